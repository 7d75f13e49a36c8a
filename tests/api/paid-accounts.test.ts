import { expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read, readFields } from './network.ts';
import { codeOf, paymentSteps, second } from './payment-steps.ts';

const operator = 'operator@portal.test';

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
});

const billingPath = '/publisher/v1/user-profile/billing';
async function changePayee() {
  const token = await network.tokenOf(second.username);
  const { body } = await network.request('/publisher/v1/user-profile', { token });
  const json = { ...readFields(body, 'data.billing'), iban: 'GB29NWBK60161331926819' };
  expect((await network.request(billingPath, { method: 'PUT', json, token })).status).toBe(200);
}

test('[O12] reads the whole account that an approved payment goes to, and that a paid one went to; nobody else does', async () => {
  const id = await steps.requested();
  const account = {
    payment_method: 'swift',
    beneficiary: 'Harbour Lane Publishing Ltd',
    iban: 'GB33BUKB20201555555555',
    bic: 'BUKBGB22',
    paypal_email: null,
  };
  await steps.billing(account);
  const invoice = async () => readFields((await steps.get(id)).body, 'data.invoice');
  const seen = async (username?: string) => {
    const { pay_to, held_until } = readFields((await steps.get(id, username)).body, 'data');
    return [pay_to, held_until];
  };
  expect(await seen(operator)).toEqual([undefined, undefined]);
  await steps.decide(id, { decision: 'approve' });
  expect(await seen(operator)).toEqual([account, null]);
  expect(await seen()).toEqual([undefined, undefined]);
  expect(codeOf(await steps.get(id, 'publisher@portal.test'))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  const { body: acting } = await network.request('/publisher/v1/partners/2/shadow-login', {
    method: 'POST',
    token: await network.tokenOf(operator),
  });
  const ott = new URL(String(read(acting, 'data.url'))).searchParams.get('ott');
  const shadow = await network.request('/oauth/ott-token', { json: { ott } });
  const token = String(read(shadow.body, 'access_token'));
  const { body: acted } = await network.request(`/publisher/v1/payments/${id}`, { token });
  expect([read(acted, 'data.status'), read(acted, 'data.pay_to')]).toEqual(['approved', undefined]);
  const approved = await invoice();
  // An account that its owner may not have given is not shown while they can undo it.
  await changePayee();
  expect(await seen(operator)).toEqual([null, '2026-11-23T12:00:00.000Z']);
  await steps.advance(3);
  const changed = { ...account, iban: 'GB29NWBK60161331926819' };
  expect(await seen(operator)).toEqual([changed, null]);
  await steps.decide(id, { decision: 'pay' });
  await steps.billing({ beneficiary: 'Somebody else', iban: 'GB82WEST12345698765432' });
  expect(await seen(operator)).toEqual([changed, undefined]);
  expect(await seen()).toEqual([undefined, undefined]);
  expect(await invoice()).toEqual({ ...approved, status: 'paid' });
  const activity = await network.request('/publisher/v1/activity?limit=10&kind=billing', {
    token: await network.tokenOf(second.username),
  });
  expect(activity.text).toContain('payments.decide');
  expect(activity.text).not.toMatch(/pay_to|held_until|decided_by|BUKB|NWBK/);
});
