// The server's types, generated (`npm run types`); nothing is written here twice.
export type * from "./schema";
