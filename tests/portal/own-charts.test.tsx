import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { postbacks } from '#contract/postbacks.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { usePostbackCommand } from '#portal/postback-command.ts';
import { useRemoval } from '#portal/removal.ts';
import { useUpload, type SendFile } from '#portal/upload.ts';
import {
  closePortals,
  json,
  openPortal,
  refused,
  settled,
  toastsFromNowOn,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const done: Answer = () => json({ data: { success: true } });

const sent = ({ requests }: Opened) => requests.map(({ call, body }) => [call, body]);

async function opened(network: Record<string, Answer> = {}, at = '/profile') {
  const portal = await openPortal({ at, token: 'a', network });
  await until(() => portal.portal.session.getSnapshot().hasTag('signedIn'));
  await settled();
  portal.requests.length = 0;
  return portal;
}

const postback = {
  id: 1,
  name: 'Mine',
  event: { id: 'lead', name: 'Lead' },
  level: 'global',
  offer: null,
  goal: null,
  statuses: [],
  url: 'https://a.test',
  method: 'GET',
  is_default: true,
  status: 'active',
  last_delivery: null,
  archived_at: null,
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
};

describe('[O7] [O9] [O3] postbacks, removals and files', () => {
  test('a new default can be undone, a removal is told', async () => {
    const page = await opened({
      'PUT /publisher/v1/postbacks/9/default': () => json({ data: postback }),
      'DELETE /publisher/v1/postbacks/2': done,
    });
    const shown = toastsFromNowOn();
    const queries = page.portal.data.queryClient();
    queries.setQueryData(query(postbacks.list).queryKey, {
      data: [],
      total: 0,
      limit: 1,
      offset: 0,
    });
    const others = query(dictionaries.approvalStatuses).queryKey;
    queries.setQueryData(others, { data: [], total: 0, limit: 1, offset: 0 });
    const onRemoved = vi.fn<(id: number) => void>();
    const request = {
      command: 'setDefault',
      id: 1,
      formerDefault: 9,
      level: 'global',
      status: 'active',
    } as const;
    const { view, does, leave } = await mount(page.portal, () => usePostbackCommand({ onRemoved }));
    expect(view()).toMatchObject({
      state: 'idle',
      isAsking: false,
      isBusy: false,
      asked: null,
      messages: [],
    });
    expect([view().whyNot(request), view().whyNot({ ...request, status: 'inactive' })?.message]).toEqual([
      null,
      'Only an active postback for all offers can be the default',
    ]);
    await does(() => view().ask(request));
    expect(view()).toMatchObject({
      state: 'asking',
      isAsking: true,
      isBusy: false,
      asked: { command: 'setDefault', id: 1, formerDefault: 9 },
    });
    await does(() => view().abandon());
    expect([view().isAsking, sent(page)]).toEqual([false, []]);
    await does(() => view().ask(request));
    page.table['PUT /publisher/v1/postbacks/1/default'] = () => refused(500, 'BROKEN');
    await does(() => view().confirm());
    await does(settled);
    expect([view().messages.length, shown]).toEqual([1, []]);
    const late = Promise.withResolvers<Response>();
    page.table['PUT /publisher/v1/postbacks/1/default'] = () => late.promise;
    await does(() => view().confirm());
    expect([view().state, view().isBusy]).toEqual(['running', true]);
    late.resolve(json({ data: postback }));
    await does(settled);
    expect([view().state, shown, onRemoved.mock.calls]).toEqual(['undoable', [{ type: 'saveSuccess' }], []]);
    const isInvalidated = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
    expect([query(postbacks.list).queryKey, others].map(isInvalidated)).toEqual([true, false]);
    page.requests.length = 0;
    await does(() => view().undo());
    await does(settled);
    expect(sent(page)).toEqual([['PUT /publisher/v1/postbacks/9/default', null]]);
    await does(() => view().ask({ command: 'remove', id: 2, formerDefault: null }));
    page.requests.length = 0;
    await does(() => view().confirm());
    await does(settled);
    expect([sent(page), onRemoved.mock.calls, view().isBusy]).toEqual([
      [['DELETE /publisher/v1/postbacks/2', null]],
      [[2]],
      false,
    ]);
    await leave();
  });

  test('what is removed is asked about first, and told once it is gone', async () => {
    const page = await opened();
    const answer = Promise.withResolvers<void>();
    const remove = vi.fn<(id: number) => Promise<unknown>>(() => answer.promise);
    const onRemoved = vi.fn<(id: number) => void>();
    const { view, does, leave } = await mount(page.portal, () => useRemoval({ remove, onRemoved }));
    expect(view()).toMatchObject({ asked: null, isBusy: false, messages: [] });
    const { ask, whyNotAsk } = view();
    expect([whyNotAsk(4, false), whyNotAsk(4, true)?.message]).toEqual([null, 'It has already been decided']);
    await does(() => ask(4));
    expect([view().asked, view().ask === ask]).toEqual([4, true]);
    await does(() => view().abandon());
    expect([view().asked, remove.mock.calls]).toEqual([null, []]);
    await does(() => ask(4));
    await does(() => view().confirm());
    expect([view().isBusy, onRemoved.mock.calls]).toEqual([true, []]);
    answer.resolve();
    await does(settled);
    expect([view().asked, view().isBusy, remove.mock.calls, onRemoved.mock.calls]).toEqual([
      null,
      false,
      [[4]],
      [[4]],
    ]);
    await leave();
    const quiet = await mount(page.portal, () => useRemoval({ remove: () => Promise.resolve() }));
    await quiet.does(() => quiet.view().ask(5));
    await quiet.does(() => quiet.view().confirm());
    await quiet.does(settled);
    expect(quiet.view()).toMatchObject({ asked: null, messages: [] });
    await quiet.leave();
  });

  test('a file is sent with its progress, can be stopped, and sent again', async () => {
    const page = await opened();
    const calls: {
      file: File;
      signal: AbortSignal;
      onProgress: (share: number) => void;
      end: PromiseWithResolvers<unknown>;
    }[] = [];
    const send: SendFile = (file, { signal, onProgress }) => {
      const end = Promise.withResolvers<unknown>();
      calls.push({ file, signal, onProgress, end });
      return end.promise;
    };
    const { view, does, leave } = await mount(page.portal, () =>
      useUpload({ send, types: ['image/png'], largest: 10 }),
    );
    expect(view()).toMatchObject({ state: 'idle', file: '', share: 0, fault: null, messages: [] });
    const file = (size: number) => new File(['x'.repeat(size)], 'a.png', { type: 'image/png' });
    await does(() => view().choose(file(11)));
    expect([view().fault, calls.length]).toEqual(['size', 0]);
    const good = file(3);
    await does(() => view().choose(good));
    expect([view().state, view().file, calls[0]?.file]).toEqual(['sending', 'a.png', good]);
    await does(() => calls[0]?.onProgress(40));
    expect(view().share).toBe(40);
    await does(() => view().cancel());
    expect([view().state, calls[0]?.signal.aborted]).toEqual(['canceled', true]);
    await does(() => view().retry());
    await does(() => calls[1]?.end.reject(new Error('no')));
    await does(settled);
    expect([view().state, view().messages.length]).toEqual(['failed', 1]);
    await does(() => view().retry());
    await does(() => calls[2]?.end.resolve(null));
    await does(settled);
    expect(view().state).toBe('sent');
    await leave();
  });
});
