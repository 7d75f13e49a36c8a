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

// Static imports and re-exports, without types.
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

// With all its static imports.
function loadedWith(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return files;
  files.add(file);
  for (const specifier of importedBy(file)) {
    const imported = fileOf(specifier, file);
    if (imported) loadedWith(imported, files);
  }
  return files;
}

const firstRoots = [...initialFiles, 'src/app/shell/toast-list.tsx'];
const firstFiles = firstRoots.flatMap((file) => [...loadedWith(resolve(root, file))]);
// The login, and what may show a text before any other screen is loaded.
const firstScreen = [
  ...new Set(firstFiles.map((file) => relative(root, file))),
  'src/portal',
  'src/i18n',
  'src/fields/check-form.ts',
];
const own = ['src/styled-system/**', 'src/server/**', 'src/audit/**', 'src/gallery/**', 'src/operators/**'];

export default defineConfig({
  sourceLocale: 'en',
  locales: [...localeNames],
  runtimeConfigModule: { Trans: ['#i18n/trans.tsx', 'Trans'] },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: firstScreen },
    // Apart from the first catalogue: this one grows with every screen.
    { path: '<rootDir>/locales/screens/{locale}', include: ['src'], exclude: [...own, ...firstScreen] },
    // The portal loads none of these.
    { path: '<rootDir>/locales/gallery/{locale}', include: ['src/gallery'] },
    { path: '<rootDir>/locales/operators/{locale}', include: ['src/operators'] },
    {
      path: '<rootDir>/locales/audit/{locale}',
      include: ['src/audit', 'src/i18n/disabled-reasons.ts', 'src/ui/layout/skip-link.tsx'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
