import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { parseSync } from 'rolldown/utils';
import packageJson from './package.json' with { type: 'json' };
import { localeNames } from './src/contract/locales.ts';
import { initialFiles } from './src/first-page/screen-files.ts';

const root = import.meta.dirname;
const aliases = Object.entries(packageJson.imports).map(([alias, target]) => ({
  start: alias.replace('*', ''),
  target: resolve(root, target.replace(/\*.*$/, '')),
}));

function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  const alias = aliases.find(({ start }) => specifier.startsWith(start));
  return alias ? alias.target + specifier.slice(alias.start.length).replace(/^(?=.)/, '/') : null;
}

/** What a file imports or exports on at once, types aside. */
function importedBy(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : []));
  return [...imported, ...exported];
}

/** The files that come with `file`, whatever it loads later aside. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return known;
  known.add(file);
  for (const specifier of importedBy(file)) {
    const imported = fileOf(specifier, file);
    if (imported) loadedWith(imported, known);
  }
  return known;
}

const firstRoots = [...initialFiles, 'src/app/shell/toast-list.tsx'];
const firstFiles = firstRoots.flatMap((file) => [...loadedWith(resolve(root, file))]);
/** The login, and what may have to speak before any other screen is there. */
const firstScreen = [
  ...new Set(firstFiles.map((file) => relative(root, file))),
  'src/portal',
  'src/i18n',
  'src/fields/check-form.ts',
];
const own = ['src/styled-system/**', 'src/server/**', 'src/audit/**', 'src/gallery/**'];

export default defineConfig({
  sourceLocale: 'en',
  locales: [...localeNames],
  runtimeConfigModule: { Trans: ['#i18n/trans.tsx', 'Trans'] },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: firstScreen },
    // Of no weight for the login: it grows with every screen.
    { path: '<rootDir>/locales/screens/{locale}', include: ['src'], exclude: [...own, ...firstScreen] },
    // Neither the gallery nor the auditors' pages are a burden to the portal.
    { path: '<rootDir>/locales/gallery/{locale}', include: ['src/gallery'] },
    { path: '<rootDir>/locales/audit/{locale}', include: ['src/audit', 'src/ui/layout/skip-link.tsx'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
