import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dictionaries } from '#contract/dictionaries.ts';
import { errorReportsOf } from '#portal/error-reports.ts';
import { detailsOf } from '#portal/error-report.ts';
import { reportErrors } from '#portal/report-errors.ts';
import {
  closePortals,
  json,
  openPortal,
  refused,
  settled,
  toastsFromNowOn,
  until,
  type Answer,
} from './open-portal.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'performance'] }),
);

afterEach(closePortals);

const report = 'POST /public/v1/error-logs';

const row = 'GET /publisher/v1/dict/approval-statuses';

const code = /^[\dA-Z]{4}-[\dA-Z]{4}$/;

async function opened(network: Record<string, Answer> = {}, given: object = {}) {
  const page = await openPortal({ at: '/live-offers/7/live?secret=1', token: 'a', network, ...given });
  await until(() => page.portal.session.getSnapshot().hasTag('loaded'));
  await settled();
  page.requests.length = 0;
  const reports = () => page.requests.filter(({ call }) => call === report).map(({ body }) => body);
  const messages = () => reports().map((body) => (body as { message: string }).message);
  return { ...page, reports, messages, shown: toastsFromNowOn() };
}

const failing = (message: string, stack = `Error: ${message}\n at a.js:1\n at b.js:2`) =>
  Object.assign(new Error(message), { stack });

describe('[E13] a report', () => {
  test('says what failed, where, in which version and what the charts did, and nothing of anybody', async () => {
    const { portal, reports, page } = await opened();
    page.scripts.push({ src: 'https://portal.test/assets/two.js' });
    const error = failing(
      'ann@portal.test at https://a.test/x?token=secret)',
      'at ann@portal.test\n at /y?token=1:2',
    );
    errorReportsOf(portal).report(error);
    await settled();
    const [body] = reports();
    const steps = portal.eventLog.latest(50);
    expect(errorReportsOf(portal).codeOf(error)).toMatch(code);
    expect(body).toEqual({
      code: errorReportsOf(portal).codeOf(error),
      message: '[address] at https://a.test/x)',
      stack: 'at [address]\n at /y:2',
      url: '/live-offers/{id}/{type}',
      locale: 'en',
      release: 'own.two',
      context: {
        charts: portal.eventLog.states(),
        shadow: null,
        events: steps.map(({ at, chart, event, took }) => ({ at, chart, event, took })),
      },
    });
    expect(steps.length).toBeGreaterThan(5);
  });

  test('of an unknown address names the root, without scripts no version, and is cut', async () => {
    const { portal, reports, page } = await opened();
    page.scripts.length = 0;
    window.location.href = 'https://portal.test/nowhere';
    errorReportsOf(portal).report(failing('m'.repeat(2000), 's'.repeat(9000)));
    await settled();
    expect(reports()).toMatchObject([{ url: '/', message: 'm'.repeat(1000), stack: 's'.repeat(8000) }]);
    expect(reports()[0]).not.toHaveProperty('release');
  });

  test.each([
    ['text', 'text'],
    [null, 'null'],
    [{ a: 1 }, '[object Object]'],
  ])('of what is no error, %j, has its text', (thrown, message) => {
    expect(detailsOf(thrown).message).toBe(message);
    expect(detailsOf(thrown).stack).not.toBe('');
  });

  test('of an error without a stack has none', () => {
    expect(detailsOf(Object.assign(new Error('bare'), { stack: undefined }))).toEqual({
      message: 'bare',
      stack: '',
    });
  });

  test('has the last fifty steps', async () => {
    const { portal, reports } = await opened();
    for (let step = 0; step < 60; step += 1) {
      portal.navigation.send({ type: 'location.request', to: `/live-offers/7/live?page=${step}` });
    }
    errorReportsOf(portal).report(failing('late'));
    await settled();
    expect((reports()[0] as { context: { events: object[] } }).context.events).toHaveLength(50);
  });
});

