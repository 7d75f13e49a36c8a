import { type TestNetwork, read } from './network.ts';

export const identities = [
  'none',
  'bad',
  'expired',
  'revoked',
  'suspended',
  'other publisher',
  'operator',
  'shadow',
  'publisher',
] as const;
export type Identity = (typeof identities)[number];
export type Tokens = Readonly<Record<Identity, string | null>>;

// `keep` remembers the tokens, so that they are valid again after a reset.
export async function signEverybodyIn(network: TestNetwork) {
  const { request, tokenOf } = network;
  const partnersOf = (status: 'active' | 'suspended') =>
    network.network.db.updateTable('partner').set({ status }).where('id', '=', 3).execute();

  const expired = await tokenOf();
  const longAgo = new Date('2026-11-19T12:00:00Z');
  await network.network.db.updateTable('token').set({ expires_at: longAgo }).execute();
  const revoked = await tokenOf();
  await request('/oauth/token', { method: 'DELETE', token: revoked });
  await partnersOf('active');
  const suspended = await tokenOf('suspended@portal.test');
  await partnersOf('suspended');
  const { body } = await request('/__test/shadow-login', { json: {} });
  const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
  const shadow = await request('/oauth/ott-token', { json: { ott } });
  const tokens: Tokens = {
    none: null,
    bad: 'no-token-of-this-network',
    expired,
    revoked,
    suspended,
    'other publisher': await tokenOf('terms@portal.test'),
    operator: await tokenOf('operator@portal.test'),
    shadow: String(read(shadow.body, 'access_token')),
    publisher: await tokenOf(),
  };
  const sessions = await network.network.db.selectFrom('session').selectAll().execute();
  const rows = await network.network.db.selectFrom('token').selectAll().execute();

  return {
    tokens,
    /** The network as it starts, with everybody still signed in. */
    reset: async () => {
      await request('/__test/reset', { method: 'POST' });
      await network.network.db.insertInto('session').values(sessions).execute();
      await network.network.db.insertInto('token').values(rows).execute();
    },
  };
}
