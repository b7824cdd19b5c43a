// The points of a seat: the table tells their parts.
export const total = (parts: Record<string, number> | undefined): number =>
  Object.values(parts ?? {}).reduce((sum, points) => sum + points, 0);

/** With a minus sign instead of a hyphen: "−22", in sentences too. */
export const minus = (text: string | number): string => String(text).replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");
