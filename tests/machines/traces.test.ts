import { expect, test } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { mutationOf } from '#audit/laws/mutation-words.ts';
import { codeElementIn, type Clause } from '#machines/clauses/clause.ts';
import { clauses } from '#machines/clauses/clauses.ts';
import type { ChartMeta } from '#machines/lib/effect.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { models } from '#machines/models/models.ts';

/** Transitions that a clause names though they answer to another requirement first, which the drawing says. */
const marked: readonly string[] = [
  'A4 navigation.guarding.loadingScreen | loadScreen onDone | 0',
  'A4 navigation.guarding.awaitingData | awaitData onDone | 0',
  'A4 navigation.guarding.awaitingData | after dataPatience | 0',
  'A8 navigation.guarding.awaitingSession | always | 0: unguard',
  'A8 navigation.guarding.awaitingSession | always | 0: negate',
  'A10 navigation | location.request | 0',
  'A10 navigation.askingToLeave | leave.cancel | 0',
  'S1 session.signedOut.signingIn | signIn onError | 1: drop action recordErrors',
  'T1 terms | user.loaded | 2',
  'T5 terms | user.loaded | 1: unguard',
  'O5 removal.idle | removal.ask | 1',
  'O5 removal.asking | removal.confirm | 0',
  'O5 removal.asking | removal.abandon | 0',
  'O13 notificationCentre.list | session.ended | 0',
];

/** Charts that take part in a requirement of which no clause is about them: their walks alone hold it. */
const walkedOnly: Readonly<Record<string, string>> = {
  A1: 'session navigation forgotPassword newPassword mailedLink',
  A5: 'palette',
  A8: 'session',
  E2: 'confirmation postbackCommand removal payoutRequest inquiry form upload forgotPassword newPassword mailedLink',
  E8: 'session terms verifyEmail newPassword mailedLink',
  E10: 'toasts currencyChange postbackCommand',
  E11: 'notificationCentre',
  G6: 'session',
  L6: 'currencyChange',
  M3: 'logViewer',
  M4: 'notificationCentre',
  N1: 'session',
  O3: 'offerCommands bulkCommand upload',
  O4: 'offerCommands offerCommand bulkCommand',
  O5: 'palette',
  O9: 'bulkCommand removal',
  O13: 'toasts toast',
  P2: 'polling',
  P3: 'upload',
  S2: 'session',
  S3: 'session',
  S4: 'session',
  S9: 'confirmation',
  S11: 'navigation toasts notificationCentre palette shadowLogin sessionClock confirmation offerCommands',
  S12: 'navigation toasts notificationCentre palette offerCommands',
  S13: 'navigation',
  S14: 'session',
  S15: 'inquiry terms',
  T1: 'palette',
};

// The charts declare what their parts carry.
const rowsOf = (meta: unknown): readonly string[] => (meta as ChartMeta | undefined)?.spec ?? [];

/** What clauses name in the charts, each with its requirement. */
const named = Object.entries<Clause>(clauses).flatMap(([id, [, ...elements]]) =>
  elements
    .filter((element) => codeElementIn(element) === null)
    .map((element) => ({ row: id.replace(/\..*/, ''), element })),
);
const chartOf = (element: string) => /^(\w+)[.: |]/.exec(element)?.[1] ?? '';

test('[M3] a transition that a clause names carries its requirement', () => {
  const carried = new Map(
    models.flatMap(({ machine }) =>
      transitionsOf(machine).map((one) => [transitionId(one), rowsOf(one.meta)] as const),
    ),
  );
  const untraced = named.filter(({ row, element }) => {
    const { transition } = mutationOf(element);
    return transition !== null && !carried.get(transition.id)?.includes(row);
  });
  expect(untraced.map(({ row, element }) => `${row} ${element}`)).toEqual(marked);
});

test('[M3] a chart carries a requirement where a clause of it is about that chart, or its walks alone hold it', () => {
  const judged = new Set(named.map(({ row, element }) => `${row} ${chartOf(element)}`));
  const traced = models.flatMap(({ name, machine }) => {
    const parts = [...transitionsOf(machine), machine.root, ...getStateNodes(machine)];
    return [...new Set(parts.flatMap(({ meta }) => rowsOf(meta)))].map((row) => `${row} ${name}`);
  });
  const listed = Object.entries(walkedOnly).flatMap(([row, charts]) =>
    charts.split(' ').map((chart) => `${row} ${chart}`),
  );
  expect(traced.filter((pair) => !judged.has(pair)).toSorted()).toEqual(listed.toSorted());
});
