// The verifier: takes files, has Python check them in a worker, shows what it found.
const PATIENCE = 60_000; // ms for one file
const MOST_BYTES = 1 << 20;
const COMMITMENT = /^[0-9a-f]{64}$/;

export type Request = { parts: Record<string, Uint8Array<ArrayBuffer>> } | { name: string; content: Uint8Array };

interface Verdict {
  ok: boolean;
  sentence: string;
  rolls: number;
  dice: string | null;
  proven?: string[];
  not_proven?: string[];
}

interface Found {
  verdict: { de: Verdict; en: Verdict };
  commitment?: string | null; // of a record that can be read
  title?: string; // this and what follows: of a match that follows the rules
  players?: string[];
  scores?: number[] | null;
}

/** What Python says: how far it has started, what it found in a file, or why it cannot. */
interface Answer {
  step?: number;
  found?: Found;
  problem?: string;
}

/** Why there is no verdict. */
class Unchecked extends Error {
  constructor(
    readonly state: "large" | "unreadable" | "slow" | "stopped" | "crashed",
    cause: unknown = state,
  ) {
    super(String(cause));
  }
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- like querySelector's
const one = <E extends HTMLElement>(selector: string, root: ParentNode = document) => root.querySelector<E>(selector)!;

/** Shows the parts of an element that are meant for this value, and hides its others. */
function show(root: ParentNode, kind: string, value: string | null): void {
  for (const part of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    part.hidden = part.getAttribute(`data-${kind}`) !== value;
  }
}

function speak(language: string): void {
  document.documentElement.lang = language;
  for (const button of document.querySelectorAll("header button")) {
    button.setAttribute("aria-pressed", String(button.getAttribute("lang") === language));
  }
  document.title = `${one(`h1 [lang=${language}]`).textContent} – Kleeblatt`;
}

// What this file carries

const carried = [...document.querySelectorAll<HTMLScriptElement>("script[id]")];

async function unpack({ type, text }: HTMLScriptElement): Promise<Uint8Array<ArrayBuffer>> {
  if (type === "text/plain") return new TextEncoder().encode(text);
  const binary = atob(text);
  const packed = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) packed[i] = binary.charCodeAt(i);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Offers a part as a file, for people who want to look at it. */
function offer(script: HTMLScriptElement): void {
  const button = document.createElement("button");
  button.textContent = script.id;
  button.onclick = async () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await unpack(script)]));
    link.download = script.id;
    link.click();
  };
  one("#parts").append(button);
}

// Python, in a worker that can be ended

interface Engine {
  worker: Worker;
  ready: Promise<void>;
}

function startEngine(): Engine {
  const status = one("#engine");
  show(status, "engine", "starting");
  const source = new Blob([one("#worker\\.js").textContent], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(source));
  const ready = new Promise<void>((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.step !== undefined) one<HTMLProgressElement>("progress", status).value = data.step;
      if (data.step === 1) resolve();
      if (data.problem) reject(new Error(data.problem));
    };
    Promise.all(carried.map(async (script) => [script.id, await unpack(script)] as const)).then(
      (parts) => worker.postMessage({ parts: Object.fromEntries(parts) } satisfies Request),
      reject,
    );
  });
  ready.then(
    () => show(status, "engine", "ready"),
    (reason: unknown) => {
      console.error(reason);
      show(status, "engine", "broken");
    },
  );
  return { worker, ready };
}

let engine = startEngine();

/** What Python finds in a file. */
async function verify(name: string, content: Uint8Array, stop?: AbortSignal): Promise<Found> {
  const { worker, ready } = engine;
  await ready;
  let timer = 0;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Unchecked("slow")), PATIENCE);
      stop?.addEventListener("abort", () => reject(new Unchecked("stopped")));
      worker.onerror = ({ message }) => reject(new Unchecked("crashed", message));
      worker.onmessage = ({ data }: MessageEvent<Answer>) =>
        data.found ? resolve(data.found) : reject(new Unchecked("crashed", data.problem));
      worker.postMessage({ name, content } satisfies Request);
    });
  } catch (reason) {
    worker.terminate();
    engine = startEngine();
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}

// Results

function make(tag: string, text: string, language = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.lang = language;
  return made;
}

function fill(card: HTMLElement, { verdict, commitment, title, players = [], scores }: Found): void {
  for (const [language, { sentence, proven = [], not_proven = [] }] of Object.entries(verdict)) {
    one(".sentence", card).append(make("span", sentence, language));
    one(".proven ul", card).append(...proven.map((item) => make("li", item, language)));
    one(".open ul", card).append(...not_proven.map((item) => make("li", item, language)));
  }
  one(".proven", card).hidden = !verdict.en.proven?.length;
  one(".open", card).hidden = !verdict.en.not_proven?.length;
  one(".facts", card).hidden = title === undefined;
  one(".title", card).textContent = title ?? "";
  one(".players", card).append(...players.map((name, seat) => make("li", scores ? `${name}: ${scores[seat]}` : name)));
  one(".rolls", card).textContent = String(verdict.en.rolls);
  show(card, "dice", verdict.en.dice);
  if (commitment !== undefined) card.dataset.named = commitment ?? "";
  compare(card);
}

/** Compares the commitment that a person has pasted with the one of a record. */
function compare(card: HTMLElement): void {
  const { named } = card.dataset;
  const pasted = one<HTMLInputElement>("#pasted").value.replaceAll(/\s/g, "").toLowerCase();
  if (named === undefined || !pasted) show(card, "same", null);
  else if (!COMMITMENT.test(pasted)) show(card, "same", "odd");
  else if (!named) show(card, "same", "none");
  else show(card, "same", named === pasted ? "yes" : "no");
}

async function checkFile(file: File, card: HTMLElement): Promise<void> {
  const stop = new AbortController();
  one(".stop", card).onclick = () => stop.abort();
  try {
    if (file.size > MOST_BYTES) throw new Unchecked("large");
    const content = await file.arrayBuffer().catch(() => {
      throw new Unchecked("unreadable");
    });
    show(card, "state", "checking");
    const found = await verify(file.name, new Uint8Array(content), stop.signal);
    show(card, "state", found.verdict.en.ok ? "good" : "bad");
    fill(card, found);
  } catch (reason) {
    show(card, "state", reason instanceof Unchecked ? reason.state : "broken");
  }
}

let queue = Promise.resolve();

function add(files: Iterable<File>): void {
  const cards = [...files].map((file) => {
    const card = one("article", one<HTMLTemplateElement>("template").content).cloneNode(true) as HTMLElement;
    one("h2", card).textContent = file.name;
    show(card, "state", "waiting");
    compare(card);
    queue = queue.then(() => checkFile(file, card));
    return card;
  });
  one("#results").prepend(...cards);
}

const choice = one<HTMLInputElement>("#files");
choice.onchange = () => {
  add(choice.files!);
  choice.value = ""; // the same file may be chosen again
};
document.ondragover = (event) => event.preventDefault();
document.ondrop = (event) => {
  event.preventDefault();
  add(event.dataTransfer!.files);
};
one("#pasted").oninput = () => document.querySelectorAll<HTMLElement>("#results article").forEach(compare);
for (const button of document.querySelectorAll<HTMLElement>("header button")) button.onclick = () => speak(button.lang);
carried.forEach(offer);
speak(navigator.language.startsWith("de") ? "de" : "en");
