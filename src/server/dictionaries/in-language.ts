import type { ApiContract } from '#contract/index.ts';
import { localeOr, type LocaleName } from '#contract/locales.ts';
import { germanNames } from '../reference/german.ts';

const names: Record<LocaleName, ReadonlyMap<string, string>> = { en: new Map(), de: germanNames };

/** A name of a dictionary in a language; as it is where there is no other. */
export const nameIn = (locale: LocaleName, name: string): string => names[locale].get(name) ?? name;

/** The rows of a dictionary with their names in a language, in the same order. */
export const rowsIn = <Row extends { name: string }>(locale: LocaleName, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: nameIn(locale, row.name) }));

/** The same by name. */
export function sortedIn<Row extends { name: string }>(locale: LocaleName, rows: readonly Row[]): Row[] {
  const { compare } = new Intl.Collator(locale);
  return rowsIn(locale, rows).toSorted((a, b) => compare(a.name, b.name));
}

/** What offers say of themselves, by their own words; what is missing stays as it was written. */
export type OfferTexts = Readonly<Record<LocaleName, ReadonlyMap<string, string>>>;
export const noOfferTexts: OfferTexts = { en: new Map(), de: new Map() };

type Language = { locale: LocaleName; offerTexts: OfferTexts };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const namedIn = (locale: LocaleName, value: unknown): unknown =>
  isFields(value) && typeof value['name'] === 'string'
    ? { ...value, name: nameIn(locale, value['name']) }
    : value;

type Resource = keyof ApiContract;

// What rows of these resources hold of dictionaries; other names in them belong to publishers and advertisers.
const resources: ReadonlySet<string> = new Set<Resource>([
  'approvals',
  'campaigns',
  'offers',
  'offerParts',
  'offerRecords',
  'postbacks',
  'public',
  'trackingLinks',
  'trafficLog',
]);
const named: ReadonlySet<string> = new Set(['category', 'event', 'reason']);
const lists: ReadonlySet<string> = new Set(['tags', 'traffic_types']);
const dictionaries: ReadonlySet<string> = new Set<Resource>(['dictionaries', 'choices', 'tags']);

/** Whether answers hold names of dictionaries, and so have a language. */
export const hasLanguage = (resource: string): boolean =>
  resources.has(resource) || dictionaries.has(resource);

// Records are read to be changed, so they keep their own words.
const written: ReadonlySet<string> = new Set<Resource>(['offerRecords']);
const texts: ReadonlySet<string> = new Set(['description', 'text', 'question', 'reason']);
const pages: ReadonlySet<string> = new Set(['landing_page', 'landing_pages']);

function pageIn(words: ReadonlyMap<string, string>, page: unknown): unknown {
  if (Array.isArray(page)) return page.map((one) => pageIn(words, one));
  if (!isFields(page) || typeof page['name'] !== 'string') return page;
  return { ...page, name: words.get(page['name']) ?? page['name'] };
}

function within(language: Language, value: unknown): unknown {
  const { locale, offerTexts } = language;
  const words = offerTexts[locale];
  if (Array.isArray(value)) return value.map((one) => within(language, one));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (texts.has(key) && typeof inner === 'string') return [key, words.get(inner) ?? inner];
      if (pages.has(key)) return [key, pageIn(words, inner)];
      if (named.has(key)) return [key, namedIn(locale, inner)];
      if (lists.has(key) && Array.isArray(inner)) return [key, inner.map((one) => namedIn(locale, one))];
      return [key, within(language, inner)];
    }),
  );
}

/** A reply with what offers say, their categories and tags in a language. */
export function replyIn(language: Language, resource: string, reply: unknown): unknown {
  const { locale } = language;
  if (locale === localeOr('') || !resources.has(resource)) return reply;
  return within(written.has(resource) ? { locale, offerTexts: noOfferTexts } : language, reply);
}
