import { relative, resolve } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { localeNames } from './src/contract/locales.ts';
import { loadedWith } from './src/first-page/loaded-with.ts';
import { initialFiles } from './src/first-page/screen-files.ts';

const root = import.meta.dirname;

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
