import type { AnyEventObject } from 'xstate';
import { failure } from '#machines/models/samples.ts';
import type { AnyChartName } from '#machines/charts.ts';
import type { ScreenName } from '#machines/lib/screens.ts';
import type { ClauseId } from '#machines/clauses/clauses.ts';

/** What a visitor, the network or the clock does. */
export type Cause =
  | { send: AnyEventObject; to: AnyChartName | null }
  | { answer: string; output: unknown }
  | { fail: string; error: unknown }
  | { pass: number };

/** An effect by its name, 'call <name>' for one that answers, '↑ <type>' for what a chart emits; and what it is given. */
export type Fact = string | readonly [name: string, given: unknown];

export type Facts = {
  /** All that the last causes had done, in this order. Of the whole portal: nothing that its charts emit. */
  does?: readonly Fact[];
  /** Tags; in the whole portal with the chart in front: 'terms.blocking'. */
  is?: readonly string[];
  isNot?: readonly string[];
  /** What states show. */
  sees?: readonly ScreenName[];
  /** The reason that a button for the last event gives (src/i18n/disabled-reasons.ts); null: something is done about it. */
  refuses?: string | null;
  /** Parts of the data of the chart; in the whole portal by the name of the chart. */
  has?: object;
  /** The location whose screen may be seen, in the whole portal. */
  shows?: string | null;
  /** Nothing more can happen. */
  isOver?: boolean;
  /** What it ends with, as far as it is asked about. */
  endsWith?: object;
};

/** A case of a clause, as the specification tells it: nothing here is taken from a chart. */
export type Row = {
  clause: ClauseId;
  says: string;
  chart: AnyChartName | 'portal';
  input?: unknown;
  given: readonly Cause[];
  when: readonly Cause[];
  expected: Facts;
};

/** An event for a chart; `to` names it where the whole portal runs. */
export const send = (type: string, payload: object = {}, to: AnyChartName | null = null): Cause => ({
  send: { ...payload, type },
  to,
});
/** A call succeeds. */
export const answer = (call: string, output?: unknown): Cause => ({ answer: call, output });
/** A call fails. */
export const fail = (call: string, error: unknown = failure): Cause => ({ fail: call, error });
/** Time passes, in ms: as the last cause of a row it is seen that nothing happens before. */
export const pass = (ms: number): Cause => ({ pass: ms });
