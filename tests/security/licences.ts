import * as z from 'zod/mini';
import { readProjectFile } from '../support/source-files.ts';

// npm writes one name or a list.
const names = z.optional(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value) => [value].flat()),
  ),
);
const lockEntry = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  integrity: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
  os: names,
  cpu: names,
  libc: names,
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
  hasInstallScript: z.optional(z.boolean()),
  resolved: z.optional(z.string()),
});
export type LockEntry = z.infer<typeof lockEntry>;

const { packages } = z
  .object({ packages: z.record(z.string(), lockEntry) })
  .parse(JSON.parse(readProjectFile('package-lock.json')));

// By folder, without the project itself.
export const locked: readonly [folder: string, entry: LockEntry][] = Object.entries(packages).filter(
  ([folder]) => folder !== '',
);

// May be redistributed with a product.
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]);
// Licences with terms of their own, each accepted for the named packages.
const accepted: Readonly<Record<string, RegExp>> = {
  // Fonts, served as they are.
  'OFL-1.1': /^@fontsource-variable\//,
  // A font and a few lines that name its files.
  'MIT AND OFL-1.1': /^@expo-google-fonts\//,
  // MIT by its file alone.
  none: /^png-js$/,
  // Tools at build time and in tests; nothing of them is shipped.
  'MPL-2.0': /^(lightningcss|axe-core|@sparticuz\/chromium)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'EPL-2.0 OR GPL-3.0-or-later': /^elkjs$/,
};

export const nameOf = (folder: string): string => folder.split('node_modules/').at(-1) ?? folder;

export const unknownLicences = (): string[] =>
  locked.flatMap(([folder, { license = 'none' }]) => {
    const name = nameOf(folder);
    const isAccepted = free.has(license) || accepted[license]?.test(name);
    return isAccepted ? [] : [`${name}: ${license}`];
  });

// The most common first.
export function licenceTable(): [licence: string, packages: number][] {
  const groups = Map.groupBy(locked, ([, { license }]) => license);
  return [...groups]
    .flatMap(([licence, entries]): [string, number][] => (licence ? [[licence, entries.length]] : []))
    .toSorted(([, one], [, other]) => other - one);
}
