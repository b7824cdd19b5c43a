// What the browser keeps. Where it keeps nothing (blocked, full) the page works all the same.
export function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Was there room? */
export function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is kept anyway
  }
}

export function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
