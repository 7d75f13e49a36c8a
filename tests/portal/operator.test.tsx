import { i18n } from '@lingui/core';
import { disabledReasons } from '#i18n/disabled-reasons.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { accountChanges } from '#contract/account-changes.ts';
import { secondFactor } from '#contract/second-factor.ts';
import { useRunningConfirmation } from '#portal/confirmation-gate.ts';
import { useConfirmation } from '#portal/confirmation.ts';
import { shadowLoginOf, useShadowLogin } from '#portal/shadow-login.ts';
import {
  closePortals,
  json,
  never,
  openPortal,
  profile,
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

const user = 'GET /publisher/v1/user-profile';

const shadowed: Answer = () =>
  json({ data: { ...profile, shadow: { id: 3, firstname: 'O', lastname: 'P' } } });

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

describe('[A7] [M4] an operator who acts for a partner', () => {
  const accept = ({ portal }: Opened) =>
    portal.client(account.acceptTerms, { body: { tos: '1' } }).catch((error: unknown) => error);
  test('looks at first where the network says so, changes nothing, and is told why', async () => {
    const opened = await signedIn({
      [user]: shadowed,
      'GET /publisher/v1/config': () => json({ data: { general: { shadow_read_only: true } } }),
    });
    const { view, does, leave } = await mount(opened.portal, useShadowLogin);
    expect(view()).toMatchObject({ holdReason: null, isShadowed: true, isObserving: true });
    opened.requests.length = 0;
    const farewell = vi.fn<(name: string) => void>();
    const { id, message } = disabledReasons.observing;
    const description = i18n._(id, { partner: 'Trailmix Media' }, { message });
    expect(description).toContain('Trailmix Media');
    expect(await accept(opened)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      entries: [{ code: null, field: null, description }],
    });
    shadowLoginOf(opened.portal).speak({ farewell });
    expect(opened.requests).toEqual([]);
    await opened.portal.client(dictionaries.approvalStatuses);
    expect(opened.requests).toHaveLength(1);
    await does(() => view().act());
    expect(view()).toMatchObject({ holdReason: null, isShadowed: true, isObserving: false });
    opened.table['PUT /publisher/v1/user-profile/tos-accept'] = () => json({ data: profile });
    await accept(opened);
    expect(opened.requests.at(-1)?.call).toBe('PUT /publisher/v1/user-profile/tos-accept');
    await does(async () => {
      view().exit();
      await until(() => placeOf(opened) === '/login');
    });
    expect(farewell.mock.calls).toEqual([['Trailmix Media']]);
    expect(view()).toMatchObject({ isShadowed: false, isObserving: false });
    await leave();
  });

  test('[S15] is known still when that account is suspended, and leaves by the exit', async () => {
    const opened = await signedIn({ [user]: shadowed });
    const farewell = vi.fn<(name: string) => void>();
    shadowLoginOf(opened.portal).speak({ farewell });
    const { view, does, leave } = await mount(opened.portal, useShadowLogin);
    opened.table['GET /publisher/v1/dict/approval-statuses'] = () => json({ code: 'ACCOUNT_SUSPENDED' }, 403);
    await does(() => opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined));
    const { session } = opened.portal;
    expect([session.getSnapshot().hasTag('suspended'), view().shadowed]).toEqual([true, 'Trailmix Media']);
    await does(async () => {
      session.send({ type: 'session.signOut' });
      await until(() => placeOf(opened) === '/login');
    });
    expect([farewell.mock.calls, view().shadowed]).toEqual([[['Trailmix Media']], null]);
    await leave();
  });

  test('changes nothing before the configuration is there; signing out and public calls are not held back', async () => {
    const opened = await openPortal({
      at: '/profile',
      token: 'a',
      network: { [user]: shadowed, 'GET /publisher/v1/config': () => refused(500, 'DOWN') },
    });
    await until(() => placeOf(opened) === '/profile');
    const { view, does, leave } = await mount(opened.portal, useShadowLogin);
    expect(view()).toMatchObject({
      holdReason: disabledReasons.settingsUnknown,
      isShadowed: false,
    });
    opened.requests.length = 0;
    const failure = await accept(opened);
    expect([failure, opened.requests]).toMatchObject([
      { entries: [{ description: i18n._(disabledReasons.settingsUnknown) }] },
      [],
    ]);
    await opened.portal
      .client(secondFactor.prove, { body: { challenge: 'a', code: '123456' } })
      .catch(() => undefined);
    expect(opened.requests).toHaveLength(1);
    await does(() => signOut(opened));
    expect(opened.requests.at(-1)?.call).toBe('DELETE /oauth/token');
    await leave();
  });

  test('a publisher is held back only until the account is known', async () => {
    const opened = await openPortal({ at: '/profile', token: 'a', network: { [user]: never } });
    const { view, leave } = await mount(opened.portal, useShadowLogin);
    expect(view()).toMatchObject({
      holdReason: disabledReasons.accountUnknown,
      isShadowed: false,
    });
    expect(await accept(opened)).toMatchObject({
      status: 403,
      entries: [{ description: i18n._(disabledReasons.accountUnknown) }],
    });
    await leave();
    const other = await signedIn();
    const known = await mount(other.portal, useShadowLogin);
    expect(known.view()).toMatchObject({ holdReason: null, isShadowed: false, isObserving: false });
    await known.leave();
  });
});

