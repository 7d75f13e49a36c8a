import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useApiToken } from '#portal/api-token.ts';
import { useCurrencyChange } from '#portal/currency-change.ts';
import { useFactorSetup } from '#portal/factor-setup.ts';
import {
  closePortals,
  json,
  openSignedIn,
  profile,
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

describe('[O11] the API token of a user', () => {
  const create = 'POST /oauth/pat';
  const revoke = 'DELETE /oauth/pat';

  test('[S1] is shown once, past the chart, and revoked after a question', async () => {
    const made = { token_type: 'Bearer', access_token: 'pat_1', created_at: '2026-11-20T12:00:00Z' };
    const page = await openSignedIn({ [create]: () => json({ data: made }), [revoke]: done });
    const { view, does, leave } = await mount(page.portal, () => useApiToken({ exists: false }));
    const shows = () => [view().state, view().secret, view().messages.length];
    expect(shows()).toEqual(['absent', null, 0]);
    await does(() => view().create());
    await does(settled);
    expect([shows(), sent(page)]).toEqual([
      ['shown', 'pat_1', 0],
      [
        [create, null],
        ['GET /publisher/v1/user-profile', null],
      ],
    ]);
    await does(() => view().revoke());
    expect(view().state).toBe('asking');
    await does(() => view().abandon());
    expect(shows()).toEqual(['shown', 'pat_1', 0]);
    await does(() => view().revoke());
    page.table[revoke] = () => refused(500, 'BROKEN');
    await does(() => view().confirm());
    await does(settled);
    expect(shows()).toEqual(['refused', 'pat_1', 1]);
    page.table[revoke] = done;
    await does(() => view().confirm());
    await does(settled);
    expect(shows()).toEqual(['absent', null, 0]);
    await leave();
  });

  test('that is there is not shown', async () => {
    const page = await openSignedIn();
    const { view, leave } = await mount(page.portal, () => useApiToken({ exists: true }));
    expect([view().state, view().secret]).toEqual(['hidden', null]);
    await leave();
  });
});

describe('[O12] the currency', () => {
  const update = 'PUT /publisher/v1/user-profile';

  test('is changed after a question, and the user is loaded again', async () => {
    const page = await openSignedIn({ [update]: () => json({ data: profile }) });
    const shown = toastsFromNowOn();
    const { view, does, leave } = await mount(page.portal, () =>
      useCurrencyChange({ currency: 'EUR', isChanged: false }),
    );
    const shows = () => [view().state, view().currency, view().chosen, view().messages.length];
    expect(shows()).toEqual(['changeable', 'EUR', null, 0]);
    await does(() => view().choose('USD'));
    expect(shows()).toEqual(['confirming', 'EUR', 'USD', 0]);
    await does(() => view().abandon());
    expect(view().state).toBe('changeable');
    await does(() => view().choose('USD'));
    page.table[update] = () => refused(500, 'BROKEN');
    await does(() => view().confirm());
    await does(settled);
    expect([shows(), shown]).toEqual([['refused', 'EUR', 'USD', 1], []]);
    page.table[update] = () => json({ data: profile });
    page.requests.length = 0;
    await does(() => view().confirm());
    await does(settled);
    expect([shows().slice(0, 2), sent(page), shown]).toEqual([
      ['changed', 'USD'],
      [
        [update, { currency: 'USD' }],
        ['GET /publisher/v1/user-profile', null],
      ],
      [{ type: 'saveSuccess' }],
    ]);
    await leave();
  });
});

describe('[S9] second factors', () => {
  const totp = '/publisher/v1/second-factor/totp';

  test('an app is set up by its code; the secret and the codes are shown for the only time', async () => {
    const page = await openSignedIn({
      [`PUT ${totp}`]: () => refused(400, 'INVALID_SECOND_FACTOR'),
    });
    const reload = vi.fn<() => void>();
    const { view, does, leave } = await mount(page.portal, () => useFactorSetup(page.portal.client, reload));
    expect(view()).toMatchObject({
      state: 'idle',
      isBusy: false,
      factor: null,
      failure: null,
      secret: null,
      codes: null,
    });
    const late = Promise.withResolvers<Response>();
    const secret = () => json({ data: { secret: 'S', uri: 'otpauth://a' } });
    page.table[`POST ${totp}`] = () => late.promise;
    await does(() => view().setApp());
    expect([view().isBusy, view().secret]).toEqual([true, null]);
    late.resolve(secret());
    page.table[`POST ${totp}`] = secret;
    await does(settled);
    expect([view().secret, view().is('app'), view().is('passkey')]).toEqual([
      { secret: 'S', uri: 'otpauth://a' },
      true,
      false,
    ]);
    await does(() => view().activate('000000'));
    await does(settled);
    expect([view().failure?.code, view().messages.length, reload.mock.calls.length]).toEqual([
      'INVALID_SECOND_FACTOR',
      1,
      0,
    ]);
    page.table[`PUT ${totp}`] = () => json({ data: { recovery_codes: ['one', 'two'] } });
    await does(() => view().activate('123456'));
    await does(settled);
    expect([view().state, view().secret, view().codes, reload.mock.calls.length]).toEqual([
      'showingCodes',
      null,
      ['one', 'two'],
      1,
    ]);
    await does(() => view().keepCodes());
    expect([view().state, view().codes]).toEqual(['idle', null]);
    await does(() => view().setApp());
    await does(settled);
    page.table[`PUT ${totp}`] = () => json({ data: { recovery_codes: null } });
    await does(() => view().activate('123456'));
    await does(settled);
    expect([view().state, view().codes]).toEqual(['idle', null]);
    expect(sent(page).at(-1)).toEqual([`PUT ${totp}`, { code: '123456' }]);
    await leave();
  });

  test('codes are renewed and factors removed after a question', async () => {
    const codes = 'POST /publisher/v1/second-factor/recovery-codes';
    const passkey = 'DELETE /publisher/v1/second-factor/passkeys/k1';
    const page = await openSignedIn({
      [codes]: () => json({ data: { recovery_codes: ['three'] } }),
      [`DELETE ${totp}`]: done,
      [passkey]: done,
    });
    const reload = vi.fn<() => void>();
    const { view, does, leave } = await mount(page.portal, () => useFactorSetup(page.portal.client, reload));
    await does(() => view().renew());
    expect([view().is('renewing'), view().isBusy]).toEqual([true, false]);
    await does(() => view().abandon());
    expect([view().is('renewing'), sent(page)]).toEqual([false, []]);
    await does(() => view().renew());
    await does(() => view().confirm());
    await does(settled);
    expect(view().codes).toEqual(['three']);
    await does(() => view().keepCodes());
    await does(() => view().remove({ type: 'totp' }));
    expect([view().is('removing'), view().factor]).toEqual([true, { type: 'totp' }]);
    await does(() => view().confirm());
    await does(settled);
    await does(() => view().remove({ type: 'passkey', id: 'k1', name: 'Laptop' }));
    await does(() => view().confirm());
    await does(settled);
    expect(sent(page)).toEqual([
      [codes, null],
      [`DELETE ${totp}`, null],
      [passkey, null],
    ]);
    reload.mockClear();
    page.table[codes] = () => refused(409, 'NO_SECOND_FACTOR');
    await does(() => view().renew());
    await does(() => view().confirm());
    await does(settled);
    // Another tab has changed what is listed.
    expect([view().messages.length, reload.mock.calls.length]).toEqual([1, 1]);
    await leave();
  });

  test('a passkey is named, and fails with words where the browser has none', async () => {
    const page = await openSignedIn({
      'POST /publisher/v1/second-factor/passkey-request': () =>
        json({ data: { challenge: 'c', options: { challenge: 'Yw', user: { id: 'dQ' } } } }),
    });
    const { view, does, leave } = await mount(page.portal, () =>
      useFactorSetup(page.portal.client, () => undefined),
    );
    await does(() => view().askPasskey());
    expect(view().is('passkey')).toBe(true);
    await does(() => view().addPasskey('Laptop'));
    await does(async () => until(() => view().failure !== null || page.requests.length > 0));
    await does(settled);
    expect(view().failure?.code).toBe('PASSKEY_NOT_USED');
    await leave();
  });
});
