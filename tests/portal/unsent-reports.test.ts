import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorLogs } from '#contract/error-logs.ts';
import { errorReportsOf } from '#portal/error-reports.ts';
import { reportErrors } from '#portal/report-errors.ts';
import {
  closePortals,
  json,
  lost,
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

const stored = () => JSON.parse(sessionStorage.getItem('error-reports') ?? '[]') as { message: string }[];

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

describe('[E13] reports that cannot be sent', () => {
  const waiting = (message: string) => ({ message, url: '/' });

  test('wait through a reload, and are sent one after the other', async () => {
    const reports = [waiting('one'), waiting('two')];
    const page = await opened({}, { stored: { 'error-reports': JSON.stringify(reports) } });
    reportErrors(page.portal);
    await until(() => page.reports().length === 2);
    await settled();
    expect([page.reports(), sessionStorage.getItem('error-reports')]).toEqual([reports, null]);
  });

  test.each(['not JSON', '[{"message":1}]', '{}'])('%s in the storage is none', async (text) => {
    const page = await opened({}, { stored: { 'error-reports': text } });
    reportErrors(page.portal)(failing('new'));
    await until(() => page.reports().length === 1);
    expect(page.messages()).toEqual(['new']);
  });

  const passing: [string, Answer][] = [
    ['no answer', lost],
    ...[408, 429, 500, 503].map((status): [string, Answer] => [String(status), () => refused(status, 'NO')]),
  ];
  test.each(passing)('after %s they wait until the connection returns', async (_, answer) => {
    const page = await opened({ [report]: answer });
    errorReportsOf(page.portal).report(failing('one'));
    await settled();
    expect([page.messages(), stored().map(({ message }) => message)]).toEqual([['one'], ['one']]);
    page.table[report] = () => json({ data: { id: 1 } });
    page.page.happens('online');
    await settled();
    expect([page.messages(), sessionStorage.getItem('error-reports')]).toEqual([['one', 'one'], null]);
  });

  test.each([400, 422, 499])('%d is final', async (status) => {
    const page = await opened({ [report]: () => refused(status, 'NO') });
    errorReportsOf(page.portal).report(failing('one'));
    await settled();
    expect([page.messages(), stored()]).toEqual([['one'], []]);
  });

  test('the ten latest wait, and one is sent at a time', async () => {
    const old = Array.from({ length: 10 }, (_, index) => waiting(`old ${index}`));
    const page = await opened({ [report]: lost }, { stored: { 'error-reports': JSON.stringify(old) } });
    errorReportsOf(page.portal).report(failing('new'));
    await settled();
    expect(stored().map(({ message }) => message)).toEqual([
      ...old.slice(1).map(({ message }) => message),
      'new',
    ]);
    page.requests.length = 0;
    const late = Promise.withResolvers<void>();
    page.table[report] = async () => {
      await late.promise;
      return json({ data: { id: 1 } });
    };
    page.page.happens('online');
    page.page.happens('online');
    await settled();
    expect(page.reports()).toHaveLength(1);
    late.resolve();
    await until(() => sessionStorage.getItem('error-reports') === null);
    await settled();
    expect(page.messages()).toEqual([...old.slice(1).map(({ message }) => message), 'new']);
    expect(errorLogs.create.path).toBe('/public/v1/error-logs');
  });

  test('a full storage keeps none, and they wait in memory', async () => {
    const page = await opened({ [report]: lost });
    const full = vi
      .spyOn(Object.getPrototypeOf(sessionStorage) as Storage, 'setItem')
      .mockImplementation(() => {
        throw new Error('full');
      });
    errorReportsOf(page.portal).report(failing('one'));
    await settled();
    full.mockRestore();
    expect(stored()).toEqual([]);
    page.table[report] = () => json({ data: { id: 1 } });
    page.page.happens('online');
    await settled();
    expect(page.messages()).toEqual(['one', 'one']);
  });
});
