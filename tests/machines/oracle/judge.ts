import { isEqual, isPlainObject } from 'es-toolkit';
import type { AnyMachineSnapshot } from 'xstate';
import type { ChartMeta } from '#machines/lib/effect.ts';
import { pass, type Cause, type Fact, type Facts, type Row } from './row.ts';
import { Stage, type Broken } from './stage.ts';

type Seen = Facts & { isTooEarly?: boolean; fault?: string };

const screensOf = (snapshot: AnyMachineSnapshot) =>
  // The charts declare what their states carry.
  Object.values(snapshot.getMeta() as Record<string, ChartMeta>).flatMap(({ screen }) => screen ?? []);

function tagsOf(snapshots: Record<string, AnyMachineSnapshot>): Set<string> {
  const all = Object.entries(snapshots).flatMap(([chart, { tags }]) =>
    [...tags].map((tag) => (chart === '' ? tag : `${chart}.${tag}`)),
  );
  return new Set(all);
}

/** As much of the data as is asked about. */
function partOf(asked: unknown, data: unknown): unknown {
  if (!isPlainObject(asked) || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(asked).map(([name, part]) => [
      name,
      partOf(part, (data as Record<string, unknown>)[name]),
    ]),
  );
}

/** A fact as it is asked about: by its name alone, or with what it was given. */
const asAsked = ([name, given]: readonly [string, unknown], asked: Fact | undefined): Fact =>
  Array.isArray(asked) ? [name, partOf(asked[1], given)] : name;

function dataOf(snapshots: Record<string, AnyMachineSnapshot>): unknown {
  const contexts = Object.entries(snapshots).map(([chart, { context }]) => [chart, context] as const);
  return '' in snapshots ? contexts[0]?.[1] : Object.fromEntries(contexts);
}

const locationIn = ({ navigation }: Record<string, AnyMachineSnapshot>) =>
  (navigation?.context as { current: string | null } | undefined)?.current ?? null;

const refusalIn = (stage: Stage, last: Cause | undefined) =>
  last && 'send' in last ? stage.refusalOf(last.send) : null;

/** What is there to see of all that a row tells. */
function look(
  stage: Stage,
  { does, is, isNot, sees, refuses, has, shows, isOver, endsWith }: Facts,
  last: Cause | undefined,
): Facts {
  const snapshots = stage.snapshots();
  const tags = tagsOf(snapshots);
  const screens = new Set(Object.values(snapshots).flatMap(screensOf));
  return {
    ...(does && { does: stage.deeds.map((deed, index) => asAsked(deed, does[index])) }),
    ...(is && { is: is.filter((tag) => tags.has(tag)) }),
    ...(isNot && { isNot: isNot.filter((tag) => !tags.has(tag)) }),
    ...(sees && { sees: sees.filter((screen) => screens.has(screen)) }),
    ...(refuses !== undefined && { refuses: refusalIn(stage, last) }),
    ...(has && { has: partOf(has, dataOf(snapshots)) as object }),
    // The views show what the navigation says.
    ...(shows !== undefined && { shows: locationIn(snapshots) }),
    ...(isOver !== undefined && {
      isOver: Object.values(snapshots).every(({ status }) => status !== 'active'),
    }),
    ...(endsWith && { endsWith: partOf(endsWith, snapshots['']?.output) as object }),
  };
}

const momentOf = (stage: Stage) =>
  JSON.stringify([
    stage.deeds,
    Object.values(stage.snapshots()).map(({ value, context }): unknown[] => [value, context]),
  ]);

/** Lets the last cause of a row happen; whether what it waits for came about a millisecond too early. */
async function causeLast(stage: Stage, last: Cause | undefined): Promise<boolean> {
  if (!last || !('pass' in last)) {
    if (last) await stage.cause(last);
    return false;
  }
  const before = momentOf(stage);
  await stage.cause(pass(last.pass - 1));
  const isTooEarly = momentOf(stage) !== before;
  await stage.cause(pass(1));
  return isTooEarly;
}

async function play({ given, when, expected, ...start }: Row, broken: Broken): Promise<Seen> {
  const stage = new Stage(start, broken);
  try {
    await stage.rest();
    for (const cause of given) await stage.cause(cause);
    // Of a row that only begins, it is seen what the beginning does.
    if (when.length > 0) stage.deeds.length = 0;
    for (const cause of when.slice(0, -1)) await stage.cause(cause);
    const isTooEarly = await causeLast(stage, when.at(-1));
    return { ...look(stage, expected, when.at(-1)), ...(isTooEarly && { isTooEarly }) };
  } catch (error) {
    return { fault: String(error) };
  } finally {
    stage.end();
  }
}

/** What a row expects, and what the charts do. */
export async function judged(row: Row, broken: Broken = {}): Promise<{ expected: Facts; seen: Seen }> {
  return { expected: row.expected, seen: await play(row, broken) };
}

/** Whether charts that are broken on purpose do something else than a row expects. */
export async function notices(row: Row, broken: Broken): Promise<boolean> {
  const { expected, seen } = await judged(row, broken);
  return !isEqual(expected, seen);
}
