import type * as z from 'zod/mini';
import type { ConfigurationAnswer } from '#contract/config.ts';
import type { offer } from '#contract/offers.ts';
import type { Adapter, Sent } from './adapter.ts';

/*
 * A network of other habits, as an example: `NETWORK_ADAPTER=src/server/adapter/example.ts`. Its paths begin with
 * /v3, its names are in camel case, its ids are texts (`p-48213`), its words for a status are its own, lists and refusals
 * come in an envelope of another shape, and it knows offers as listings.
 */

const words: Readonly<Record<string, string>> = {
  active: 'LIVE',
  paused: 'ON_HOLD',
  expired: 'OVER',
  ended: 'FINISHED',
  pending: 'IN_REVIEW',
  approved: 'ACCEPTED',
  rejected: 'DECLINED',
  blocked: 'BARRED',
};
const ours = Object.fromEntries(Object.entries(words).map(([word, theirs]) => [theirs, word]));
const isStatus = (name: string) => name === 'status' || name === 'approval_status';
const isId = (name: string) => /(^|_)ids?$/.test(name);

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Part = (name: string, value: unknown) => unknown;
/** A value with every name in it written anew, and what stands at a name. */
function rewritten(value: unknown, rename: (name: string) => string, part: Part): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, rename, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [rename(name), part(name, rewritten(inner, rename, part))]),
  );
}

const each = (value: unknown, change: (one: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : change(value);
const theirId = (one: unknown) => (typeof one === 'number' ? `p-${one}` : one);
const ourId = (one: unknown) => (typeof one === 'string' && /^p-\d+$/.test(one) ? Number(one.slice(2)) : one);

const theirPart: Part = (name, value) => {
  if (isStatus(name)) return typeof value === 'string' ? (words[value] ?? value) : value;
  return isId(name) ? each(value, theirId) : value;
};
const ourPart: Part = (theirs, value) => {
  const name = snake(theirs);
  if (isStatus(name)) return typeof value === 'string' ? (ours[value] ?? value) : value;
  return isId(name) ? each(value, ourId) : value;
};

const places = [
  ['/publisher/v2/analytics/', '/v3/insights/'],
  ['/publisher/v1/', '/v3/publisher/'],
  ['/public/v1/', '/v3/open/'],
] as const;

function pathOf(path: string): string {
  const [from, to] = places.find(([prefix]) => path.startsWith(prefix)) ?? ['', ''];
  const there = to + path.slice(from.length);
  return there.startsWith('/v3/') ? there.replaceAll(/(?<=\/)\d+(?=\/|$)/g, 'p-$&') : there;
}

/** Of a list of words or ids in the address. */
function queryPart([name, text]: [string, string]): [string, string] {
  const one = (word: string) =>
    String(theirPart(name, isId(name) && /^\d+$/.test(word) ? Number(word) : word));
  return [camel(name), isStatus(name) || isId(name) ? text.split(',').map(one).join(',') : text];
}

type Theirs = {
  result: unknown;
  paging?: { count: number; size: number; from: number };
  about?: Record<string, unknown>;
};
type Refusal = { problem: { kind: string; fields?: { name: string; kind: string; detail: string }[] } };

type Offer = z.input<typeof offer>;
type Reward = {
  kind: Offer['payout']['model'];
  fixed: number | null;
  share: number | null;
  unit: Offer['payout']['currency'];
  mixed: boolean;
};
/** After `answer`, which has renamed and counted already. */
type Listing = Omit<Offer, 'name' | 'payout'> & { title: string; reward: Reward };
type Listings = { data: { data: Listing[]; total: number; limit: number; offset: number } };

const offerOf = ({ title, reward: { kind, fixed, share, unit, mixed }, ...rest }: Listing): Offer => ({
  ...rest,
  name: title,
  payout: { model: kind, amount: fixed, percent: share, currency: unit, varies: mixed },
});

/** Of the calls whose answer has no envelope. */
const inside = ({ data }: { data: never }) => data;

/** The contract itself has some names in camel case. */
function settings({ data }: { data: Record<string, unknown> }) {
  const { date_format, ignored_error_codes, loading_error_codes, ...rest } = data;
  const named = { date_format, ignored_error_codes, loading_error_codes };
  return { ...rest, ...(rewritten(named, camel, (_, value) => value) as ConfigurationAnswer) };
}

export const adapter = {
  request: ({ method, path, query, body }: Sent) => ({
    method,
    path: pathOf(path),
    query: Object.fromEntries(Object.entries(query).map(queryPart)),
    body: rewritten(body, camel, theirPart),
  }),

  answer: ({ result, paging, about }: Theirs) => {
    const data = rewritten(result, snake, ourPart);
    const list = paging && { data, total: paging.count, limit: paging.size, offset: paging.from };
    return { data: list ?? data, ...(about && { meta: rewritten(about, snake, ourPart) }) };
  },

  failure: ({ problem }: Refusal) => ({
    code: problem.kind.toUpperCase().replaceAll('-', '_'),
    errors: problem.fields?.map(({ name, kind, detail }) => ({
      field: snake(name),
      code: kind.toUpperCase().replaceAll('-', '_'),
      description: detail,
    })),
  }),

  calls: {
    'session.signIn': { route: 'POST /v3/sign-ins', answer: inside },
    'dictionaries.start': { answer: inside },
    'config.get': { route: 'GET /v3/settings', answer: settings },
    'offers.list': {
      route: 'GET /v3/listings',
      query: ({ search, sort, ...filters }) => ({
        ...filters,
        q: search,
        order: sort?.startsWith('-') ? `${sort.slice(1)} desc` : sort,
      }),
      answer: ({ data }: Listings) => ({ ...data, data: data.data.map(offerOf) }),
    },
    'offerActions.apply': { route: 'POST /v3/listings/{id}/applications' },
  },
} satisfies Adapter;
