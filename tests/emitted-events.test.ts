import { expect, test } from 'vitest';
import type { EmittedFrom } from 'xstate';
import { emittedBy } from '#audit/charts/diagram.ts';
import { charts, type AnyChartName } from '#machines/charts.ts';
import { conditions, wires } from '#machines/wiring.ts';
import { screens } from '#audit/conformance/charts-here.ts';
import { toldBy } from '#audit/system/told-by.ts';
import { projectFiles, readProjectFile } from './support/source-files.ts';

type TypeOf<Name extends AnyChartName> = EmittedFrom<(typeof charts)[Name]['machine']>['type'];
/** By a row of the wiring table, or why by none. */
type Heard = 'wired' | { reason: string };
/** Every type that a chart declares: one without a row, or a row too many, does not compile. */
type Declared = {
  [Name in AnyChartName as string extends TypeOf<Name> ? never : Name]: Readonly<Record<TypeOf<Name>, Heard>>;
};

const kept: Heard = { reason: 'The form shows the error that the chart keeps; nobody else needs to know.' };
const result: Heard = { reason: 'It is the result of the row for a command on many of them.' };
const undo: Heard = { reason: 'The notification of one command, with Undo while that is possible.' };
const field: Heard = { reason: 'The fields of the form show it: a chart of its own in each.' };

const heard: Declared = {
  session: {
    'session.signedIn': 'wired',
    'session.signInFailed': kept,
    'session.registered': 'wired',
    'session.registrationFailed': kept,
    'session.startFailed': { reason: 'The toast is an effect of the same transition.' },
    'session.signedOut': 'wired',
    'session.expired': { reason: 'The dialog shows the state; the way to the login follows its button.' },
    'expiry.acknowledged': 'wired',
    'user.loaded': 'wired',
    'user.reloadFailed': 'wired',
  },
  navigation: { 'screen.left': 'wired', 'session.signOut': 'wired', 'address.unknown': 'wired' },
  terms: { 'user.reload': 'wired', 'signOut.request': 'wired' },
  toasts: { 'toast.shown': 'wired' },
  configuration: { 'configuration.loaded': 'wired' },
  connection: { 'connection.restored': 'wired' },
  offerCommands: { 'subject.added': { reason: 'Notifications follow its commands from then on.' } },
  offerCommand: {
    'command.refused': result,
    'command.succeeded': result,
    'command.failed': result,
    'command.undone': undo,
    'undo.failed': result,
    'undo.offered': undo,
    'undo.withdrawn': undo,
  },
  form: { 'form.saved': field, 'form.failed': field, 'conflict.asked': field },
};

const inOrder = (found: Iterable<string>) => [...new Set(found)].toSorted();
const rowsOf = (name: string): Readonly<Record<string, Heard>> =>
  Object.entries(heard).find(([chart]) => chart === name)?.[1] ?? {};

test.each(Object.entries(charts))(
  '[M1] what the %s chart emits has a declared type, and is heard by the table or has a reason',
  (name, { machine }) => {
    const rows = rowsOf(name);
    const emitted = Object.keys(machine.implementations.actions).flatMap(
      (action) => emittedBy(machine, action) ?? [],
    );
    expect(inOrder(emitted)).toEqual(inOrder(Object.keys(rows)));
    const wired = Object.keys(rows).filter((type) => rows[type] === 'wired');
    expect(inOrder(wires.flatMap(({ from, on }) => (from === name ? on : [])))).toEqual(inOrder(wired));
  },
);

// The first page asks a chart that never runs where an address leads; those on the operators' page stand in no log.
const runsNoChart =
  /^src\/(?:audit|server|gallery|operators)\/|^src\/first-page\/destinations\.ts$|\.test\.tsx?$/;
const codeOfScreens = projectFiles
  .filter((file) => /^src\/.*\.tsx?$/.test(file) && !runsNoChart.test(file))
  .map(readProjectFile)
  .join('\n');

test('[M3] events that both the table and screens send are listed for the check of logs: no other event of the table has its name in the code of screens', () => {
  const rows = [
    ...wires.map(({ to, type }) => ({ to, type })),
    ...conditions.flatMap((one) => toldBy(one).map((type) => ({ to: one.to, type }))),
    { to: 'toast', type: 'toast.hold' },
    { to: 'toast', type: 'toast.release' },
  ];
  const named = rows.filter(({ type }) => codeOfScreens.includes(`'${type}'`));
  const known = Object.entries(screens).flatMap(([to, types]) => types.map((type) => ({ to, type })));
  const texts = (all: readonly { to: string; type: string }[]) =>
    inOrder(all.map(({ to, type }) => `${to} ${type}`));
  expect(texts(named)).toEqual(texts(known));
});
