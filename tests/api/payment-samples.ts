import { type TestNetwork, read, readList } from './network.ts';
import { billing } from './sample-bodies.ts';

const refusal = { json: { decision: 'refuse', reason: 'The traffic is under review.' } };

// With complete billing details, and all that is available again, a payout can be requested.
async function requestable(network: TestNetwork) {
  const token = await network.tokenOf();
  const open = await network.request('/publisher/v1/payments?status=requested', { token });
  for (const payment of readList(open.body, 'data.data')) {
    const path = `/publisher/v1/payments/${String(read(payment, 'id'))}/decision`;
    await network.request(path, { ...refusal, token: await network.tokenOf('operator@portal.test') });
  }
  await network.request('/publisher/v1/user-profile/billing', { method: 'PUT', json: billing, token });
  return {};
}

async function openPayment(network: TestNetwork) {
  await requestable(network);
  const asked = { method: 'POST', token: await network.tokenOf() };
  const { body } = await network.request('/publisher/v1/payments', asked);
  return { params: { id: Number(read(body, 'data.id')) } };
}

/** Successful requests of the calls of payments, however often they are sent to one network. */
export const paymentSamples = {
  'payments.balance': () => ({}),
  'payments.list': () => ({ query: 'limit=100' }),
  'payments.get': () => ({ params: { id: 4 } }),
  'payments.request': requestable,
  'payments.invoice': () => ({ params: { id: 4 } }),
  'payments.invoicePreview': requestable,
  'payments.statement': () => ({ query: 'month=2026-10' }),
  'payments.withdraw': openPayment,
  'payments.decide': async (network: TestNetwork) => ({ ...(await openPayment(network)), ...refusal }),
};
