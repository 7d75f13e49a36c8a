import type { Rolldown } from 'vite';
import { account } from '#contract/account.ts';
import { config } from '#contract/config.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Destinations } from './destinations.ts';
import { inlineScript } from './inline-script.ts';
import { frameFile, initialFiles, screenFile, serverDataFiles } from './screen-files.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** A row of the route table, as the build reads it. */
export type BuiltRow = {
  name: string;
  pattern: RegExp;
  section: string | null;
  frame: string | null;
  /** The page has its styles from the start. */
  hasInitialStyles: boolean;
  leadsTo: Destinations;
};
/** What a script that runs before all others needs to know: the route table, and what each screen asks for first. */
export type BuiltRoutes = {
  rows: readonly BuiltRow[];
  /** Where an address of no screen leads. */
  unknown: Destinations;
  calls: Readonly<Record<string, readonly string[]>>;
};
/** The same, and where the styles are that the initial renders do without. */
type Known = BuiltRoutes & { lazyStylesheet: string };

/** The bootstrap requests of every visitor (C1, S8). */
const visitorCalls: readonly Endpoint[] = [config.get, account.profile];
/** What a session adds to them: reference data (S6). */
const startCalls: readonly Endpoint[] = [
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

/**
 * The script that asks for the files and the data of an address while the first script is still on its way, with the
 * names of the files that were just built. `locales` are the languages that there are texts in.
 */
export async function prefetchScript(
  bundle: Bundle,
  { rows, unknown, calls, lazyStylesheet }: Known,
  locales: readonly string[],
): Promise<string> {
  const filesOf = filesIn(bundle);
  const { names, place } = numbered();
  const placesOf = (needed: readonly string[]) => [...new Set(needed.flatMap(filesOf).map(place))];
  const places = ({ signedOut, signedIn }: Destinations) =>
    [signedOut, signedIn].map((wanted) => rows.findIndex(({ name }) => name === wanted));
  const screens = rows.map(({ name, pattern, section, frame, hasInitialStyles, leadsTo }) => {
    const file = screenFile(name);
    const needed = [
      file,
      ...(frame ? [frameFile(frame)] : []),
      ...(initialFiles.includes(file) ? [] : serverDataFiles),
    ];
    const files = placesOf(needed);
    return {
      name,
      // Without names of parameters and escapes of slashes, which the page does not need.
      path: pattern.source.replaceAll(/\?<\w+>|\\(?=\/)/g, ''),
      to: places(leadsTo),
      ...(hasInitialStyles && { hasInitialStyles }),
      section: section ?? '',
      // In one order for all screens: the page is 80 bytes lighter.
      files: [...files.slice(0, 1), ...files.slice(1).toSorted((one, other) => one - other)],
      calls: calls[name] ?? [],
    };
  });
  const sections = new Set(rows.flatMap(({ section }) => section ?? []));
  const textsOf = (locale: string) => ({
    first: placesOf([`locales/${locale}.po`]),
    ...Object.fromEntries([...sections].map((section) => [section, placesOf(screenTexts(locale, section))])),
  });
  const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]));
  const table = {
    screens,
    unknown: { to: places(unknown) },
    files: names,
    texts,
    lazyStylesheet,
    visitorCalls: visitorCalls.map(addressOf),
    startCalls: startCalls.map(addressOf),
  };
  return inlineScript('first-page/prefetch.ts', {
    format: 'iife',
    define: { builtTable: JSON.stringify(table) },
  });
}
