import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { loadedWith } from './loaded-with.ts';
import { frameFile, screenFiles } from './screen-files.ts';

type Texts = Record<string, unknown>;
const catalogue = /(.+\/locales\/screens\/(\w+)\.po)\?(\w+)\?lingui$/;

const root = join(import.meta.dirname, '../..');
const nameOf = (file: string) => relative(root, file).replaceAll('\\', '/');
const sectionOf = (file: string) => /^src\/screens\/(\w+)\//.exec(file)?.[1] ?? null;
const frames = ['shell', 'publicShell'].map(frameFile);

// What its screens and their frame are loaded with, and what its own files load later.
function filesOf(section: string): ReadonlySet<string> {
  const isOwn = (file: string) => sectionOf(nameOf(file)) === section;
  const files = new Set<string>();
  for (const file of [...frames, ...screenFiles.filter((screen) => sectionOf(screen) === section)]) {
    loadedWith(join(root, file), isOwn, files);
  }
  return new Set([...files].map(nameOf));
}

/**
 * Splits `locales/screens/` by who shows a text first: `en.po?offers?lingui` has the texts of `src/screens/offers/`, and
 * all that its screens and their frame show, so that they need no other; `en.po?common?lingui` has those used outside
 * the screens, for what is loaded later (see `lazy-texts.ts`).
 */
export function sectionTexts(): Plugin {
  const known = new Map<string, ReadonlySet<string>>();
  const shownBy = (section: string) => {
    const files = known.get(section) ?? filesOf(section);
    known.set(section, files);
    return files;
  };
  const belongs = (section: string, origins: readonly string[]) =>
    section === 'common'
      ? origins.some((origin) => sectionOf(origin) === null)
      : origins.some((origin) => sectionOf(origin) === section || shownBy(section).has(origin));
  return {
    name: 'section-texts',
    enforce: 'post',
    // Files may import others by now.
    watchChange: () => known.clear(),
    async transform(code, id) {
      const [, file = '', locale = '', section = ''] = catalogue.exec(id) ?? [];
      if (section === '') return null;
      const po = await readFile(file, 'utf8');
      const entries = await formatter().parse(po, { locale, sourceLocale: 'en', filename: file });
      // Lingui's compiled catalogue has no imports, so it can be evaluated as it is.
      const address = `data:text/javascript,${encodeURIComponent(code)}`;
      const module: unknown = await import(address);
      const { messages: texts } = module as { messages: Texts };
      const own = Object.entries(texts).filter(([text]) =>
        belongs(section, entries[text]?.origin?.map(([origin]) => origin) ?? []),
      );
      const source = JSON.stringify(JSON.stringify(Object.fromEntries(own)));
      return { code: `export const messages = JSON.parse(${source});`, map: null };
    },
  };
}
