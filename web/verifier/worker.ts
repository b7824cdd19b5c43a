// Python beside the page. First it is sent its parts, then files, one after the other.
import type { Request as Task } from "./page";

type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;

const STEPS = 3; // reported while Python starts

let check: (name: string, content: Uint8Array) => string;

const load = (source: BlobPart): Promise<unknown> => import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));

async function start(part: (name: string) => Uint8Array<ArrayBuffer>): Promise<void> {
  Object.assign(globalThis, { importScripts: undefined }); // Pyodide takes module workers only
  // Pyodide asks for its files by address. It gets them from here, and nothing from anywhere else.
  globalThis.fetch = (address) => {
    const name = (address instanceof Request ? address.url : String(address)).split("/").pop() ?? "";
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(part(name), { headers: { "content-type": type } }));
  };
  const { loadPyodide } = (await load(part("pyodide.mjs"))) as typeof import("pyodide");
  const { default: createPyodideModule } = (await load(part("pyodide.asm.mjs"))) as { default: Options["createPyodideModule"] };
  postMessage({ step: 1 / STEPS });
  const python = await loadPyodide({ createPyodideModule, indexURL: "https://parts.invalid/" });
  postMessage({ step: 2 / STEPS });
  for (const name of ["libraries.zip", "kleeblatt.zip"]) python.unpackArchive(part(name), "zip");
  python.runPython(new TextDecoder().decode(part("check.py")));
  python.runPython("warm_up()");
  const found = python.runPython("check") as (name: string, content: unknown) => string;
  check = (name, content) => found(name, python.toPy(content));
  postMessage({ step: 1 });
}

onmessage = async ({ data }: MessageEvent<Task>) => {
  try {
    if ("parts" in data) await start((name) => data.parts[name]!);
    else postMessage({ found: JSON.parse(check(data.name, data.content)) as unknown });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
};
