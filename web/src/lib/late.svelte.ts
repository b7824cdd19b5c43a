// What takes long enough to be worth a word: shorter waits would only flicker.
const SOON = 700; // ms

/** Is it so for a while already? */
export function late(is: () => boolean): { readonly now: boolean } {
  const waits = $derived(is());
  let now = $state(false);
  $effect(() => {
    now = false;
    if (!waits) return;
    const timer = setTimeout(() => (now = true), SOON);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now && waits;
    },
  };
}
