import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { localeNames } from './src/i18n/locales.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...localeNames],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src', 'machines'],
      exclude: ['src/styled-system/**', 'src/server/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
