// Where other devices reach this server: links for friends lead there.
import { network as ask, setNetwork } from "./api";
import type { NetworkFacts } from "./wire";

export const network = $state<{ facts: NetworkFacts | null; isAsked: boolean }>({ facts: null, isAsked: false });

/** Does this page's address work on this machine only? */
export const isLocal = (): boolean => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** Ask the server how it is reached; without an answer links lead where this page is. */
export async function look(): Promise<void> {
  if (isLocal()) network.facts = await ask().catch(() => null);
  network.isAsked = true;
}

/** Open it to the home network, or close it; Refusal if that cannot be done. */
export async function open(is_open: boolean): Promise<void> {
  network.facts = await setNetwork(is_open);
}

/** The address of the page, as others have to type it. */
export function address(): string {
  const own = `${location.origin}${location.pathname}`;
  return (isLocal() && network.facts?.urls[0]) || own;
}
