// The points of a seat: the table tells their parts.
export const total = (parts: Record<string, number> | undefined): number =>
  Object.values(parts ?? {}).reduce((sum, points) => sum + points, 0);
