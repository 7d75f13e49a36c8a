import { describe, expect, test } from 'vitest';
import { chartPlace, hashOf, placeOf, type Place } from './place.ts';

const places: Place[] = [
  chartPlace('session'),
  { ...chartPlace('session'), state: 'session.signedOut.idle' },
  {
    ...chartPlace('terms', 'simulation'),
    start: 'start',
    events: ['user.loaded*1', 'xstate.done.actor.acceptTerms'],
  },
  chartPlace('polling', 'live'),
  { view: 'requirements' },
  { view: 'tests' },
];

describe('places of the auditors’ pages', () => {
  test.each(places)('[M3] have an address that leads back to them: %o', (place) => {
    expect(placeOf(hashOf(place), 'navigation')).toEqual(place);
  });

  test('[M3] are the first chart when the address says nothing, or nothing that is known', () => {
    expect(placeOf('', 'navigation')).toEqual(chartPlace('navigation'));
    expect(placeOf('#/chart/session?mode=unknown', 'navigation')).toEqual(chartPlace('session'));
  });
});