describe('[S9] a call that needs a confirmation', () => {
  const change = ({ portal }: Opened) =>
    portal
      .client(accountChanges.requestEmail, { body: { email: 'ann@other.test' } })
      .catch((error: unknown) => error);

  test('waits with all others for one dialog, which takes a password and can be abandoned', async () => {
    const opened = await signedIn();
    const call = `${accountChanges.requestEmail.method} ${accountChanges.requestEmail.path}`;
    let isConfirmed = false;
    opened.table[call] = () =>
      isConfirmed ? json({ data: { success: true } }) : json({ code: 'CONFIRMATION_REQUIRED' }, 403);
    const running = await mount(opened.portal, useRunningConfirmation);
    expect(running.view()).toBeNull();
    const ended: unknown[] = [];
    await running.does(async () => {
      void change(opened).then((failure) => ended.push(failure));
      await until(() => running.view() !== null || opened.requests.length > 0);
      await settled();
    });
    await running.does(settled);
    const confirmation = running.view();
    if (!confirmation) throw new Error('It runs by now');
    const dialog = await mount(opened.portal, () => useConfirmation(confirmation));
    expect(dialog.view()).toMatchObject({ isAsking: true, isBusy: false, failure: null });
    await dialog.does(() => dialog.view().abandon());
    await dialog.does(settled);
    expect([dialog.view().isAsking, ended]).toMatchObject([false, [{ code: 'CONFIRMATION_REQUIRED' }]]);
    void change(opened).then((answer) => ended.push(answer));
    void opened.portal.gate.confirm?.().then((answer) => ended.push(answer));
    await dialog.does(settled);
    opened.table['POST /publisher/v1/confirmation'] = () => refused(400, 'INVALID_CREDENTIALS');
    await dialog.does(() => dialog.view().confirm({ password: 'wrong' }));
    await dialog.does(settled);
    expect(dialog.view()).toMatchObject({
      isAsking: true,
      isBusy: false,
      failure: { code: 'INVALID_CREDENTIALS' },
    });
    const late = Promise.withResolvers<void>();
    opened.table['POST /publisher/v1/confirmation'] = async () => {
      await late.promise;
      return json({ data: { success: true } });
    };
    await dialog.does(() => dialog.view().confirm({ password: 'right' }));
    expect(dialog.view()).toMatchObject({ isAsking: true, isBusy: true, failure: null });
    isConfirmed = true;
    opened.requests.length = 0;
    await dialog.does(async () => {
      late.resolve();
      await until(() => ended.length === 3);
    });
    expect([ended.slice(1), dialog.view().isAsking]).toMatchObject([[true, {}], false]);
    expect(opened.requests.map((one) => one.call)).toEqual([call]);
    expect(running.view()).toBe(confirmation);
    await dialog.leave();
    await running.leave();
  });

  test('who stops listening is told nothing', async () => {
    const opened = await signedIn();
    const running = await mount(opened.portal, useRunningConfirmation);
    await running.leave();
    void opened.portal.gate.confirm?.();
    await settled();
    expect(running.view()).toBeNull();
  });
});
