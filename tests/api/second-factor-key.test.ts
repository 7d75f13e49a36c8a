import { expect, test, vi } from 'vitest';
import { NotOpened } from '#server/database/not-opened.ts';
import { log } from '#server/observing/log.ts';
import { databaseBackend } from '#server/start/database-backend.ts';
import { readOptions } from '#server/start/options.ts';
import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { codeOf, networkTime } from '../support/totp-code.ts';
import { activateTotp, addPasskey, factorSteps, isToken, refused } from './factors.ts';
import { onFreshNetwork, read, readList, type TestNetwork } from './network.ts';
import { runOperator } from './run-operator.ts';

const keys = [1, 2].map((fill) => Buffer.alloc(32, fill));
const [own, other] = keys.map((key) => key.toString('base64'));

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const use = (nth: number | null) => {
  network.network.factors = { isRequiredOfOperators: false, key: nth === null ? null : (keys[nth] ?? null) };
};

/** What a start on the database of the test says, and how often it closed it. */
async function start(env: NodeJS.ProcessEnv) {
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const database = {
    db: network.network.db,
    close,
    dump: null,
    health: { isWritable: true },
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
  };
  const backend = databaseBackend(
    { options: readOptions([], env), origin: network.url, portal: Promise.resolve(null) },
    {
      open: () => Promise.resolve(database),
      closedAccounts: new Set(),
      samplePictures: new Map(),
      offerTexts: network.network.offerTexts,
      keepUp: null,
    },
  );
  const words = await backend.then(
    async (started) => {
      await started.close();
      return 'started';
    },
    (error: unknown) => (error instanceof NotOpened ? error.message : String(error)),
  );
  return [words, close.mock.calls.length];
}

test('a start is refused in words where the key is not that of the secrets that are there', async () => {
  const { factors } = network.network;
  try {
    expect(await start({})).toEqual(['started', 1]);
    use(0);
    await activateTotp(network);
    expect(await start({ SECOND_FACTOR_KEY: own })).toEqual(['started', 1]);
    expect(await start({ SECOND_FACTOR_KEY: other })).toEqual([
      'SECOND_FACTOR_KEY is not the one that has encrypted the secrets of authenticator apps in this database.',
      1,
    ]);
    expect(await start({})).toEqual([
      'SECOND_FACTOR_KEY is missing: this database holds secrets of authenticator apps that were encrypted with it.',
      1,
    ]);
  } finally {
    network.network.factors = factors;
  }
});

test.each([1, null])(
  'a process of the group with key %s answers that it cannot, and logs why',
  async (nth) => {
    const { factors } = network.network;
    const steps = factorSteps(network);
    const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    try {
      use(0);
      const { secret } = await activateTotp(network);
      await steps.advance(60_000);
      const code = codeOf(secret, new Date(networkTime.getTime() + 60_000));
      use(nth);
      const { challenge } = await steps.enter();
      expect(refused(await steps.prove({ challenge, code }))).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(errors.mock.calls.map(([line]) => line)).toEqual([
        expect.stringContaining('SECOND_FACTOR_KEY is'),
      ]);
      use(0);
      expect(isToken(await steps.prove({ challenge, code }))).toBe(true);
    } finally {
      errors.mockRestore();
      network.network.factors = factors;
    }
  },
);

test('of a key that is lost one command takes the apps, and leaves passkeys and apps of the key that is set', async () => {
  const { factors } = network.network;
  const [publisher, pending, operator] = [
    'publisher@portal.test',
    'terms@portal.test',
    'operator@portal.test',
  ];
  const methods = async (who: string) => {
    const answer = await network.signIn(who);
    return isToken(answer) ? [] : readList(answer.body, 'challenge.methods');
  };
  vi.stubEnv('SECOND_FACTOR_KEY', other);
  try {
    use(0);
    await activateTotp(network, publisher);
    await addPasskey(network, softwareAuthenticator(), publisher);
    await activateTotp(network, operator);
    use(1);
    await activateTotp(network, pending);
    const token = await network.tokenOf(operator);
    expect(await runOperator(network, 'forget-lost-factors')).toBe(
      `SECOND_FACTOR_KEY does not open these authenticator apps. They are taken away and their accounts signed out everywhere:\n\n    ${operator}\n    ${publisher}`,
    );
    expect(await Promise.all([operator, publisher, pending].map(methods))).toEqual([
      [],
      ['passkey', 'recovery'],
      ['totp', 'recovery'],
    ]);
    expect((await network.request('/publisher/v1/user-profile', { token })).status).toBe(401);
    const { body } = await network.request('/__test/outbox');
    const off = readList(body, 'data').filter((mail) => read(mail, 'template') === 'second-factor-off');
    expect(off.map((mail) => read(mail, 'to'))).toEqual([operator]);
    expect(await start({ SECOND_FACTOR_KEY: other })).toEqual(['started', 1]);
    expect(await runOperator(network, 'forget-lost-factors')).toBe(
      'Nothing to do: SECOND_FACTOR_KEY opens every authenticator app.',
    );
  } finally {
    vi.unstubAllEnvs();
    network.network.factors = factors;
  }
});
