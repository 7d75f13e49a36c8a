import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

type Texts = Record<string, unknown>;
const catalogue = /(.+\/locales\/screens\/(\w+)\.po)\?(\w+)\?lingui$/;

const sectionOf = (origin: string) => /^src\/screens\/(\w+)\//.exec(origin)?.[1] ?? 'common';

// A text also used outside the screens is common; a text of screens belongs to each of their sections.
function belongs(section: string, origins: readonly string[]) {
  const sections = new Set(origins.map(sectionOf));
  return sections.has('common') ? section === 'common' : sections.has(section);
}

/**
 * Splits `locales/screens/` by section: `en.po?offers?lingui` has the texts of `src/screens/offers/`,
 * `en.po?common?lingui` those used outside the screens.
 */
export const sectionTexts = (): Plugin => ({
  name: 'section-texts',
  enforce: 'post',
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
});
