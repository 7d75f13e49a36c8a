/** What the foreign network calls what the reference network has, written down by hand: the adapter knows nothing of it. */
const words = [
  ['active', 'LIVE'],
  ['paused', 'ON_HOLD'],
  ['expired', 'OVER'],
  ['ended', 'FINISHED'],
  ['pending', 'IN_REVIEW'],
  ['approved', 'ACCEPTED'],
  ['rejected', 'DECLINED'],
  ['blocked', 'BARRED'],
] as const;
const outward = new Map<unknown, string>(words.map(([own, foreign]) => [own, foreign]));
const inward = new Map<unknown, string>(words.map(([own, foreign]) => [foreign, own]));

const paths = [
  ['/v3/insights/', '/publisher/v2/analytics/'],
  ['/v3/publisher/', '/publisher/v1/'],
  ['/v3/open/', '/public/v1/'],
] as const;
/** Calls of other places. */
const routes: readonly (readonly [foreign: RegExp, own: string])[] = [
  [/^POST \/v3\/sign-ins$/, '/oauth/token'],
  [/^GET \/v3\/settings$/, '/publisher/v1/config'],
  [/^GET \/v3\/listings$/, '/publisher/v1/offers'],
  [/^POST \/v3\/listings\/p-(\d+)\/applications$/, '/publisher/v1/offers/$1/apply'],
];
/** What is no call of programs: tracking links, pictures, reports of advertisers, the hooks of the tests. */
export const isPlain = (path: string): boolean =>
  /^\/(g|i|postback|__test|storage\/(?!dict))(\/|$)/.test(path);
/** What has no other place. */
const shared = /^\/(oauth|api|password|email|storage|g|i|postback|__test)(\/|$)/;

/** The path at the reference network; null: the foreign network has none such. */
export function ownPathOf(method: string, path: string): string | null {
  const [route, place] = routes.find(([foreign]) => foreign.test(`${method} ${path}`)) ?? [];
  if (route && place !== undefined) return `${method} ${path}`.replace(route, place);
  const [from, to] = paths.find(([prefix]) => path.startsWith(prefix)) ?? [];
  if (from !== undefined && to !== undefined) {
    return to + path.slice(from.length).replaceAll(/(?<=^|\/)p-(\d+)(?=\/|$)/g, '$1');
  }
  const isOwn = shared.test(path) && path !== '/oauth/token';
  return isOwn || (path === '/oauth/token' && method === 'DELETE') ? path : null;
}

const toSnake = (name: string) =>
  name.replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end}_${start.toLowerCase()}`);
const toCamel = (name: string) => name.replaceAll(/_([a-z])/g, (_, start: string) => start.toUpperCase());

type Direction = {
  rename: (name: string) => string;
  word: Map<unknown, string>;
  id: (value: unknown) => unknown;
};
const inwards: Direction = {
  rename: toSnake,
  word: inward,
  id: (value) => (/^p-\d+$/.test(String(value)) ? Number(String(value).slice(2)) : value),
};
const outwards: Direction = {
  rename: toCamel,
  word: outward,
  id: (value) => (typeof value === 'number' ? `p-${value}` : value),
};

function translated(value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, direction));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const at = name.toLowerCase().replaceAll('_', '');
    const isId = /^ids?$|[a-z](_id|Id)s?$/.test(name);
    if (isId) return [name, Array.isArray(inner) ? inner.map(direction.id) : direction.id(inner)];
    const word = at === 'status' || at === 'approvalstatus' ? direction.word.get(inner) : undefined;
    if (word !== undefined) return [name, word];
    return [name, translated(inner, direction)];
  });
  return Object.fromEntries(
    entries.map(([name, inner]) => [direction.rename(String(name)), inner]),
  ) as unknown;
}

export const ownBody = (body: unknown): unknown => translated(body, inwards);
export const foreignBody = (body: unknown): unknown => translated(body, outwards);

/** The query as the reference network has it. */
export function ownQuery(path: string, query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams();
  for (const [name, value] of query) {
    const isWords = name === 'status' || name === 'approvalStatus';
    const items = value
      .split(',')
      .map((item) => (isWords ? (inward.get(item) ?? item) : item.replace(/^p-(?=\d+$)/, '')));
    own.append(toSnake(name), items.join(','));
  }
  if (path !== '/v3/listings') return own;
  const [search, order] = [own.get('q'), own.get('order')];
  for (const name of ['q', 'order']) own.delete(name);
  if (search !== null) own.set('search', search);
  if (order !== null) own.set('sort', order.replace(/^(.+) desc$/, '-$1'));
  return own;
}
