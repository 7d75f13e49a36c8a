import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Portal } from './create-portal.ts';
import { errorReport } from './error-report.ts';
// It is there by then: no test waits for the disk.
import './error-reports.ts';
import { reportErrors } from './report-errors.ts';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: { dataset: {} } });
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { pathname: '/live-offers/48213/live' } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const step = {
  at: 1,
  chart: 'session',
  event: 'session.signOut',
  took: ['session.signedIn | session.signOut | 0'],
};
const states = [{ chart: 'session', active: ['session.signedIn'] }];
const eventLog = {
  states: () => states,
  shadow: () => null,
  latest: (count: number) =>
    Array.from({ length: count + 1 }, () => ({ ...step, tags: ['loaded'] })).slice(-count),
};

/** The calls that a portal makes once it reports. */
function opened() {
  const sent: unknown[] = [];
  const portal = {
    eventLog,
    requestActivity: { subscribe: () => undefined },
    client: (_: unknown, { body }: { body: unknown }) => {
      sent.push(body);
      return Promise.resolve();
    },
  };
  // What reporting uses of it.
  return { portal: portal as unknown as Portal, sent };
}

test('[E13.a] an error that nobody caught and one that was are reported', async () => {
  const { portal, sent } = opened();
  const report = reportErrors(portal);
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('It broke') }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  report(new Error('The screen broke'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    expect.objectContaining({ message: 'It broke' }),
    expect.objectContaining({ message: 'The screen broke' }),
  ]);
});

test('[E13.b] a report has the states of the charts and their last fifty steps', () => {
  const { context } = errorReport(opened().portal, 'K7QX', new Error('It broke'));
  expect(context).toEqual({
    charts: states,
    shadow: null,
    events: Array.from({ length: 50 }, () => step),
  });
});

test('[E13.c] a report has no address of a person, no query of an address and no number of a path', () => {
  const error = new Error('ann@trailmix.test at https://portal.test/login?ott=secret');
  error.stack = 'Error: ann@trailmix.test\n  at f (https://portal.test/a.js?token=secret:1:2)';
  const report = errorReport(opened().portal, 'K7QX', error);
  expect(JSON.stringify(report)).not.toMatch(/ann@|trailmix|secret|48213/);
  expect(report).toMatchObject({
    message: '[address] at https://portal.test/login',
    url: '/live-offers/{id}/{type}',
  });
});
