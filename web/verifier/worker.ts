// Python beside the page. First it is sent its parts, then files, one after the other.
import type { PyodideInterface } from "pyodide";

import type { Request } from "./page";

const STEPS = 3; // reported while Python starts

let check: (name: string, content: Uint8Array) => string;

const load = (source: BlobPart) => import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));

async function start(part: (name: string) => Uint8Array<ArrayBuffer>): Promise<void> {
  Object.assign(globalThis, { importScripts: undefined }); // Pyodide takes module workers only
  // Pyodide asks for its files by address. It gets them from here, and nothing from anywhere else.
  globalThis.fetch = async (address) => {
    const name = String(address).split("/").pop() ?? "";
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(part(name), { headers: { "content-type": type } });
  };
  const { loadPyodide } = await load(part("pyodide.mjs"));
  const { default: createPyodideModule } = await load(part("pyodide.asm.mjs"));
  postMessage({ step: 1 / STEPS });
  const python: PyodideInterface = await loadPyodide({ createPyodideModule, indexURL: "https://parts.invalid/" });
  postMessage({ step: 2 / STEPS });
  for (const name of ["libraries.zip", "kleeblatt.zip"]) python.unpackArchive(part(name), "zip");
  python.runPython(new TextDecoder().decode(part("check.py")));
  python.runPython("warm_up()");
  const found = python.globals.get("check");
  check = (name, content) => found(name, python.toPy(content));
  postMessage({ step: 1 });
}

onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    if ("parts" in data) await start((name) => data.parts[name]!);
    else postMessage({ found: JSON.parse(check(data.name, data.content)) });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
};
