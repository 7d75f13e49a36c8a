import { describe, expect, test } from 'vitest';
import {
  chartPlace,
  hashOf,
  lanesPlace,
  lawsPlace,
  placeOf,
  requirementsPlace,
  straysIn,
  systemPlace,
  type Place,
} from './place.ts';

const places: Place[] = [
  chartPlace('session'),
  { ...chartPlace('session'), state: 'session.signedOut.idle' },
  {
    ...chartPlace('terms', 'simulation'),
    start: 'start',
    events: ['user.loaded*1', 'xstate.done.actor.acceptTerms'],
  },
  chartPlace('polling', 'live'),
  { ...chartPlace('session', 'heat'), days: 90 },
  chartPlace('polling', 'list'),
  { ...chartPlace('session'), find: 'event session.signOut' },
  systemPlace,
  { ...systemPlace, mode: 'list', part: 'terms' },
  requirementsPlace,
  { ...requirementsPlace, which: 'not run', find: 'terms & conditions' },
  { ...requirementsPlace, open: ['S12', 'S12.d'], paper: 'clauses' },
  { view: 'tests' },
  lanesPlace,
  { view: 'lanes', mode: 'list', find: 'session signIn' },
  lawsPlace(),
  { ...lawsPlace('session.signedIn | session.signOut | 0: drop', 'token'), mode: 'list', step: 3 },
];

describe('places of the auditors’ pages', () => {
  test.each(places)('[M3] have an address that leads back to them: %o', (place) => {
    expect(placeOf(hashOf(place))).toEqual(place);
  });

  test('[M3] are the whole system when the address says nothing, and what it says beyond the known counts as not said', () => {
    expect(placeOf('')).toEqual(systemPlace);
    expect(placeOf('#/')).toEqual(systemPlace);
    expect(placeOf('#/chart/100%')).toEqual(chartPlace('100%'));
    expect(placeOf('#/chart/session?days=31')).toEqual(chartPlace('session'));
    expect(placeOf('#/requirements?which=unknown')).toEqual(requirementsPlace);
    expect(placeOf('#/laws?step=-1.5')).toEqual(lawsPlace());
    expect(placeOf('#/laws?mutant=&law=token')).toEqual(lawsPlace());
  });

  test.each([
    ['chart/session?mode=nowhere', chartPlace('session'), 'mode=nowhere'],
    ['system?mode=nowhere&part=terms', { ...systemPlace, part: 'terms' }, 'mode=nowhere'],
    ['lanes?mode=heat', lanesPlace, 'mode=heat'],
  ])(
    '[M3] #/%s names a view that there is not: the usual one is shown, and it is said',
    (path, place, stray) => {
      expect(placeOf(`#/${path}`)).toEqual(place);
      expect(straysIn(`#/${path}`)).toEqual([stray]);
    },
  );

  test.each(places)('[M3] say nothing that they do not have: %o', (place) => {
    expect(straysIn(hashOf(place))).toEqual([]);
  });

  test.each([
    ['#/requirements?row=ZZ9', ['row=ZZ9']],
    ['#/requirements?which=nothing&find=token&which=all', ['which=nothing']],
    ['#/tests?find=token', ['find=token']],
    ['#/chart/session?days=31&state=session.signedOut', ['days=31']],
    ['#/laws?law=token&step=2', ['law=token', 'step=2']],
    ['#/lanes?part=terms&mode=list', ['part=terms']],
    ['#/requirements?which=all&find=', []],
    ['#/chart/session?days=30', []],
    ['#/nowhere?which=nothing', []],
  ])('[M3] %s says more than its place has: %j', (address, strays) => {
    expect(straysIn(address)).toEqual(strays);
  });

  test.each(['nowhere', 'chart', 'chart/', 'chart/session/more', 'tests/more', 'constructor'])(
    '[M3] #/%s leads nowhere, and keeps what it says',
    (path) => {
      expect(placeOf(`#/${path}?which=all`)).toEqual({ view: 'unknown', path });
      expect(hashOf(placeOf(`#/${path}`))).toBe(`#/${path}`);
    },
  );
});
