import { describe, expect, test } from 'vitest';
import { addOperator, NoOperator, readOperators, removeOperator } from '#server/auth/operators.ts';
import { issueOneTimeToken } from '#server/auth/tokens.ts';
import { activateTotp } from './factors.ts';
import { type TestNetwork, onFreshNetwork, read, readList } from './network.ts';
import { runOperator } from './run-operator.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const email = 'someone@example.net';
const secret = 'correct horse battery staple';
const add = (role?: 'superadmin') => addOperator(network.network, 'Someone@Example.net', role);
const codeOf = ({ body }: { body: unknown }) => read(body, 'code');

function setPassword(link: string, password = secret) {
  const { searchParams } = new URL(link);
  return network.request('/password/publisher/reset', {
    json: {
      token: searchParams.get('token'),
      email: searchParams.get('email'),
      password,
      password_confirmation: password,
    },
  });
}

const tokenOf = async (password = secret) =>
  String(read((await network.signIn(email, password)).body, 'access_token'));

describe('a new operator', () => {
  test('sets the password by a link that works once, and is an operator of the network', async () => {
    const link = await add();
    expect([new URL(link).origin, new URL(link).pathname, new URL(link).searchParams.get('email')]).toEqual([
      network.url,
      '/set-new-password',
      email,
    ]);
    expect((await setPassword(link)).status).toBe(200);
    expect(codeOf(await setPassword(link, 'another passphrase of mine'))).toBe('INVALID_RESET_LINK');
    expect(await readOperators(network.network.db)).toContainEqual(
      expect.objectContaining({ email, role: 'admin', status: 'active' }),
    );
    const profile = await network.request('/publisher/v1/user-profile', { token: await tokenOf() });
    expect([profile.status, read(profile.body, 'data.admin')]).toEqual([200, 'y']);
  });

  test('is welcomed after the first password; a later one was changed, which can be undone', async () => {
    const mailsTo = async () => {
      const { body } = await network.request('/__test/outbox');
      return (readList(body, 'data') as { to: string; subject: string; link: string }[]).filter(
        ({ to }) => to === email,
      );
    };
    const first = await add();
    expect(new URL(first).searchParams.get('first')).toBe('true');
    await setPassword(first);
    expect(await mailsTo()).toMatchObject([
      { subject: 'Your account is ready', link: `${network.url}/operators/` },
    ]);
    const later = await add();
    expect(new URL(later).searchParams.has('first')).toBe(false);
    await setPassword(later, 'another passphrase of mine');
    expect((await mailsTo())[0]?.subject).toBe('Your password was changed');
  });

  test('has a day for it', async () => {
    const day = 24 * 3_600_000;
    const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
    const late = await add();
    await advance(day);
    expect(codeOf(await setPassword(late))).toBe('INVALID_RESET_LINK');
    const link = await add();
    await advance(day - 1);
    expect((await setPassword(link)).status).toBe(200);
  });

  test('gets another link where the first one is lost, which then stops working', async () => {
    const lost = await add();
    const link = await add('superadmin');
    expect(codeOf(await setPassword(lost))).toBe('INVALID_RESET_LINK');
    expect((await setPassword(link)).status).toBe(200);
    const operators = await readOperators(network.network.db);
    expect(operators.filter((operator) => operator.email === email)).toMatchObject([{ role: 'superadmin' }]);
  });

  test('is not made of a publisher', async () => {
    const adding = addOperator(network.network, 'publisher@portal.test');
    await expect(adding).rejects.toThrow(NoOperator);
    await expect(adding).rejects.toThrow("publisher@portal.test is a publisher's account.");
  });
});

describe('a second factor that is lost', () => {
  const sent = async () => {
    const { body } = await network.request('/__test/outbox');
    return readList(body, 'data').map((mail) => [read(mail, 'to'), read(mail, 'template')]);
  };

  test('is taken away on the machine: the password alone signs in, sessions end, and a mail says so', async () => {
    await setPassword(await add());
    await activateTotp(network, email);
    const token = await network.tokenOf(email);
    const api = await network.request('/oauth/pat', { method: 'POST', token });
    expect(codeOf(await network.signIn(email, secret))).toBe('SECOND_FACTOR_REQUIRED');
    const before = await sent();
    expect(await runOperator(network, 'forget-factor', 'Someone@Example.net')).toBe(
      `${email} has no second factor any more: signed out everywhere, the password alone signs in, and a mail says so.`,
    );
    expect(await sent()).toEqual([[email, 'second-factor-off'], ...before]);
    expect((await network.request('/publisher/v1/user-profile', { token })).status).toBe(401);
    const program = { token: String(read(api.body, 'data.access_token')) };
    expect((await network.request('/publisher/v1/offers', program)).status).toBe(200);
    expect((await network.signIn(email, secret)).status).toBe(200);
    expect(await network.network.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
    expect(await runOperator(network, 'forget-factor', email)).toBe(
      `Nothing to do: ${email} has no second factor.`,
    );
  });

  test('of a publisher is taken away as well, of nobody it is not', async () => {
    await activateTotp(network);
    expect(await runOperator(network, 'forget-factor', 'publisher@portal.test')).toContain(
      'no second factor any more',
    );
    expect((await network.signIn('publisher@portal.test', 'portal-demo')).status).toBe(200);
    await expect(runOperator(network, 'forget-factor', 'nobody@example.net')).rejects.toThrow(
      'There is no account with the address nobody@example.net.',
    );
    await expect(runOperator(network, 'forget-factor', 'nobody')).rejects.toThrow(
      '"nobody" is no e-mail address.',
    );
  });
});

test('the last operator is removed with a word about it, one of two is not', async () => {
  await add();
  const closed = 'signed out everywhere, and the account is closed.';
  expect(await runOperator(network, 'remove', email)).toBe(`${email} is no operator any more: ${closed}`);
  const last = 'operator@portal.test';
  expect(await runOperator(network, 'remove', last)).toBe(
    `${last} is no operator any more: ${closed}\nNo operator is left: until "add" makes one, nobody can decide anything at /operators/.`,
  );
});

test('an operator who is removed is out everywhere, with shadow logins and links', async () => {
  const { db, clock } = network.network;
  await setPassword(await add());
  const token = await tokenOf();
  const found = (await readOperators(db)).find((operator) => operator.email === email);
  const operatorId = found?.id ?? 0;
  const shadowLink = () => issueOneTimeToken(db, clock, { userId: 1, operatorId, seconds: 3600 });
  const signInBy = (ott: string) => network.request('/oauth/ott-token', { json: { ott } });
  const unused = await shadowLink();
  await removeOperator({ db }, email);
  expect((await network.request('/publisher/v1/user-profile', { token })).status).toBe(401);
  expect(codeOf(await network.signIn(email, secret))).toBe('ACCOUNT_SUSPENDED');
  expect((await signInBy(unused)).status).toBe(400);
  await expect(removeOperator({ db }, 'publisher@portal.test')).rejects.toThrow(NoOperator);
  await setPassword(await add());
  expect((await network.signIn(email, secret)).status).toBe(200);
});
