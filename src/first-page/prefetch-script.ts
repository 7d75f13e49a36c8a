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

// A row of the route table, as the build reads it.
export type BuiltRow = {
  name: string;
  pattern: RegExp;
  section: string | null;
  frame: string | null;
  /** The page links its styles. */
  hasInitialStyles: boolean;
  leadsTo: Destinations;
};
export type BuiltRoutes = {
  rows: readonly BuiltRow[];
  /** Where an address of no screen leads. */
  unknown: Destinations;
  /** The first requests of each screen. */
  calls: Readonly<Record<string, readonly string[]>>;
};
type Built = BuiltRoutes & { lazyStylesheet: string };

/** The bootstrap requests of every visitor (C1, S8). */
const visitorCalls: readonly Endpoint[] = [config.get, account.profile];
/** A session adds reference data (S6). */
const startCalls: readonly Endpoint[] = [
  dictionaries.start,
  dictionaries.categories,
  dictionaries.countries,
  dictionaries.approvalStatuses,
];
// Dictionaries come whole (P6).
const addressOf = ({ path, query }: Endpoint) => (query ? `${path}?limit=-1` : path);

export const screenTexts = (locale: string, section: string): string =>
  `locales/screens/${locale}.po?${section}?lingui`;

/** The files of every page (`initial`), and those that a module needs beside them. */
export function filesIn(bundle: Bundle): {
  initial: ReadonlySet<string>;
  needed: (module: string) => string[];
} {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  function closureOf(chunk: Chunk | undefined, files = new Set<string>()): Set<string> {
    if (!chunk || files.has(chunk.fileName)) return files;
    files.add(chunk.fileName);
    for (const name of chunk.imports) closureOf(byName.get(name), files);
    return files;
  }
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...closureOf(chunk)]));

  const needed = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => [id, id.replace(/\?.*/, '')].some((file) => file.endsWith(`/${module}`))),
    );
    if (!chunk) throw new Error(`The build has no script with ${module}`);
    return [...closureOf(chunk)].filter((name) => !initial.has(name));
  };
  return { initial, needed };
}

// Writes each name once and refers to it by index.
function numbered() {
  const names: string[] = [];
  return {
    names,
    place: (fileName: string) => {
      const name = fileName.slice('assets/'.length, -'.js'.length);
      return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
    },
  };
}

/** What the inline script knows: the files, texts and first requests of each screen, and where addresses lead. */
export function prefetchTable(
  bundle: Bundle,
  { rows, unknown, calls, lazyStylesheet }: Built,
  locales: readonly string[],
) {
  const { needed: filesOf } = filesIn(bundle);
  const { names, place } = numbered();
  const placesOf = (needed: readonly string[]) => [...new Set(needed.flatMap(filesOf).map(place))];
  const places = ({ signedOut, signedIn }: Destinations) =>
    [signedOut, signedIn].map((target) => rows.findIndex(({ name }) => name === target));
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
      // Without names of parameters and escapes of slashes, to save bytes.
      path: pattern.source.replaceAll(/\?<\w+>|\\(?=\/)/g, ''),
      to: places(leadsTo),
      ...(hasInitialStyles && { hasInitialStyles }),
      section: section ?? '',
      // The same order for all screens compresses better: 80 bytes.
      files: [...files.slice(0, 1), ...files.slice(1).toSorted((one, other) => one - other)],
      calls: calls[name] ?? [],
    };
  });
  const sections = new Set(rows.flatMap(({ section }) => section ?? []));
  const textsOf = (locale: string) => ({
    first: placesOf([`locales/${locale}.po`]),
    ...Object.fromEntries(
      [...sections].map((section) => [section, placesOf([screenTexts(locale, section)])]),
    ),
  });
  const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]));
  return {
    screens,
    unknown: { to: places(unknown) },
    files: names,
    texts,
    lazyStylesheet,
    visitorCalls: visitorCalls.map(addressOf),
    startCalls: startCalls.map(addressOf),
  };
}

/** The inline script that prefetches the files and data of an address while the first script is loading. */
export const prefetchScript = (...given: Parameters<typeof prefetchTable>): Promise<string> =>
  inlineScript('first-page/prefetch.ts', {
    format: 'iife',
    define: { builtTable: JSON.stringify(prefetchTable(...given)) },
  });
