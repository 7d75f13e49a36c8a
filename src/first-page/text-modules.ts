import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { localeNames } from '#contract/locales.ts';

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');
const sections = () =>
  readdirSync(join(root, 'src/screens'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const lazyTexts = (file: string) => `() => import(${JSON.stringify(`${root}/locales/${file}`)})`;
const objectOf = (names: readonly string[], valueOf: (name: string) => string) =>
  `{ ${names.map((name) => `${JSON.stringify(name)}: ${valueOf(name)}`).join(', ')} }`;

const inOnePart = (program: string) => (locale: string) =>
  objectOf(['first'], () => lazyTexts(`${program}/${locale}.po`));

// The parts of a catalogue by name, for each program that shows texts.
const partsOf: Readonly<Record<string, (locale: string) => string>> = {
  portal: (locale) =>
    objectOf(['first', 'common', ...sections()], (part) =>
      lazyTexts(part === 'first' ? `${locale}.po` : `screens/${locale}.po?${part}?lingui`),
    ),
  audit: inOnePart('audit'),
  operators: inOnePart('operators'),
  gallery: inOnePart('gallery'),
};

/** A module that imports the texts of a program by locale and section: neither is listed by hand. */
export const textModules = (): Plugin => ({
  name: 'text-modules',
  resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : null),
  load(id) {
    const parts = partsOf[id.replace('\0virtual:texts/', '')];
    if (!parts) return null;
    return `const texts = ${objectOf(localeNames, parts)};
export const loadTexts = (locale, part) => texts[locale][part]();`;
  },
});
