import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { account } from '#contract/account.ts';
import { config } from '#contract/config.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { root } from '../start/paths.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What a script that runs before all others needs to know: the route table, and what each screen asks for first. */
export type KnownRoutes = {
  rules: readonly { name: string; access: string; pattern: RegExp }[];
  calls: Readonly<Record<string, readonly string[]>>;
  /** Screens whose styles every page has. */
  firstLooks: readonly string[];
};
/** The same, and where the styles are that the first looks do without. */
type Known = KnownRoutes & { laterStylesheet: string };

const source = (path: string) => readFile(join(root, 'src', path), 'utf8');

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

/** The module of each screen, as `src/app/screens.ts` names it. */
async function screenModules() {
  const rows = (await source('app/screens.ts')).matchAll(
    /^ {2}(\w+): async \(\) =>\s+\(await import\('#([^']+)'\)/gm,
  );
  return new Map([...rows].map(([, name = '', module = '']) => [name, module]));
}

const sectionOf = (module: string) => module.split('/').at(1) ?? '';
const screenTexts = (locale: string, section: string) =>
  ['common', section].map((part) => `locales/screens/${locale}.po?${part}?lingui`);

/** What stands around the screens of one kind of access. */
const frames: Readonly<Record<string, readonly string[]>> = {
  publisher: ['app/shell/shell.tsx', 'app/ask-ahead.ts', 'portal/session-clock.ts'],
  catalogue: ['app/shell/public-shell.tsx'],
};
const serverData = [
  'api/query-client.ts',
  'api/reference-data.ts',
  'api/send-call.ts',
  'api/answer.ts',
  'api/call-address.ts',
];

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
      rolldownOptions: { input: join(root, 'src/ahead.ts'), output: { format: 'iife' } },
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
export async function aheadScript(
  bundle: Bundle,
  { rules, calls, firstLooks, laterStylesheet }: Known,
  locales: readonly string[],
): Promise<string> {
  const filesOf = filesIn(bundle);
  const modules = await screenModules();
  const { names, place } = numbered();
  const placesOf = (needed: readonly string[]) => [...new Set(needed.flatMap(filesOf).map(place))];
  const screens = rules.map(({ name, access, pattern }) => {
    const screen = modules.get(name);
    if (screen === undefined) throw new Error(`src/app/screens.ts has no row for ${name}`);
    const needed = [screen, ...(frames[access] ?? []), ...(name === 'login' ? [] : serverData)];
    const files = placesOf(needed.map((module) => `src/${module}`));
    const section = sectionOf(screen);
    return { name, access, path: pattern.source, section, files, calls: calls[name] ?? [] };
  });
  const sections = [...new Set(screens.map(({ section }) => section))];
  const textsOf = (locale: string) => ({
    first: placesOf([`locales/${locale}.po`]),
    ...Object.fromEntries(sections.map((section) => [section, placesOf(screenTexts(locale, section))])),
  });
  const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]));
  const table = {
    screens,
    files: names,
    texts,
    laterStylesheet,
    firstLooks,
    visitorCalls: visitorCalls.map(addressOf),
    startCalls: startCalls.map(addressOf),
  };
  return `<script>${await bundled(table)}</script>`;
}
