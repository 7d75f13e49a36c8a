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
  'offers',
  'offerParts',
  'offerRecords',
  'postbacks',
  'public',
  'trafficLog',
]);
const named: ReadonlySet<string> = new Set(['category', 'event', 'reason']);
const lists: ReadonlySet<string> = new Set(['tags', 'traffic_types']);
const dictionaries: ReadonlySet<string> = new Set<Resource>(['dictionaries', 'choices', 'tags']);

/** Whether answers hold names of dictionaries, and so have a language. */
export const hasLanguage = (resource: string): boolean =>
  resources.has(resource) || dictionaries.has(resource);

function within(locale: LocaleName, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => within(locale, one));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (named.has(key)) return [key, namedIn(locale, inner)];
      if (lists.has(key) && Array.isArray(inner)) return [key, inner.map((one) => namedIn(locale, one))];
      return [key, within(locale, inner)];
    }),
  );
}

/** A reply with the categories and tags of its offers in a language. */
export function replyIn(locale: LocaleName, resource: string, reply: unknown): unknown {
  return locale === localeOr('') || !resources.has(resource) ? reply : within(locale, reply);
}
