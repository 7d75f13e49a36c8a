import { expect, test } from 'vitest';
import { conditions } from '#machines/wiring.ts';
import { toldBy } from './told-by.ts';

test('[M3] what a standing condition can send is found by asking it', () => {
  expect(
    conditions.map((condition) => `${condition.of.join()} ${condition.to}: ${toldBy(condition).join()}`),
  ).toEqual([
    'session navigation: session.changed',
    'session terms: session.ended',
    'session toasts: session.ended',
    'session palette: session.ended',
    'session shadowLogin: session.ended',
    'session offerCommands: session.ended',
    'session notificationCentre: session.began,session.ended',
    'session confirmation: session.began,session.ended',
    'session sessionClock: session.began,session.ended',
    'session,terms,navigation palette: portal.blocked,portal.freed',
    'navigation,connection deployment: part.lost',
  ]);
});
