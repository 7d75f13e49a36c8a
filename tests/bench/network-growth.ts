import { type Served, analytics, load, print, served } from './network-served.ts';

/** How many events there are at each point of the curve. */
export const usualCurve = [1_000_000, 5_000_000, 20_000_000] as const;

const latencies = 40;
const millions = (events: number) => `${events / 1_000_000} M`;

type Point = { events: number; seconds: number; tables: Served['tables']; waits: Record<string, string> };

async function waitsOf(on: Served) {
  const waits: Record<string, string> = {};
  for (const [name, path] of Object.entries(analytics)) {
    const { p50, p99 } = await load(on, path, { amount: latencies });
    waits[name] = `${p50} / ${p99}`;
  }
  return waits;
}

async function measurePoint(place: string, events: number, before: number): Promise<Point> {
  const started = performance.now();
  const point: Point = { events, seconds: 0, tables: {}, waits: {} };
  await served(place, events - before, async (on) => {
    point.seconds = Math.round((performance.now() - started) / 1000);
    point.tables = on.tables;
    point.waits = await waitsOf(on);
  });
  return point;
}

/** Fills one database step by step and prints what the calls of analytics take at each step, p50 / p99 in ms. */
export async function printGrowth(engine: string, place: string, curve: readonly number[]) {
  const points: Point[] = [];
  for (const [index, events] of curve.entries()) {
    points.push(await measurePoint(place, events, curve[index - 1] ?? 0));
  }
  const names = (read: (point: Point) => object) => [
    ...new Set(points.flatMap((point) => Object.keys(read(point)))),
  ];
  print(`${engine}: growth of analytics over 90 days, p50 / p99 ms, one after the other`, [
    ['events', ...points.map(({ events }) => millions(events))],
    ...names(({ waits }) => waits).map((name) => [name, ...points.map(({ waits }) => waits[name] ?? '')]),
    ...names(({ tables }) => tables).map((name) => [
      `rows of ${name}`,
      ...points.map(({ tables }) => tables[name]?.rows ?? ''),
    ]),
    ['seconds to fill', ...points.map(({ seconds }) => seconds)],
  ]);
}
