import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';

type Api = {
  parse: (text: string) => Promise<unknown>;
  mermaidAPI: {
    getDiagramFromText: (text: string) => Promise<{
      db: {
        getActors: () => Map<string, { description: string }>;
        getMessages: () => readonly { from: string; to: string; message: string }[];
      };
    }>;
  };
};

/** Mermaid is made for pages and brings no types: it is read as a script, in a world without a page. */
function load(): Api {
  const world = createContext({ structuredClone, console });
  runInContext(readFileSync(fileURLToPath(import.meta.resolve('@mermaid-js/tiny')), 'utf8'), world);
  return Reflect.get(world, 'mermaid') as Api;
}
let api: Api | undefined;

// 'ﬂ°°59¶ß' is what it makes of '#59;' until it draws.
const decoded = (text: string) =>
  text.replaceAll(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** A sequence diagram as Mermaid itself reads it, participants by what they are called; throws where it cannot. */
export async function readSequence(text: string) {
  api ??= load();
  await api.parse(text);
  const { db } = await api.mermaidAPI.getDiagramFromText(text);
  const names = new Map([...db.getActors()].map(([id, { description }]) => [id, decoded(description)]));
  const messages = db.getMessages().map(({ from, to, message }) => ({
    from: names.get(from),
    to: names.get(to),
    message: decoded(message),
  }));
  return { actors: [...names.values()], messages };
}
