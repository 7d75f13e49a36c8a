import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textOfAll } from '#i18n/error-messages.ts';
import { applicationDraft, draftOfUser } from '#portal/drafts.ts';
import { commandOf, commandOn, commandsOf, runningCommand } from '#portal/offer-command.ts';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { useBulkCommand } from '#portal/bulk-command.ts';
import { useRowCharts } from '#portal/row-charts.ts';
import {
  closePortals,
  json,
  lost,
  never,
  openPortal,
  refused,
  settled,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

async function signedIn(network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at: '/profile', token: 'a', network });
  await until(() => placeOf(opened) === '/profile');
  await settled();
  opened.requests.length = 0;
  return opened;
}

async function signOut(opened: Opened) {
  opened.portal.navigation.send({ type: 'signOut.request' });
  await until(() => placeOf(opened) === '/login');
}

describe('[O3] [O4] commands on offers and campaigns', () => {
  const pause = 'PUT /publisher/v1/offers/1/pause';
  const unpause = 'PUT /publisher/v1/offers/1/unpause';
  const offer = { kind: 'offer', id: 1 } as const;
  const done: Answer = () => json({ data: { success: true } });

  test('are carried out once for all views, can be undone, and end with the session', async () => {
    const opened = await signedIn({ [pause]: done, [unpause]: done });
    expect(() => commandOf(opened.portal, offer)).toThrow('Nothing carries out commands on offer.1');
    const one = await mount(opened.portal, () => useOfferCommand(offer));
    const other = await mount(opened.portal, () => useOfferCommand(offer));
    expect(one.view()).toMatchObject({
      state: 'idle',
      command: null,
      isBusy: false,
      messages: [],
      failure: null,
    });
    await one.does(() => [one.view().confirm(), one.view().abandon(), one.view().undo(), one.view().retry()]);
    expect([one.view().state, opened.requests]).toEqual(['idle', []]);
    const late = Promise.withResolvers<void>();
    opened.table[pause] = async () => {
      await late.promise;
      return json({ data: { success: true } });
    };
    await one.does(() => one.view().send('pause'));
    expect([one.view(), other.view()]).toMatchObject([
      { state: 'running', command: 'pause', isBusy: true },
      { state: 'running', command: 'pause', isBusy: true },
    ]);
    late.resolve();
    await one.does(settled);
    expect(other.view()).toMatchObject({ state: 'undoable', isBusy: false });
    const undone = Promise.withResolvers<void>();
    opened.table[unpause] = async () => {
      await undone.promise;
      return json({ data: { success: true } });
    };
    await other.does(() => other.view().undo());
    expect(one.view()).toMatchObject({ state: 'undoing', isBusy: true });
    undone.resolve();
    await other.does(settled);
    expect(one.view().state).toBe('undone');
    expect(opened.requests.map(({ call }) => call)).toEqual([pause, unpause]);
    const running = () => runningCommand(opened.portal, offer);
    const subjects = () => commandsOf(opened.portal).getSnapshot().context.subjects;
    const actor = running();
    expect([subjects(), commandOn(opened.portal, offer) === actor]).toEqual([[offer], true]);
    const charts = () => opened.portal.eventLog.states().map(({ chart }) => chart);
    expect(charts()).toContain('offerCommand');
    await one.does(() => signOut(opened));
    expect([subjects(), running(), actor?.getSnapshot().status, one.view().state]).toEqual([
      [],
      undefined,
      'stopped',
      'idle',
    ]);
    expect(charts()).not.toContain('offerCommand');
    await one.leave();
    await other.leave();
  });

  test('that failed say why, and can be tried again', async () => {
    const opened = await signedIn({ [pause]: () => refused(400, 'OFFER_NOT_ACTIVE') });
    const { view, does, leave } = await mount(opened.portal, () => useOfferCommand(offer));
    await does(() => view().send('pause'));
    await does(settled);
    expect(view()).toMatchObject({ state: 'failed', failure: { code: 'OFFER_NOT_ACTIVE' } });
    expect(view().messages).toHaveLength(1);
    opened.table[pause] = done;
    await does(() => view().retry());
    await does(settled);
    expect(view()).toMatchObject({ state: 'undoable', messages: [] });
    opened.table[unpause] = lost;
    await does(() => view().undo());
    await does(settled);
    expect(view().state).toBe('failed');
    await leave();
  });

  test('an application takes what was entered and forgets its draft; abandoned, nothing is sent', async () => {
    const apply = 'POST /publisher/v1/offers/1/apply';
    const opened = await signedIn({ [apply]: () => json({ data: { id: 9, status: 'pending' } }) });
    const { view, does, leave } = await mount(opened.portal, () => useOfferCommand(offer));
    draftOfUser(7, applicationDraft(1)).write({ comment: 'typed' });
    draftOfUser(7, applicationDraft(11)).write({ comment: 'other' });
    await does(() => view().send('apply'));
    expect(view().state).toBe('confirming');
    await does(() => view().abandon());
    expect([view().state, opened.requests]).toEqual(['idle', []]);
    await does(() => view().send('apply'));
    await does(() => view().confirm({ comment: 'Please' }));
    await does(settled);
    expect([view().state, view().result, opened.requests.map(({ call, body }) => [call, body])]).toEqual([
      'succeeded',
      { id: 9, status: 'pending' },
      [[apply, { comment: 'Please' }]],
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['draft:7:apply-11']);
    await leave();
  });

  test('each kind and command has a call of its own, and what shows it is loaded again once for many', async () => {
    const opened = await signedIn();
    const calls = [
      'POST /publisher/v1/offers/2/run',
      'PUT /publisher/v1/offers/3/unpause',
      'PUT /publisher/v1/offers/8/pause',
      'PUT /publisher/v1/offers/9/pause',
      'PUT /publisher/v1/campaigns/4/pause',
      'PUT /publisher/v1/campaigns/5/unpause',
    ];
    const run = { campaign_id: 1, tracking_link_id: 2, url: 'https://a.test' };
    for (const call of calls) opened.table[call] = () => json({ data: call.endsWith('run') ? run : {} });
    const queries = opened.portal.data.queryClient();
    const invalidate = vi.spyOn(queries, 'invalidateQueries');
    const changed = ['approvals', 'campaigns', 'offerParts', 'offerRecords', 'offers', 'trackingLinks'];
    for (const resource of [...changed, 'postbacks']) queries.setQueryData([resource, 'list', {}], []);
    const told = vi.fn<() => void>();
    commandsOf(opened.portal).on('subject.added', told);
    const send = (
      subject: Parameters<typeof commandOn>[1],
      command: 'run' | 'pause' | 'unpause',
      details?: object,
    ) => commandOn(opened.portal, subject).send({ type: 'offer.command', command, details });
    send({ kind: 'offer', id: 2 }, 'run', { sub1: 'a' });
    send({ kind: 'offer', id: 3 }, 'unpause');
    send({ kind: 'offer', id: 8 }, 'pause');
    send({ kind: 'offer', id: 9 }, 'pause');
    send({ kind: 'campaign', id: 4 }, 'pause');
    send({ kind: 'campaign', id: 5 }, 'unpause');
    await settled();
    const sent = opened.requests.filter(({ call }) => !call.startsWith('GET'));
    expect(Object.fromEntries(sent.map(({ call, body }) => [call, body]))).toEqual(
      Object.fromEntries(calls.map((call, index) => [call, index === 0 ? { sub1: 'a' } : null])),
    );
    expect([told.mock.calls.length, invalidate.mock.calls.length]).toEqual([6, 2]);
    const stale = queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0]);
    expect(stale).toEqual(changed);
    send({ kind: 'offer', id: 2 }, 'pause');
    expect(told).toHaveBeenCalledTimes(6);
    send({ kind: 'campaign', id: 7 }, 'run');
    await settled();
    const failure = runningCommand(opened.portal, { kind: 'campaign', id: 7 })?.getSnapshot().context.failure;
    expect(failure).toMatchObject({ code: null });
  });

  test('on more than three rows wait, and those that wait can be dropped', async () => {
    const ids = [1, 2, 3, 4, 5];
    const opened = await signedIn(
      Object.fromEntries(ids.map((id) => [`PUT /publisher/v1/offers/${id}/pause`, never])),
    );
    const { view, does, leave } = await mount(opened.portal, () => useBulkCommand(useRowCharts('offer')));
    const rows = ids.map((id) => ({ id, name: `Offer ${id}`, status: 'running' as const }));
    await does(() => view().start('pause', rows));
    const states = () => view().jobs.map(({ state }) => state);
    expect(states()).toEqual(['running', 'running', 'running', 'waiting', 'waiting']);
    expect([view().whyNotCancel, [...view().settled]]).toEqual([null, []]);
    await does(() => view().cancel());
    expect(states()).toEqual(['running', 'running', 'running', 'canceled', 'canceled']);
    expect(view().whyNotCancel?.message).toBe('All of them are under way already');
    await leave();
  });

  test('that would do nothing say why, at rest alone', async () => {
    const opened = await signedIn({ [pause]: never });
    const { view, does, leave } = await mount(opened.portal, () => useOfferCommand(offer));
    const reasons = () => [view().whyNot('pause', 'pending'), view().whyNot('pause', 'active')];
    expect([reasons(), view().whyNot('pause')]).toEqual([['This campaign has not started yet', null], null]);
    await does(() => view().send('pause'));
    expect([view().state, reasons()]).toEqual(['running', [null, null]]);
    await leave();
  });

  test('on many rows say how each has fared, and can be repeated, undone and closed', async () => {
    const opened = await signedIn({
      [pause]: done,
      [unpause]: done,
      'PUT /publisher/v1/offers/2/pause': () => refused(400, 'OFFER_NOT_ACTIVE'),
    });
    const { view, does, leave } = await mount(opened.portal, () => useBulkCommand(useRowCharts('offer')));
    const rows = [1, 2].map((id) => ({ id, name: `Offer ${id}`, status: 'running' as const }));
    const shows = () => [
      view().command,
      view().isBusy,
      view().isOver,
      view().hasFailed,
      view().jobs.map(({ state, messages }) => [state, textOfAll(messages, i18n)]),
    ];
    expect(shows()).toEqual([null, false, false, false, []]);
    const scopes = (['pause', 'unpause'] as const).map((name) => view().scopeOf(name, rows));
    expect(scopes.map(({ count, whyNot }) => [count, whyNot?.message ?? null])).toEqual([
      [2, null],
      [0, 'None of the selected rows is paused'],
    ]);
    const late = Promise.withResolvers<void>();
    const first = { ...opened.table };
    for (const id of [1, 2]) {
      const call = `PUT /publisher/v1/offers/${id}/pause`;
      opened.table[call] = async (request) => {
        await late.promise;
        return first[call]?.(request) ?? json({});
      };
    }
    await does(() => view().start('pause', rows));
    expect(shows()).toEqual([
      'pause',
      true,
      false,
      false,
      [
        ['running', ''],
        ['running', ''],
      ],
    ]);
    late.resolve();
    await does(settled);
    expect(shows()).toEqual([
      'pause',
      false,
      true,
      true,
      [
        ['done', ''],
        ['failed', 'No.'],
      ],
    ]);
    opened.table['PUT /publisher/v1/offers/2/pause'] = done;
    await does(() => view().retry());
    await does(settled);
    expect(shows()).toEqual([
      'pause',
      false,
      true,
      false,
      [
        ['done', ''],
        ['done', ''],
      ],
    ]);
    opened.table['PUT /publisher/v1/offers/2/unpause'] = never;
    expect(view().canUndo).toBe(true);
    await does(() => view().undo());
    await does(settled);
    expect(view().isBusy).toBe(true);
    await does(() => view().cancel());
    await leave();
    const again = await mount(opened.portal, () => useBulkCommand(useRowCharts('campaign')));
    opened.table['PUT /publisher/v1/campaigns/1/pause'] = done;
    await again.does(() => again.view().start('pause', rows.slice(0, 1)));
    await again.does(settled);
    expect(opened.requests.at(-1)?.call).toBe('PUT /publisher/v1/campaigns/1/pause');
    await again.does(() => again.view().close());
    expect([again.view().jobs, again.view().isOver]).toEqual([[], false]);
    await again.leave();
  });
});
