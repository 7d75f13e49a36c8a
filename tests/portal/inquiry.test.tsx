import { useQuery } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts';
import { inquiryEffects, useInquiry } from '#portal/inquiry.ts';
import {
  closePortals,
  json,
  openSignedIn,
  profile,
  refused,
  settled,
  until,
  type Answer,
} from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

type Status = InquiryDetails['status'];
const inquiry = (status: Status): InquiryDetails => ({
  id: 7,
  number: 'Q-0007',
  partner: { id: 70, name: 'Trailmix Media' },
  kind: 'message',
  status,
  subject: 'Banner sizes',
  offer: null,
  transaction_id: null,
  happened_on: null,
  amount: null,
  currency: null,
  opened_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  unread: 0,
  last_message: { by: 'publisher', text: 'Thanks.' },
  conversion_id: null,
  click_id: null,
  messages: [],
});
const answering =
  (status: Status): Answer =>
  () =>
    json({ data: inquiry(status) });
const reply = 'POST /publisher/v1/inquiries/7/messages';
const withdraw = 'POST /publisher/v1/inquiries/7/withdrawal';
const [shownKey, listKey, otherKey] = [
  query(inquiries.get, { params: { id: 7 } }).queryKey,
  query(inquiries.list, { query: { limit: 10 } }).queryKey,
  query(dictionaries.approvalStatuses).queryKey,
];
const draftKey = 'draft:7:reply-7';

/** The inquiry of a publisher, or of one whom an operator acts for. */
async function opened(first: Status | undefined, network: Record<string, Answer> = {}, user: object = {}) {
  const shadowed = () => json({ data: { ...profile, ...user } });
  const page = await openSignedIn({ 'GET /publisher/v1/user-profile': shadowed, ...network });
  const queries = page.portal.data.queryClient();
  const isOld = () => [shownKey, listKey, otherKey].map((key) => queries.getQueryState(key)?.isInvalidated);
  const show = (status: Status | undefined) => {
    if (status) queries.setQueryData(shownKey, inquiry(status));
    else queries.removeQueries({ queryKey: shownKey });
    // Views hear of it a moment later.
    return vi.advanceTimersByTimeAsync(1);
  };
  const load = () => {
    void show(first);
    for (const key of [listKey, otherKey]) {
      queries.setQueryData(key, { data: [], total: 0, limit: 10, offset: 0 });
    }
  };
  load();
  const useShown = () => {
    const { data } = useQuery({ ...query(inquiries.get, { params: { id: 7 } }), enabled: false });
    return useInquiry(7, data?.status);
  };
  const mounted = await mount(page.portal, useShown, queries);
  const stands = () => {
    const { isLive, isAsking, isBusy, isReplying } = mounted.view();
    return Object.entries({ isLive, isAsking, isBusy, isReplying }).flatMap(([name, is]) =>
      is ? [name] : [],
    );
  };
  return { page, queries, isOld, load, show, stands, ...mounted };
}

const isReply = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : body);

