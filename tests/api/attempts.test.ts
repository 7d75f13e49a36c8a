import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Limits } from '#server/auth/limits.ts';
import { requestReset, resetPassword } from '#server/auth/password-reset.ts';
import { register } from '#server/auth/register.ts';
import { refreshSession, signIn, signInOnce } from '#server/auth/sign-in.ts';
import { issueOneTimeToken } from '#server/auth/tokens.ts';
import { verifyEmail, verifyLink } from '#server/auth/verify-email.ts';
import { type TestNetwork, password, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

type Key = Parameters<Limits['spend']>[1];
type Step = [what: keyof Limits, name: string, key: Key];

const email = 'publisher@portal.test';
const here = { address: 'here' };
const minutes = (count: number) => count * 60_000;

// The context of a call from the address `here`; the counted attempts are recorded in `steps`.
function calling(later = 0) {
  const { db, clock, hashing, origin, allowsLoopback, closedAccounts, factors, charts } = network.network;
  const steps: Step[] = [];
  const noting =
    <Answer>(what: keyof Limits, answer: Answer) =>
    (name: string, key: Key) => {
      steps.push([what, name, key]);
      return Promise.resolve(answer);
    };
  const limits: Limits = {
    spend: noting('spend', { left: 1, seconds: 60 }),
    refund: noting('refund', undefined),
    forget: noting('forget', undefined),
  };
  const now = () => new Date(clock.now().getTime() + minutes(later));
  return {
    steps,
    context: {
      db,
      clock: { now },
      limits,
      hashing,
      origin,
      address: 'here',
      agent: '',
      country: null,
      allowsLoopback,
      closedAccounts,
      charts,
      locale: 'en' as const,
      factors,
    },
  };
}
type Context = ReturnType<typeof calling>['context'];

// The code of the refusal or null, and what was counted.
async function attempt(act: (context: Context) => Promise<unknown>, later = 0) {
  const { steps, context } = calling(later);
  const code = await act(context).then(
    () => null,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
  return [code, ...steps];
}

const credentials = { username: ' Publisher@Portal.test ', password };
const registration = {
  email: 'Rosa@Verlag.test',
  password: 'correct horse battery',
  password_confirmation: 'correct horse battery',
  firstname: 'Rosa',
  lastname: 'Berger',
  company: 'Berger Verlag',
  website: 'https://berger-verlag.example/',
  country: 'AT',
  traffic_type_ids: [1, 4],
  publisher_content: [],
  traffic_countries: [],
  category_ids: [],
  terms_accepted: true,
};

describe('[E7] what is counted', () => {
  test('of signing in is the account and the address; who gets in has both taken back', async () => {
    const spent = [
      ['spend', 'signInFromAddress', here],
      ['spend', 'signInOfAccount', { account: email, ...here }],
      ['spend', 'signInFromElsewhere', { account: email }],
    ];
    const guess = { ...credentials, password: 'guess' };
    expect([
      await attempt((context) => signIn(context, guess)),
      await attempt((context) => signIn(context, credentials)),
    ]).toEqual([
      ['INVALID_CREDENTIALS', ...spent],
      [
        null,
        ...spent,
        ['forget', 'signInOfAccount', { account: email, ...here }],
        ['refund', 'signInFromAddress', here],
        ['refund', 'signInFromElsewhere', { account: email }],
      ],
    ]);
  });

  test('of one-time tokens and refresh tokens is the address, unless they are right', async () => {
    const { context } = calling();
    const once = await issueOneTimeToken(context.db, context.clock, {
      userId: 1,
      operatorId: null,
      seconds: 1,
    });
    const { refresh_token: refresh } = await signIn(context, credentials);
    expect([
      await attempt((given) => signInOnce(given, once)),
      await attempt((given) => signInOnce(given, once)),
      await attempt((given) => refreshSession(given, refresh)),
      await attempt((given) => refreshSession(given, once)),
    ]).toEqual([
      [null, ['spend', 'oneTimeToken', here], ['refund', 'oneTimeToken', here]],
      ['INVALID_ONE_TIME_TOKEN', ['spend', 'oneTimeToken', here]],
      [null, ['spend', 'refresh', here], ['refund', 'refresh', here]],
      ['INVALID_REFRESH_TOKEN', ['spend', 'refresh', here]],
    ]);
  });

  test('of new passwords counts requests by address and account, and every wrong link', async () => {
    const requested = await attempt((context) => requestReset(context, { email: 'Publisher@Portal.test' }));
    const { link } = await network.network.db.selectFrom('outbox').select('link').executeTakeFirstOrThrow();
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const change = {
      email: 'Publisher@Portal.test',
      token,
      password: 'a new password',
      password_confirmation: 'a new password',
    };
    expect([
      requested,
      await attempt((context) => resetPassword(context, { ...change, token: 'guess' })),
      await attempt((context) => resetPassword(context, change)),
    ]).toEqual([
      [null, ['spend', 'resetFromAddress', here], ['spend', 'resetOfAccount', { account: email, ...here }]],
      ['INVALID_RESET_LINK', ['spend', 'newPassword', here]],
      [
        null,
        ['spend', 'newPassword', here],
        ['refund', 'newPassword', here],
        ['forget', 'signInOfAccount', { account: email, ...here }],
      ],
    ]);
  });

  test('of registrations is each one, of links that confirm an address each one that is wrong', async () => {
    const { context } = calling();
    const confirm = (link: string) => {
      const { pathname, searchParams } = new URL(link);
      const [signature, expires] = ['signature', 'expires'].map((name) => searchParams.get(name) ?? '');
      const id = Number(pathname.split('/').at(-1));
      return attempt((given) =>
        verifyEmail(given, { id, signature: signature ?? '', expires: expires ?? '' }),
      );
    };
    expect([
      await attempt((given) => register(given, registration)),
      await confirm(await verifyLink(context, 1)),
      await confirm((await verifyLink(context, 1)).replace('/1?', '/2?')),
    ]).toEqual([
      [null, ['spend', 'register', here]],
      [null, ['spend', 'verification', here], ['refund', 'verification', here]],
      ['INVALID_SIGNATURE', ['spend', 'verification', here]],
    ]);
  });
});

test('[S10] signing in first runs a review that is due', async () => {
  const { context } = calling();
  const { id } = await register(context, registration);
  const { searchParams } = new URL(await verifyLink(context, id));
  await verifyEmail(context, {
    id,
    signature: searchParams.get('signature') ?? '',
    expires: searchParams.get('expires') ?? '',
  });
  const own = { username: registration.email, password: registration.password };
  const [early, due] = [
    await attempt((given) => signIn(given, own), 4),
    await attempt((given) => signIn(given, own), 5),
  ];
  expect([early[0], due[0]]).toEqual(['ACCOUNT_PENDING', null]);
});

describe('[S10] a registration', () => {
  const partners = () => network.network.db.selectFrom('partner').select('name').execute();

  test('that another one overtakes answers as any, and leaves nothing behind', async () => {
    const before = await partners();
    // The embedded database lets in one at a time: an account that is there already stands for the faster one.
    await sql`select setval(pg_get_serial_sequence('app_user', 'id'), 1, false)`.execute(network.network.db);
    expect(await register(calling().context, registration)).toEqual({
      id: 1,
      email: 'rosa@verlag.test',
      status: 'pending',
    });
    expect(await partners()).toEqual(before);
  });

  test('that fails is not reported as taken', async () => {
    const before = await partners();
    const beforeAnyTerms = -10 * 365 * 24 * 60;
    await expect(register(calling(beforeAnyTerms).context, registration)).rejects.toThrow('no result');
    expect(await partners()).toEqual(before);
  });
});
