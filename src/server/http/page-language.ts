import { isLocale, type LocaleName } from '#contract/locales.ts';
import type { Context } from 'hono';
import { languageOf } from './accept-language.ts';

export type PageLanguage = {
  locale: LocaleName;
  /** The choice for the addresses of further pages: nothing where the browser's language is shown. */
  search: string;
  /** The same page in a language. */
  hrefIn: (locale: LocaleName) => string;
};

/** The language of a page that the network makes: the one in its address, else the browser's. */
export function pageLanguage({ req }: Context): PageLanguage {
  const { pathname, searchParams } = new URL(req.url);
  const chosen = searchParams.get('lang') ?? '';
  const hrefIn = (locale: LocaleName) => {
    const search = new URLSearchParams(searchParams);
    search.set('lang', locale);
    return `${pathname}?${search}`;
  };
  return isLocale(chosen)
    ? { locale: chosen, search: `?lang=${chosen}`, hrefIn }
    : { locale: languageOf(req.header('accept-language')), search: '', hrefIn };
}
