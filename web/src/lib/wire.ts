// The server's types, generated (`npm run types`); nothing is written here twice.
import type { FromClient } from "./schema";

export type * from "./schema";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** What the table answers, before it has an id. */
export type Request = WithoutId<FromClient>;
