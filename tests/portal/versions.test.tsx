import { i18n } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dictionaries } from '#contract/dictionaries.ts';
import { useDeployment } from '#portal/deployment.ts';
import { isOtherVersion, ownVersion, servedVersion } from '#portal/portal-version.ts';
import { reload } from '#portal/reload.ts';
import { draftOfGuest, forgetDrafts } from '#portal/drafts.ts';
import { arrivedEvent, loadFailedEvent } from '#ui/platform/load-part.ts';
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
  type Opened,
} from './open-portal.ts';
import { mount } from './mount.tsx';

const startServiceWorker = vi.hoisted(() =>
  vi.fn<(onReplaced: () => void) => Promise<void>>(() => Promise.resolve()),
);
vi.mock('#portal/service-worker.ts', () => ({ startServiceWorker }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(async () => {
  vi.unstubAllEnvs();
  startServiceWorker.mockClear();
  await closePortals();
});

const row = 'GET /publisher/v1/dict/approval-statuses';

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

const call = ({ portal }: Opened) => portal.client(dictionaries.approvalStatuses).catch(() => undefined);

async function signedIn(given: { api?: string } = {}) {
  const opened = await openPortal({ at: '/profile', token: 'a', ...given });
  await until(() => placeOf(opened) === '/profile');
  await settled();
  opened.requests.length = 0;
  return opened;
}

describe('[E12] [A9] versions of the portal', () => {
  test('this one is named by its scripts, and another one by those of its page', async () => {
    const opened = await signedIn();
    expect([ownVersion(), await servedVersion()]).toEqual(['own', 'own']);
    expect(opened.requests).toMatchObject([{ call: 'GET /', cache: 'no-store', accept: 'text/html' }]);
    expect(['own', 'other', null].map(isOtherVersion)).toEqual([false, true, false]);
    opened.page.scripts.length = 0;
    expect([ownVersion(), isOtherVersion('other')]).toEqual([null, false]);
  });

  test('an answer of another version offers to reload, until that is put off', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    opened.table[row] = () => json({ data: [] }, 200, { 'x-portal-version': 'own' });
    await does(() => call(opened));
    expect(view()).toMatchObject({ isOutdated: false, isPartLost: false });
    opened.table[row] = () => json({ data: [] }, 200, { 'x-portal-version': 'other' });
    await does(() => call(opened));
    expect(view()).toMatchObject({ isOutdated: true, isPartLost: false });
    await does(() => view().postpone());
    expect(view()).toMatchObject({ isOutdated: false, isPartLost: false });
    await leave();
  });

  test('what another origin says of versions has the own host asked, which may serve this one', async () => {
    const opened = await signedIn({ api: 'https://api.test' });
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    opened.table[row] = () => json({ data: [] }, 200, { 'x-portal-version': 'other' });
    await does(() => call(opened));
    await does(settled);
    expect(opened.requests.map(({ origin, call: made }) => [origin, made])).toEqual([
      ['https://api.test', row],
      ['https://portal.test', 'GET /'],
    ]);
    expect(view()).toMatchObject({ isOutdated: false, isPartLost: false });
    await leave();
  });

  test('six seconds after the start, what the next visit needs is kept; the worker of another release has the host asked', async () => {
    const opened = await signedIn();
    const { does, leave } = await mount(opened.portal, useDeployment);
    await does(() => vi.advanceTimersByTimeAsync(6000));
    expect([startServiceWorker.mock.calls.length, opened.requests]).toEqual([0, []]);
    await leave();

    vi.stubEnv('PROD', true);
    const built = await signedIn();
    const next = await mount(built.portal, useDeployment);
    await next.does(() => vi.advanceTimersByTimeAsync(5999));
    expect(startServiceWorker).not.toHaveBeenCalled();
    await next.does(() => vi.advanceTimersByTimeAsync(1));
    await next.does(settled);
    const onReplaced = startServiceWorker.mock.calls[0]?.[0];
    expect(built.requests).toEqual([]);
    await next.does(() => onReplaced?.());
    await next.does(settled);
    expect(built.requests.map((one) => one.call)).toEqual(['GET /']);
    await next.leave();
  });

  const strange: [string, Answer][] = [
    ['UNREADABLE_ANSWER', () => new Response('<html>')],
    ['UNEXPECTED_ANSWER', () => json([])],
    ['NOT_FOUND_HTTP_EXCEPTION', () => refused(400, 'NOT_FOUND_HTTP_EXCEPTION')],
    ['404', () => refused(404, 'GONE')],
  ];
  test.each(strange)('%s has the host asked which version it serves', async (_, answer) => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    opened.table['GET /'] = () => new Response('<script type="module" src="/assets/next.js"></script>');
    opened.table[row] = answer;
    await does(() => call(opened));
    await does(settled);
    expect([view().isOutdated, opened.requests.map((one) => one.call)]).toEqual([true, [row, 'GET /']]);
    await leave();
  });

  test('other refusals do not', async () => {
    const opened = await signedIn();
    const { does, leave } = await mount(opened.portal, useDeployment);
    opened.table[row] = () => refused(400, 'BAD');
    await does(() => call(opened));
    opened.table[row] = () => json({}, 410);
    await does(() => call(opened));
    await does(settled);
    expect(opened.requests.map((one) => one.call)).toEqual([row, row]);
    await leave();
  });

  test('a part that fails to load is lost until it arrives, and reported once', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    const payload = new Error('Failed to fetch /assets/part.js');
    const fails = () => opened.page.happens(loadFailedEvent, { payload });
    await does(fails);
    await does(fails);
    await does(settled);
    expect(view()).toMatchObject({ isOutdated: false, isPartLost: true });
    const reports = () => opened.requests.filter((one) => one.call.endsWith('error-logs'));
    expect(reports().map(({ body }) => body)).toMatchObject([{ message: payload.message, url: '/profile' }]);
    await does(() => opened.page.happens(arrivedEvent));
    expect(view().isPartLost).toBe(false);
    await does(() => opened.page.happens(loadFailedEvent, {}));
    expect([view().isPartLost, reports().length]).toEqual([true, 1]);
    await leave();
  });

  test('a part whose request is never answered is lost, but no error to report', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    const payload = new Error('/assets/part.js did not arrive', { cause: new TypeError('Failed to fetch') });
    await does(() => opened.page.happens(loadFailedEvent, { payload }));
    await does(settled);
    expect(view().isPartLost).toBe(true);
    expect(opened.requests.map((one) => one.call)).not.toContain('POST /public/v1/error-logs');
    await leave();
  });

  test('offline a part that fails to load says nothing', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    opened.page.navigator.onLine = false;
    await does(() => opened.page.happens(loadFailedEvent, { payload: new Error('lost') }));
    await does(settled);
    expect([view().isPartLost, opened.requests]).toEqual([false, []]);
    await leave();
  });

  test('a screen that fails to load is a lost part, but not without a connection', async () => {
    const opened = await signedIn();
    opened.screens.loadScreen = () => Promise.reject(new Error('lost'));
    opened.page.navigator.onLine = false;
    const { view, does, leave } = await mount(opened.portal, useDeployment);
    await does(() => opened.portal.navigation.send({ type: 'location.request', to: '/postbacks' }));
    await does(settled);
    expect(view().isPartLost).toBe(false);
    opened.page.navigator.onLine = true;
    await does(() => opened.page.happens('online'));
    await does(settled);
    expect(view().isPartLost).toBe(true);
    await leave();
  });

  test('reloading keeps the drafts of guests, and asks the host first', async () => {
    const opened = await openPortal();
    const unreachable = new ApiError({ status: 0, code: 'NETWORK_ERROR' });
    const shown = toastsFromNowOn();
    draftOfGuest('login').write({ username: 'typed' });
    opened.table['GET /'] = lost;
    await reload();
    expect([opened.page.done.flat().includes('reload'), Object.keys(sessionStorage), shown]).toEqual([
      false,
      [],
      [{ type: 'apiError', text: textOfAll(messagesOf(unreachable), i18n) }],
    ]);
    expect(unreachable.code).toBe('NETWORK_ERROR');
    opened.table['GET /'] = () => new Response('');
    await reload();
    expect([opened.page.done.at(-1), sessionStorage.getItem('guest-drafts')]).toEqual([
      ['reload'],
      '{"login":{"username":"typed"}}',
    ]);
    forgetDrafts();
  });
});
