import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { account } from '#contract/account.ts';
import { config } from '#contract/config.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { frameFile, initialFiles, screenFile, serverDataFiles } from './screen-files.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** A row of the route table, as the build reads it. */
export type KnownRow = {
  name: string;
  access: string;
  pattern: RegExp;
  section: string | null;
  frame: string | null;
  /** The page has its styles from the start. */
  hasInitialStyles: boolean;
};
/** What a script that runs before all others needs to know: the route table, and what each screen asks for first. */
export type KnownRoutes = { rows: readonly KnownRow[]; calls: Readonly<Record<string, readonly string[]>> };
/** The same, and where the styles are that the first looks do without. */
type Known = KnownRoutes & { laterStylesheet: string };

/** What is asked for whoever comes (C1, S8). */
const visitorCalls: readonly Endpoint[] = [config.get, account.profile];
/** What is asked for whenever somebody is signed in: configuration and reference data (C1, S6). */
const startCalls: readonly Endpoint[] = [
  config.get,
  account.profile,
  dictionaries.start,
  dictionaries.categories,
  dictionaries.countries,
  dictionaries.approvalStatuses,
];
// Dictionaries come whole (P6).
const addressOf = ({ path, query }: Endpoint) => (query ? `${path}?limit=-1` : path);

const screenTexts = (locale: string, section: string) =>
  ['common', section].map((part) => `locales/screens/${locale}.po?${part}?lingui`);

/** Looks up in a bundle which files come with a module, those that every page starts with aside. */
function filesIn(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  function comeWith(chunk: Chunk | undefined, known = new Set<string>()): Set<string> {
    if (!chunk || known.has(chunk.fileName)) return known;
    known.add(chunk.fileName);
    for (const name of chunk.imports) comeWith(byName.get(name), known);
    return known;
  }
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...comeWith(chunk)]));

  return (module: string) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => [id, id.split('?')[0]].some((known) => known?.endsWith(`/${module}`))),
    );
    if (!chunk) throw new Error(`The build has no script with ${module}`);
    return [...comeWith(chunk)].filter((name) => !first.has(name));
  };
}

/** Counts names instead of repeating them; gives the place of each. */
function numbered() {
  const names: string[] = [];
  return {
    names,
    place: (fileName: string) => {
      const name = fileName.replace(/^assets\/(.*)\.js$/, '$1');
      return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
    },
  };
}

/** The program of the script with its table, in one piece. */
async function bundled(table: object) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { builtTable: JSON.stringify(table) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'prefetch.ts'), output: { format: 'iife' } },
    },
  });
  // One input that is not watched gives one output.
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/**
 * The script that asks for the files and the data of an address while the first script is still on its way, with the
 * names of the files that were just built. `locales` are the languages that there are texts in.
 */
export async function prefetchScript(
  bundle: Bundle,
  { rows, calls, laterStylesheet }: Known,
  locales: readonly string[],
): Promise<string> {
  const filesOf = filesIn(bundle);
  const { names, place } = numbered();
  const placesOf = (needed: readonly string[]) => [...new Set(needed.flatMap(filesOf).map(place))];
  const screens = rows.map(({ name, access, pattern, section, frame }) => {
    const file = screenFile(name);
    const needed = [
      file,
      ...(frame ? [frameFile(frame)] : []),
      ...(initialFiles.includes(file) ? [] : serverDataFiles),
    ];
    const files = placesOf(needed);
    return { name, access, path: pattern.source, section: section ?? '', files, calls: calls[name] ?? [] };
  });
  const sections = new Set(rows.flatMap(({ section }) => section ?? []));
  const textsOf = (locale: string) => ({
    first: placesOf([`locales/${locale}.po`]),
    ...Object.fromEntries([...sections].map((section) => [section, placesOf(screenTexts(locale, section))])),
  });
  const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]));
  const table = {
    screens,
    files: names,
    texts,
    laterStylesheet,
    firstLooks: rows.flatMap(({ name, hasInitialStyles }) => (hasInitialStyles ? name : [])),
    visitorCalls: visitorCalls.map(addressOf),
    startCalls: startCalls.map(addressOf),
  };
  return `<script>${await bundled(table)}</script>`;
}
