// Marks as a hand draws them: no two are quite the same, and each place always has its own.

const CROSSES = [
  ["M5.2 4.8C9.4 9.6 13.6 14.2 18.9 19.3", "M18.6 5.1C14.6 9.1 9.3 14.7 5.4 18.6"],
  ["M4.9 5.6C9.9 9.9 14.4 14.9 18.4 18.8", "M19.2 4.6C13.9 10.2 10.2 13.9 4.7 19.3"],
  ["M5.8 4.5C8.8 9.3 14.9 14.1 19.4 18.4", "M18 4.4C15.3 9.9 9.1 13.6 5.9 19.4"],
  ["M4.6 4.9C10.4 9.2 13.2 15.1 19 19.8", "M19.5 5.8C14.1 9.4 10 15 4.9 18.2"],
] as const;

const CIRCLES = [
  "M14.6 2.9C8.7 1.4 2.7 5.8 2.6 11.9C2.5 17.8 7.2 21.6 12.4 21.5C17.8 21.4 21.7 17 21.4 11.6C21.1 6.7 17.3 2.8 11.8 2.6",
  "M9.7 3.1C4.9 4.6 2 8.9 2.8 13.6C3.6 18.4 8 21.8 13.1 21.3C18.2 20.8 21.9 16.5 21.3 11.3C20.7 6.2 16.6 2.3 9.1 3.6",
  "M17.4 4.2C12.7 1.3 6.2 2.6 3.5 7.6C0.9 12.6 3 18.6 8.2 20.8C13.3 22.9 19.3 20.5 21.1 15.3C22.8 10.4 20.3 4.9 14.6 3",
] as const;

function pick<T>(of: readonly T[], spot: string): T {
  let sum = 0;
  for (const sign of spot) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return of[sum % of.length] as T;
}

export const crossAt = (spot: string): readonly [string, string] => pick(CROSSES, spot);
export const circleAt = (spot: string): string => pick(CIRCLES, spot);
