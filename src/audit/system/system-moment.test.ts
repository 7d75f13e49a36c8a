import { expect, test } from 'vitest';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { Viewing } from '../live/live.ts';
import { systemMoment } from './system-moment.ts';

type Step = [seq: number, at: number, chart: string, event: string, active: string[], took?: string[]];
const entry = ([seq, at, chart, event, active, took = ['a transition']]: Step): LogEntry => ({
  seq,
  at,
  wallClock: at,
  chart,
  actor: chart,
  event,
  took,
  active,
  tags: [],
});
const viewing = (position: number, ...steps: Step[]): Viewing => ({
  ...({ state: 'lookingBack', position } as Viewing),
  log: { portal: 'one', shadow: null, entries: steps.map(entry) },
});

const signIn: Step[] = [
  [1, 0, 'connection', 'xstate.init', ['connection', 'connection.network.online', 'connection.retries.free']],
  [2, 10, 'toasts', 'xstate.init', ['toasts', 'toasts.empty']],
  [
    3,
    900,
    'session',
    'xstate.done.actor.loadReferenceDataAfterSignIn',
    ['session', 'session.signedIn', 'session.signedIn.idle'],
    ['session.signedIn.loadingReferenceData | xstate.done.actor.loadReferenceDataAfterSignIn | 0'],
  ],
  [4, 901, 'navigation', 'session.changed', ['navigation', 'navigation.idle']],
  [5, 902, 'navigation', 'location.request', ['navigation', 'navigation.guarding']],
  [6, 903, 'terms', 'user.loaded', ['terms', 'terms.hidden'], []],
];

test('[M3] the picture lights what moved at one moment, and the wires that carried it', () => {
  const { now, moved, carried } = systemMoment(viewing(4, ...signIn));
  expect(now.get('connection')).toBe('network.online, retries.free');
  expect(now.get('session')).toBe('signedIn.idle');
  expect(now.get('navigation')).toBe('guarding');
  expect(now.get('terms')).toBe('');
  expect([...moved]).toEqual(['session', 'navigation']);
  expect([...carried]).toEqual([
    'session session.signedIn navigation location.request',
    'session known to navigation session.changed',
  ]);
});

test('[M3] a wire lights for a chart that ignored the event; a later moment lights nothing of an earlier one', () => {
  const { moved, carried } = systemMoment(viewing(5, ...signIn));
  expect(moved.has('terms')).toBe(false);
  expect(carried.has('session user.loaded terms user.loaded')).toBe(true);
  const later = systemMoment(
    viewing(6, ...signIn, [7, 5000, 'toasts', 'toasts.pause', ['toasts', 'toasts.empty']]),
  );
  expect([...later.moved]).toEqual(['toasts']);
  expect([...later.carried]).toEqual([]);
});
