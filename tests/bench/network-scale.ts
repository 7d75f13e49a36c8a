import os from 'node:os';
import { type Served, analytics, connections, load, print, seconds, typical } from './network-served.ts';
import { coresFor } from './scale/queue.ts';

const calls = { ...typical, ...analytics };
type Call = keyof typeof calls;

/** What the screens ask the network for once dictionaries are in the browser's cache, and how often each is opened. */
const screens: readonly { share: number; calls: readonly Call[] }[] = [
  {
    share: 3,
    calls: [
      'profile at the start',
      'dashboard, 30 days',
      'timeseries by day',
      'report by offer',
      'live offers, a page',
    ],
  },
  { share: 3, calls: ['report by offer', 'timeseries by day', 'overview with the days before'] },
  { share: 1, calls: ['pivot country × device'] },
  { share: 2, calls: ['offer wall, a page'] },
  { share: 3, calls: ['live offers, a page'] },
];

/** Assumptions, each of which the table names. */
const assumed = {
  secondsBetweenScreens: 20,
  playedSeconds: 120,
  answeredWithin: 0.1,
  peakToMean: 3,
  eventsAPartnerMonth: 1_000_000,
  keptMonths: 3,
  euroACoreMonth: 15,
  euroATerabyteMonth: 80,
};
const crowds = [100, 1000, 10_000] as const;
const eventsAMonth = [10_000_000, 1_000_000_000, 10_000_000_000] as const;
/** What the traffic of the bench is spread over. */
const measuredDays = 90;
const secondsOfMonth = 30 * 86_400;
const busiest = 0.6;

const cores = os.availableParallelism();
const whole = (figure: number) => Math.ceil(figure).toLocaleString('en');
const milliseconds = (figure: number) => (figure * 1000).toFixed(1);

/** Core-seconds of each call: all cores of this machine (database and the load itself included) by answers a second. */
async function costsOf(on: Served) {
  const costs: Record<string, number> = {};
  for (const [name, path] of Object.entries(calls)) {
    const { perSecond } = await load(on, path, { duration: seconds, connections });
    costs[name] = cores / perSecond;
  }
  return costs;
}

function bytesOf({ tables }: Served, name: string) {
  const { rows, bytes } = tables[name] ?? { rows: 0, bytes: 0 };
  return rows === 0 ? 0 : bytes / rows;
}

function printCrowds(costs: Readonly<Record<string, number>>) {
  const rows = crowds.map((publishers) => {
    const answered = coresFor(
      {
        publishers,
        thinking: assumed.secondsBetweenScreens,
        seconds: assumed.playedSeconds,
        screens: screens.map(({ share, calls: names }) => ({
          share,
          calls: names.map((name) => costs[name] ?? 0),
        })),
      },
      assumed.answeredWithin,
    );
    return [
      whole(publishers),
      whole(answered.perSecond),
      answered.cores,
      `${Math.round(answered.load * 100)} %`,
      milliseconds(answered.p50),
      milliseconds(answered.p99),
    ];
  });
  print(
    `Publishers at once, played through (a screen every ${assumed.secondsBetweenScreens} s each, 99 of 100 answers within ${assumed.answeredWithin * 1000} ms)`,
    [['publishers', 'calls/s', 'cores', 'busy', 'p50 ms', 'p99 ms'], ...rows],
  );
}

function printEvents(on: Served, clickCost: number) {
  const rows = eventsAMonth.map((events) => {
    const clicksAtPeak = (events / secondsOfMonth) * assumed.peakToMean;
    const needed = Math.ceil((clicksAtPeak * clickCost) / busiest);
    const raw = (events * bytesOf(on, 'click') * assumed.keptMonths) / 1e12;
    const partners = Math.ceil(events / assumed.eventsAPartnerMonth);
    const perPartner = ['stat_offer', 'stat_hour', 'stat_dim'].reduce(
      (sum, name) => sum + (on.tables[name]?.bytes ?? 0),
      0,
    );
    const rollups = (partners * perPartner * (365 / measuredDays)) / 1e12;
    const cost = needed * assumed.euroACoreMonth + (raw + rollups) * assumed.euroATerabyteMonth;
    return [
      whole(events / 1e6),
      whole(clicksAtPeak),
      needed,
      raw.toFixed(2),
      rollups.toFixed(2),
      whole(cost),
    ];
  });
  print(
    `Events a month (peak ${assumed.peakToMean} times the mean, cores ${busiest * 100} % busy, raw rows kept ${assumed.keptMonths} months, rollups a year, ` +
      `${whole(assumed.eventsAPartnerMonth)} events a publisher, €${assumed.euroACoreMonth} a core and €${assumed.euroATerabyteMonth} a TB a month)`,
    [['million events', 'clicks/s peak', 'cores', 'raw TB', 'rollup TB', '€ a month'], ...rows],
  );
}

/** Measures what calls and rows cost on this machine and works out what a large network needs. */
export async function printScale(on: Served) {
  const costs = await costsOf(on);
  print(`Core-milliseconds of a call on ${cores} cores, the database and the load itself included`, [
    ['', 'ms'],
    ...Object.entries(costs).map(([name, cost]) => [name, milliseconds(cost)]),
  ]);
  print('Bytes of a row with its indexes', [
    ['', 'bytes'],
    ...Object.keys(on.tables).map((name) => [name, Math.round(bytesOf(on, name))]),
  ]);
  printCrowds(costs);
  printEvents(on, costs['click on a link'] ?? 0);
}
