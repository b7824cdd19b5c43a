// Where somebody came from to a page that is only read: its way back leads there.
const KEY = "origin";
const READ = /^#\/(rules|guide|paper)\//; // pages that lead to each other

/** Note the place that was left. */
export function leave(from: string): void {
  const place = new URL(from, location.href).hash;
  if (READ.test(place)) return;
  try {
    sessionStorage.setItem(KEY, place);
  } catch {
    // the way back leads to the start page then
  }
}

/** Where to go back to; the start page if nobody knows. */
export function origin(): string {
  try {
    return sessionStorage.getItem(KEY) || "#/";
  } catch {
    return "#/";
  }
}
