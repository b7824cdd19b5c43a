import type { Emoted } from "./wire";

export type Emote = Emoted["emote"];
export const EMOTES: Record<Emote, string> = {
  clap: "👏",
  laugh: "😄",
  wow: "😮",
  sad: "😢",
  clover: "🍀",
  think: "🤔",
  hurry: "⏳",
  thanks: "🙏",
};
