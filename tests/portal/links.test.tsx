import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { accountChanges } from '#contract/account-changes.ts';
import { useForgotPassword } from '#portal/forgot-password.ts';
import { useMailedLink } from '#portal/mailed-link.ts';
import { useNewPassword } from '#portal/new-password.ts';
import { useVerification } from '#portal/verify-email.ts';
import {
  closePortals,
  json,
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

const done: Answer = () => json({ data: { success: true } });

const sent = ({ requests }: Opened) => requests.map(({ call, body }) => [call, body]);

async function opened(network: Record<string, Answer> = {}, at = '/profile') {
  const portal = await openPortal({ at, token: 'a', network });
  await until(() => portal.portal.session.getSnapshot().hasTag('signedIn'));
  await settled();
  portal.requests.length = 0;
  return portal;
}

/** The last request ends with the screen that has made it. */
async function expectGivenUp({ requests }: Opened) {
  await settled();
  await vi.advanceTimersByTimeAsync(10);
  expect(requests.at(-1)?.signal?.aborted).toBe(true);
}

describe('[A1] [A2] [E16] links and passwords', () => {
  test('a link for a new password is requested, and another one', async () => {
    const call = 'POST /password/publisher/email';
    const page = await opened({ [call]: () => refused(500, 'BROKEN') });
    const { view, does, leave } = await mount(page.portal, useForgotPassword);
    expect(view()).toMatchObject({ state: 'asking', failure: null });
    await does(() => view().request('ann@portal.test'));
    await does(settled);
    expect(view()).toMatchObject({ state: 'asking', failure: { code: 'BROKEN' } });
    page.table[call] = done;
    await does(() => view().request('ann@portal.test'));
    await does(settled);
    expect([view().state, sent(page).at(-1)]).toEqual(['sent', [call, { email: 'ann@portal.test' }]]);
    await does(() => view().requestAnother());
    expect(view().state).toBe('asking');
    page.table[call] = never;
    await does(() => view().request('ann@portal.test'));
    await leave();
    await expectGivenUp(page);
  });

  test('a new password is set by the link, and left calls are given up', async () => {
    const call = 'POST /password/publisher/reset';
    const page = await opened({ [call]: never }, '/set-new-password?email=ann%40portal.test&token=t');
    const { view, does, leave } = await mount(page.portal, useNewPassword);
    expect(view()).toMatchObject({
      outcome: null,
      isSaving: false,
      email: 'ann@portal.test',
      failure: null,
    });
    await does(() => view().save({ password: 'a long one', confirmation: 'a long one' }));
    await does(settled);
    expect([view().outcome, view().isSaving, sent(page)]).toEqual([
      null,
      true,
      [
        [
          call,
          {
            email: 'ann@portal.test',
            token: 't',
            password: 'a long one',
            password_confirmation: 'a long one',
          },
        ],
      ],
    ]);
    expect(page.requests[0]?.signal?.aborted).toBe(false);
    await leave();
    await expectGivenUp(page);
    const other = await opened();
    const without = await mount(other.portal, useNewPassword);
    expect(without.view()).toMatchObject({ outcome: { ok: false, error: null }, email: '' });
    await without.leave();
  });

  test('a mailed link does what it is for after a press, once', async () => {
    const call = 'POST /publisher/v1/confirm-email';
    const page = await opened({ [call]: () => refused(400, 'INVALID_LINK') }, '/confirm-email?token=t');
    const { view, does, leave } = await mount(page.portal, () => useMailedLink(accountChanges.confirmEmail));
    expect([view().outcome, view().isOpening, view().messages]).toEqual([null, false, []]);
    await does(() => view().open());
    await does(settled);
    expect([view().outcome, view().messages.length, sent(page)]).toMatchObject([
      { ok: false, error: { code: 'INVALID_LINK' } },
      1,
      [[call, { token: 't' }]],
    ]);
    await leave();
    const left = await opened({ [call]: never }, '/confirm-email?token=t');
    const mounted = await mount(left.portal, () => useMailedLink(accountChanges.confirmEmail));
    await mounted.does(() => mounted.view().open());
    await mounted.leave();
    await expectGivenUp(left);
    const used = await opened({}, '/undo-change?token=t');
    const undoing = await mount(used.portal, () => useMailedLink(accountChanges.undo));
    await undoing.does(() => undoing.view().unread(new ApiError({ status: 500 })));
    expect([undoing.view().outcome, undoing.view().messages]).toEqual([null, []]);
    await undoing.does(() => undoing.view().unread(new ApiError({ status: 400, code: 'INVALID_LINK' })));
    expect([undoing.view().outcome, sent(used)]).toMatchObject([
      { ok: false, error: { code: 'INVALID_LINK' } },
      [],
    ]);
    await undoing.leave();
    const other = await opened();
    const without = await mount(other.portal, () => useMailedLink(accountChanges.undo));
    expect(without.view().outcome).toEqual({ ok: false, error: null });
    await without.leave();
  });

  test('an address is verified by its link, and tried again after no answer', async () => {
    const call = 'GET /email/verify/7';
    const late = Promise.withResolvers<Response>();
    const page = await opened({ [call]: () => late.promise });
    const link = { id: '7', signature: 'abc', expires: '100' };
    const { view, does, leave } = await mount(page.portal, () => useVerification(link));
    expect([view().outcome, view().isFailed]).toEqual([null, false]);
    late.reject(new TypeError('fetch failed'));
    await does(settled);
    expect([view().outcome, view().isFailed, view().messages.length]).toEqual([null, true, 1]);
    page.table[call] = done;
    await does(() => view().retry());
    await does(settled);
    expect([view().outcome, page.requests.map((one) => one.query)]).toEqual([
      { ok: true },
      ['?signature=abc&expires=100', '?signature=abc&expires=100'],
    ]);
    await leave();
    const invalid = await mount(page.portal, () =>
      useVerification({ id: null, signature: null, expires: null }),
    );
    expect(invalid.view().outcome).toEqual({ ok: false, error: null });
    await invalid.leave();
    page.table[call] = never;
    const left = await mount(page.portal, () => useVerification(link));
    await left.leave();
    await expectGivenUp(page);
  });
});
