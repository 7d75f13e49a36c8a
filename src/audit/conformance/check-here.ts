import type { Evidence } from '#contract/evidence.ts';
import { servedVersion } from '#portal/portal-version.ts';
import { inTurns } from '../in-turns.ts';
import type { UnknownKey } from '../live/log-file.ts';
import { readingLog, type JsonFault, type LogFault } from '../live/read-log.ts';
import { chartsHere } from './charts-here.ts';
import type { EventLog } from '#machines/lib/log-entry.ts';
import { hashingText } from './hashing-text.ts';
import { checkingLog, type CheckedLog, type FirstFault, type KnownChart } from './check-log.ts';
import type { Way } from './reason.ts';

const chartsOf = ({ charts, wiring }: Evidence): KnownChart[] =>
  charts.map(({ definition, hash }) => ({
    id: String(definition.config['id']),
    hash,
    definition,
    runsHere: false,
    wiring: { hash: wiring.hash, ...wiring.definition },
  }));

/** A text that is no log, and why; null where it is no JSON, `at` where. */
export type Unreadable = { unreadable: LogFault | 'empty' | null; at: JsonFault };

/** What was checked, so that a verdict on paper says of what; `from` and `to` in ms since 1970. */
export type Subject = { portal: string; builds: readonly string[]; from: number; to: number; digest: string };

function subjectOf({ portal, entries }: EventLog, digest: string): Subject | null {
  const [first] = entries;
  if (!first) return null;
  const [from, to] = entries.reduce(
    ([least, most], { wallClock }) => [Math.min(least, wallClock), Math.max(most, wallClock)],
    [first.wallClock, first.wallClock],
  );
  return { portal, builds: buildsIn(entries), from, to, digest };
}

const buildsIn = (entries: EventLog['entries']) => [...new Set(entries.flatMap(({ build }) => build ?? []))];

/** Keys that no portal of this release writes; one of another build may. */
export type UnknownKeys = { keys: readonly UnknownKey[]; isOfAnotherBuild: boolean };

/** Entries before the first that cannot be which are shown. */
const mostBefore = 5;

/** The first entry that its chart cannot have made, as a worker can pass it on: `trail` are the last of its actor until then. */
export type ShownFault = Omit<FirstFault, 'ways' | 'chart'> & {
  ways: readonly Way[];
  isChartKnown: boolean;
  /** Its chart is one of this page. */
  runsHere: boolean;
};

const shown = ({ chart, ways, trail, ...fault }: FirstFault): ShownFault => ({
  ...fault,
  trail: trail.slice(-mostBefore - 1),
  ways: ways(),
  isChartKnown: chart !== null,
  runsHere: chart?.runsHere ?? false,
});

/** What came of a text that is a log. */
export type CheckedText = Omit<CheckedLog, 'first'> & {
  first: ShownFault | null;
  subject: Subject | null;
  unknownKeys: UnknownKeys;
};

/** The build that is served here; null if that cannot be found out. */
const buildHere = () => servedVersion().catch(() => null);

async function judgedKeys(
  keys: readonly UnknownKey[],
  { entries }: EventLog,
  { strange }: CheckedLog,
): Promise<UnknownKeys> {
  const here = keys.length > 0 ? await buildHere() : null;
  const builds = buildsIn(entries);
  const isNamed = here !== null && builds.length > 0;
  return { keys, isOfAnotherBuild: isNamed ? builds.some((build) => build !== here) : strange.length > 0 };
}

/** Hears the share that is done, from 0 to 1; false ends the check. */
type OnShare = (share: number) => boolean;
const parts = { reading: 0.3, checking: 0.6, hashing: 0.1 };

/**
 * Holds the text of a log against the charts of this page and of other releases, in turns; null if it was ended before.
 */
export async function checkText(
  text: string,
  releases: readonly Evidence[],
  onShare: OnShare,
): Promise<CheckedText | Unreadable | null> {
  if (text.trim() === '') return { unreadable: 'empty', at: null };
  const read = await inTurns(readingLog(text), (share) => onShare(share * parts.reading));
  if (read === null) return null;
  if (!read.log) return { unreadable: read.fault, at: read.at };
  const { log, unknownKeys } = read;
  const checking = checkingLog(log, [...chartsHere, ...releases.flatMap(chartsOf)], Date.now());
  const checked = await inTurns(checking, (share) => onShare(parts.reading + share * parts.checking));
  const digest =
    checked && (await inTurns(hashingText(text), (share) => onShare(1 - (1 - share) * parts.hashing)));
  if (checked === null || digest === null) return null;
  return {
    ...checked,
    first: checked.first && shown(checked.first),
    subject: subjectOf(log, digest),
    unknownKeys: await judgedKeys(unknownKeys, log, checked),
  };
}
