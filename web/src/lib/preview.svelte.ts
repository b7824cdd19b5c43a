// What a choice that is not confirmed yet would lead to.
import { untrack } from "svelte";

type Ask<Event> = (...moves: string[]) => Promise<Event[]>;

/** The events of these moves; none before the table has answered, and none without moves. */
export function previewOf<Event>(
  moves: () => string[],
  ask: () => Ask<Event>,
  question: () => string = () => "", // another one is asked again, even for the same moves
): { readonly events: Event[] } {
  let events = $state.raw<Event[]>([]);
  const asked = $derived(moves().join("\n")); // moves that say the same are asked once
  const of = $derived(question());
  $effect(() => {
    void of;
    let isCurrent = true;
    events = [];
    if (asked) void untrack(ask)(...asked.split("\n")).then((told) => isCurrent && (events = told));
    return () => (isCurrent = false);
  });
  return {
    get events() {
      return events;
    },
  };
}