describe('[E13] errors are reported', () => {
  test('each once, by its message and the first line of its stack', async () => {
    const { portal, messages, shown } = await opened();
    const { report: tell, codeOf } = errorReportsOf(portal);
    const stack = (place: string) => `Error\n at ${place}\n at c.js:3`;
    tell(failing('one', stack('a.js:1')));
    tell(failing('one', stack('a.js:1')));
    tell(failing('one', `${stack('a.js:1')} and further`));
    tell(failing('one', stack('b.js:1')));
    tell(failing('two', stack('b.js:1')));
    await settled();
    expect([messages(), shown]).toEqual([['one', 'one', 'two'], []]);
    expect(codeOf(failing('one', stack('a.js:1')))).toBe(codeOf(failing('one', stack('a.js:1'))));
    expect(codeOf(failing('one', stack('a.js:1')))).not.toBe(codeOf(failing('one', stack('b.js:1'))));
  });

  test('five a minute, and twenty a visit', async () => {
    const { portal, messages } = await opened();
    const { report: tell } = errorReportsOf(portal);
    for (let count = 0; count < 6; count += 1) tell(failing(`error ${count}`));
    await settled();
    expect(messages()).toHaveLength(5);
    vi.advanceTimersByTime(59_999);
    tell(failing('too soon'));
    vi.advanceTimersByTime(1);
    tell(failing('later'));
    await settled();
    expect(messages().slice(5)).toEqual(['later']);
    vi.advanceTimersByTime(600_000);
    for (let count = 0; count < 6; count += 1) tell(failing(`much later ${count}`));
    await settled();
    expect(messages().slice(6)).toHaveLength(5);
    for (let count = 0; count < 40; count += 1) {
      vi.advanceTimersByTime(60_000);
      tell(failing(`more ${count}`));
      await settled();
    }
    expect(messages()).toHaveLength(20);
  });

  test('that surprised are told with their code, but for those of extensions and of the layout', async () => {
    const { portal, messages, shown } = await opened();
    const { surprise, codeOf } = errorReportsOf(portal);
    const error = failing('odd');
    surprise(error);
    surprise(error);
    surprise(failing('foreign', 'Error\n at chrome-extension://abc/x.js'));
    surprise(failing('ResizeObserver loop completed with undelivered notifications.'));
    surprise(failing('after ResizeObserver loop'));
    await settled();
    expect(messages()).toEqual(['odd', 'after ResizeObserver loop']);
    const id = codeOf(error);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toEqual({
      type: 'error',
      title: 'Something did not work as it should',
      text: `It has been reported. Error code: ${id}`,
      action: { name: 'copy', id },
    });
  });

  test('answers that cannot be read are, by the call', async () => {
    const page = await opened();
    reportErrors(page.portal);
    page.table[row] = () => new Response('{');
    const failure = await page.portal.client(dictionaries.approvalStatuses).catch((error: unknown) => error);
    page.table[row] = () => refused(400, 'BAD');
    await page.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await until(() => page.reports().length > 0);
    await settled();
    expect(page.messages()).toEqual([`UNREADABLE_ANSWER GET ${dictionaries.approvalStatuses.path}`]);
    expect(page.reports()).toMatchObject([{ code: (failure as { reportCode: string }).reportCode }]);
  });

  test('rows that are missing are told once for each list, until their number changes', async () => {
    const page = await opened();
    const { incomplete } = errorReportsOf(page.portal);
    const places = Array.from({ length: 12 }, (_, index) => `p${index}`);
    incomplete(dictionaries.countries, { leftOut: 1, places });
    incomplete(dictionaries.countries, { leftOut: 1, places });
    incomplete(dictionaries.categories, { leftOut: 0, places: ['q'] });
    incomplete(dictionaries.countries, { leftOut: 3, places });
    await settled();
    const { path } = dictionaries.countries;
    expect(page.messages()).toEqual([
      `INCOMPLETE_ANSWER GET ${path} ${places.slice(0, 10).join(' ')}`,
      `INCOMPLETE_ANSWER GET ${dictionaries.categories.path} q`,
    ]);
    expect(page.shown).toEqual(
      ['1 entry could not be shown', '3 entries could not be shown'].map((title) => ({
        type: 'warning',
        title,
        text: 'The network sent something that the portal does not understand. It has been reported.',
      })),
    );
  });
});

describe('[E13] what the page hears of', () => {
  test('uncaught errors, rejections and what a screen caught are reported, and answers with losses', async () => {
    const page = await opened();
    const caught = reportErrors(page.portal);
    page.page.happens('error', { error: failing('thrown') });
    page.page.happens('unhandledrejection', { reason: failing('rejected') });
    caught(failing('caught'));
    page.table[row] = () => json({ data: [{ id: 'x' }], total: 1, limit: -1, offset: 0 });
    await page.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await until(() => page.reports().length === 4);
    expect(page.messages().toSorted()).toEqual([
      expect.stringMatching(/^INCOMPLETE_ANSWER/),
      'caught',
      'rejected',
      'thrown',
    ]);
    expect(new Set(page.shown.map(({ title }) => title))).toEqual(
      new Set(['1 entry could not be shown', 'Something did not work as it should']),
    );
    expect(page.shown).toHaveLength(3);
    expect(i18n.locale).toBe('en');
  });

  test('nothing is loaded without an error or a report that waits', async () => {
    const page = await opened({ [row]: () => refused(500, 'BROKEN') });
    const listen = vi.spyOn(window, 'addEventListener');
    reportErrors(page.portal);
    await page.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    page.page.happens('online');
    await settled();
    // Whatever loads waits for the connection.
    expect(listen.mock.calls.map(([type]) => type)).toEqual(['error', 'unhandledrejection']);
    expect(page.reports()).toEqual([]);
  });
});
