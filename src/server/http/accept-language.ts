import { localeOr, spokenOf, type LocaleName } from '#contract/locales.ts';
import { parseAccept } from 'hono/utils/accept';

/** The language that a caller wants most of those that the network speaks, by its `Accept-Language`; else the first. */
export function languageOf(header: string | undefined): LocaleName {
  const wanted = header ? parseAccept(header).filter(({ q }) => q > 0) : [];
  return spokenOf(wanted.toSorted((a, b) => b.q - a.q).map(({ type }) => type)) ?? localeOr('');
}
