import autocannon from 'autocannon';
import { android } from '../api/visits.ts';
import { signInAt } from '../support/network.ts';
import { startNetwork, type Ready } from '../support/start-network.ts';

/** A network in a process of its own; `tables`: the tables of traffic with their indexes. */
export type Served = Pick<Ready, 'url' | 'tables'> & { token: string };
type Row = readonly (string | number)[];

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const ninetyDays = `date_from=${day(90)}&date_to=${day(1)}`;
const thirtyDays = `date_from=${day(30)}&date_to=${day(1)}`;
/** How many ask at once, and for how many seconds, where answers a second are measured. */
export const connections = 10;
export const seconds = 5;

/** Five calls as a day in the portal makes them, and what a visitor does. */
export const typical = {
  'profile at the start': '/publisher/v1/user-profile',
  'offer wall, a page': '/publisher/v1/offers?limit=10',
  'live offers, a page': '/publisher/v1/approvals?type=live&limit=10',
  'dashboard, 30 days': `/publisher/v2/analytics/overview?${thirtyDays}`,
  'click on a link': '/g/1/1',
};
/** The calls of analytics over 90 days, by what they are. */
export const analytics = {
  'timeseries by day': `/publisher/v2/analytics/timeseries?${ninetyDays}`,
  'overview with the days before': `/publisher/v2/analytics/overview?${ninetyDays}`,
  'pivot country × device': `/publisher/v2/analytics/pivot?${ninetyDays}&dimensions=country,device`,
  'report by offer': `/publisher/v2/analytics/report?${ninetyDays}&limit=10`,
};

/** Runs a network on a place (folder or database server) with so many more events, for as long as something is measured. */
export async function served(place: string, events: number, measure: (on: Served) => Promise<void>) {
  const { url, tables, stop } = await startNetwork({ database: { place, events } });
  try {
    const { access_token: token } = await signInAt(url);
    await measure({ url, tables, token });
  } finally {
    await stop();
  }
}

/** Asks for a path for some seconds or so many times one after the other; throws where one answer is a failure. */
export async function load(
  { url, token }: Pick<Served, 'url' | 'token'>,
  path: string,
  extent: { duration: number; connections: number } | { amount: number },
) {
  const result = await autocannon({
    url: url + path,
    connections: 1,
    headers: { authorization: `Bearer ${token}`, 'user-agent': android },
    ...extent,
  });
  const failed = result['4xx'] + result['5xx'] + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests of ${path} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** A table on the console: the first row is its head, the first cell of each the name. */
export function print(title: string, [head, ...rows]: readonly [Row, ...Row[]]) {
  console.log(`\n${title}`);
  for (const [name = '', ...figures] of [head, ...rows]) {
    console.log(
      `  ${String(name).padEnd(32)}${figures.map((figure) => String(figure).padStart(12)).join('')}`,
    );
  }
}