describe('[O12] an inquiry', () => {
  test('takes a reply once, keeps what was typed when it is refused, and shows the answer everywhere', async () => {
    const late = Promise.withResolvers<Response>();
    const opens = await opened('answered', { [reply]: () => refused(409, 'INQUIRY_CLOSED') });
    const { page, view, does, stands, queries, isOld, load, leave } = opens;
    sessionStorage.setItem(draftKey, '{"text":"Any news?"}');
    expect([stands(), view().whyNotReply, view().failure, view().messages]).toEqual([
      ['isLive'],
      null,
      null,
      [],
    ]);
    await does(() => view().reply({ text: 'Any news?', file: null }));
    await does(settled);
    expect([stands(), view().failure?.code, view().messages, sessionStorage.getItem(draftKey)]).toEqual([
      ['isLive'],
      'INQUIRY_CLOSED',
      [],
      '{"text":"Any news?"}',
    ]);
    expect(isOld()).toEqual([true, true, false]);
    load();
    page.table[reply] = () => late.promise;
    const file = new File(['a,b'], 'proof.csv', { type: 'text/csv' });
    await does(() => view().reply({ text: 'Any news?', file }));
    expect([stands(), view().failure]).toEqual([['isLive', 'isBusy', 'isReplying'], null]);
    await does(() => view().reply({ text: 'Twice', file: null }));
    late.resolve(json({ data: inquiry('open') }));
    await does(settled);
    expect([stands(), sessionStorage.getItem(draftKey)]).toEqual([['isLive'], null]);
    expect(queries.getQueryData(shownKey)).toEqual(inquiry('open'));
    expect(isOld()).toEqual([false, true, false]);
    expect(page.requests.map(({ call, body }) => [call, isReply(body)])).toEqual([
      [reply, { text: 'Any news?' }],
      [reply, { text: 'Any news?', file }],
    ]);
    await leave();
  });

  test('[E2] is withdrawn after a question, which says why it was refused', async () => {
    const opens = await opened('open', { [withdraw]: () => refused(409, 'INQUIRY_CLOSED') });
    const { page, view, does, stands, isOld, leave } = opens;
    await does(() => view().askToWithdraw());
    expect([stands(), view().messages]).toEqual([['isLive', 'isAsking'], []]);
    await does(() => view().abandon());
    expect([stands(), page.requests]).toEqual([['isLive'], []]);
    await does(() => view().askToWithdraw());
    await does(() => view().confirm());
    await does(settled);
    expect([stands(), view().messages.length, view().failure, isOld()]).toEqual([
      ['isLive', 'isAsking'],
      1,
      null,
      [true, true, false],
    ]);
    await does(() => view().abandon());
    expect([stands(), view().messages]).toEqual([['isLive'], []]);
    page.table[withdraw] = answering('withdrawn');
    await does(() => view().askToWithdraw());
    await does(() => view().confirm());
    await does(settled);
    expect([stands(), page.requests.map(({ call }) => call)]).toEqual([[], [withdraw, withdraw]]);
    await leave();
  });

  test('stands as the network says, and by nothing as long as that is not known', async () => {
    const { view, does, stands, page, show, leave } = await opened(undefined);
    expect(stands()).toEqual([]);
    await does(() => view().reply({ text: 'Too early', file: null }));
    await does(() => show('answered'));
    expect(stands()).toEqual(['isLive']);
    await does(() => view().askToWithdraw());
    await does(() => show(undefined));
    expect(stands()).toEqual(['isLive', 'isAsking']);
    await does(() => view().abandon());
    await does(() => show('granted'));
    expect([stands(), page.requests]).toEqual([[], []]);
    await leave();
  });

  test('stands as its answer says before anything is on screen, and needs nobody to be known', async () => {
    const { page, leave } = await opened('open', { [reply]: answering('answered') });
    const { client } = page.portal;
    const effects = inquiryEffects({ id: 7, client, show: () => undefined, reload: async () => undefined });
    const actor = createActor(inquiryMachine.provide(effects)).start();
    actor.send({ type: 'inquiry.shown', status: 'open' });
    actor.send({ type: 'reply.send', text: 'Any news?', file: null, isShadowed: false });
    await until(() => actor.getSnapshot().matches('answered'));
    actor.stop();
    const alone = await mount(page.portal, () => useInquiry(7, 'open'));
    expect(alone.view().isLive).toBe(true);
    await alone.leave();
    await leave();
  });

  test('[M4] is only read by an operator who acts for its publisher', async () => {
    const shadow = { id: 3, firstname: 'O', lastname: 'P' };
    const { view, does, stands, page, queries, leave } = await opened('open', {}, { shadow });
    await until(() => queries.getQueryData(userQuery.queryKey)?.shadow);
    await does(settled);
    expect(view().whyNotReply?.message).toBe('Only the publisher can write here');
    await does(() => view().reply({ text: 'Hello', file: null }));
    await does(() => view().askToWithdraw());
    expect([stands(), page.requests]).toEqual([['isLive'], []]);
    await leave();
  });
});
