import * as fc from 'fast-check';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import { firstSession as calls } from '#contract/first-calls.ts';
import { authorization, readToken, removeToken } from '#portal/token-cookie.ts';
import { holds, patience, runs } from './holds.ts';
import { code, password, TwoTabs, type Answer, type Person } from './two-tabs.ts';

type Tab = TwoTabs['tabs'][number];
const isSignedIn = ({ session }: Tab) => session.getSnapshot().hasTag('signedIn');
const stateOf = ({ session }: Tab) => session.getSnapshot();
const ownerOf = ({ network }: TwoTabs) => network.ownerOf(authorization());
const callsOf = (tab: Tab, endpoint: Call) => tab.calls.filter((call) => call.endpoint === endpoint);

type Laws = Readonly<Record<string, (tab: Tab, world: TwoTabs) => boolean>>;

/** What always holds of a tab. */
const always: Laws = {
  '[S11 S13] who is signed out has nothing in the cache': (tab) => isSignedIn(tab) || tab.cached.size === 0,
  '[S12] there is one sign-out call at most for each token': (tab) => {
    const tokens = callsOf(tab, calls.signOut).flatMap((call) => call.authorization ?? []);
    return new Set(tokens).size === tokens.length;
  },
  '[S9] signing in is requested without a former token': (tab) =>
    callsOf(tab, calls.signIn).every((call) => call.authorization === null),
  '[S9] a tab that waits for a second factor has loaded nothing and is not signed in': (tab) =>
    !stateOf(tab).hasTag('secondFactor') || (tab.cached.size === 0 && !isSignedIn(tab)),
  '[S9] a challenge is kept only while its answer is waited for, or the form of it is busy': (tab) =>
    stateOf(tab).matches({ signedIn: 'loadingReferenceData' }) ||
    (stateOf(tab).context.challenge !== null) === stateOf(tab).hasTag('secondFactor'),
  '[S15] a suspended account can do nothing but leave': (tab) =>
    !stateOf(tab).hasTag('suspended') ||
    (!stateOf(tab).can({ type: 'user.reload' }) && stateOf(tab).can({ type: 'session.signOut' })),
  '[S1 S9] errors are there for visitors only': (tab) =>
    stateOf(tab).context.errors === null || stateOf(tab).matches('signedOut'),
  '[S11 S12 S13] what is typed is lost only where somebody chose to sign out': (tab) => !tab.lostText,
  '[S3] no chart keeps a token or a password, but what a sign-in waits with': (tab) => {
    const { waitingSignIn, ...rest } = stateOf(tab).context;
    const isWaiting = stateOf(tab).matches({ probingUser: 'signInWaiting' });
    return (waitingSignIn !== null) === isWaiting && !JSON.stringify(rest).includes('secret');
  },
};

/** What holds once every call is answered and every message received. */
const atRest: Laws = {
  '[A8] no tab waits for nothing': (tab) =>
    stateOf(tab).hasTag('settled') ||
    stateOf(tab).hasTag('suspended') ||
    stateOf(tab).hasTag('factorSetup') ||
    stateOf(tab).matches({ signedOut: 'expired' }),
  '[S3 S13] a tab is signed in if and only if the browser has a token': (tab) =>
    isSignedIn(tab) === (readToken() !== null),
  '[S12] nobody stays signed in with a token that is refused': (tab, { network }) =>
    !isSignedIn(tab) || stateOf(tab).hasTag('suspended') || network.isGood(authorization()),
  '[S13] what a tab has loaded is of whoever is signed in now': (tab, world) =>
    [...tab.cached].every((person) => person === ownerOf(world)),
};

function judge(laws: Laws, world: TwoTabs) {
  for (const [nth, tab] of world.tabs.entries()) {
    const broken = Object.keys(laws).find((law) => laws[law]?.(tab, world) === false);
    if (broken !== undefined) throw new Error(`Tab ${nth}, ${JSON.stringify(stateOf(tab).value)}: ${broken}`);
  }
}

class Command implements fc.AsyncCommand<object, TwoTabs> {
  readonly #name: string;
  readonly #act: (world: TwoTabs) => unknown;
  constructor(name: string, act: (world: TwoTabs) => unknown) {
    this.#name = name;
    this.#act = act;
  }
  check = () => true;
  toString = () => this.#name;
  async run(_: object, world: TwoTabs) {
    await this.#act(world);
    await world.settle();
    judge(always, world);
  }
}

const tab = fc.constantFrom(0, 1);
const person = fc.constantFrom<Person>('ann', 'bob');
const send = (nth: number, event: Parameters<Tab['session']['send']>[0]) => (world: TwoTabs) =>
  world.tab(nth).session.send(event);

const signOut = (nth: number) => (world: TwoTabs) => {
  const wish = { type: 'session.signOut' } as const;
  if (world.tab(nth).session.getSnapshot().can(wish)) world.signOuts += 1;
  world.tab(nth).session.send(wish);
};

async function comeToRest(world: TwoTabs) {
  await world.rest();
  // Whoever is refused notices it when a screen asks for something.
  for (const one of world.tabs.filter(isSignedIn)) one.ask().catch(() => undefined);
  await world.rest();
  judge(atRest, world);
}

const commands = [
  fc
    .tuple(tab, person)
    .map(
      ([nth, username]) =>
        new Command(
          `${username} signs in, tab ${nth}`,
          send(nth, { type: 'session.signIn', credentials: { username, password } }),
        ),
    ),
  ...[code, 'another'].map((typed) =>
    tab.map(
      (nth) =>
        new Command(
          `prove ${typed === code ? 'rightly' : 'wrongly'}, tab ${nth}`,
          send(nth, { type: 'factor.prove', proof: { code: typed } }),
        ),
    ),
  ),
  tab.map((nth) => new Command(`cancel the second step, tab ${nth}`, send(nth, { type: 'factor.cancel' }))),
  tab.map((nth) => new Command(`sign out, tab ${nth}`, signOut(nth))),
  tab.map(
    (nth) =>
      new Command(`type, tab ${nth}`, (world) => {
        const isLeaving = world.tabs.some((one) => stateOf(one).matches('signingOut'));
        // Before the user is loaded there is no form to type into.
        const hasForm = isSignedIn(world.tab(nth)) && readToken() !== null;
        if (hasForm && !isLeaving) world.tab(nth).typed = world.signOuts;
      }),
  ),
  tab.map((nth) => new Command(`tab ${nth} receives nothing any more`, (world) => world.tab(nth).deafen())),
  tab.map((nth) => new Command(`acknowledge, tab ${nth}`, send(nth, { type: 'expiry.acknowledge' }))),
  tab.map((nth) => new Command(`load the user anew, tab ${nth}`, send(nth, { type: 'user.reload' }))),
  tab.map(
    (nth) =>
      new Command(`a screen asks, tab ${nth}`, (world) => {
        // What it asked for is nobody's concern here.
        const answered = isSignedIn(world.tab(nth)) ? world.tab(nth).ask() : Promise.resolve();
        answered.catch(() => undefined);
      }),
  ),
  ...(['well', 'well', 'well', 'not at all', 'suspended'] as const satisfies Answer[]).map((how) =>
    fc
      .tuple(tab, fc.nat({ max: 5 }))
      .map(
        ([nth, call]) =>
          new Command(`call ${call} is answered ${how}, tab ${nth}`, (world) =>
            world.tab(nth).answer(call, how),
          ),
      ),
  ),
  fc
    .tuple(tab, fc.option(person))
    .map(
      ([nth, link]) =>
        new Command(`load tab ${nth} anew${link === null ? '' : ` by a link of ${link}`}`, (world) =>
          world.reload(nth, link),
        ),
    ),
  tab.map((nth) => new Command(`look at tab ${nth}`, (world) => world.tab(nth).look())),
  tab.map((nth) => new Command(`back to tab ${nth}`, (world) => world.tab(nth).leaveAndComeBack())),
  fc.constant(new Command('the network forgets the token', ({ network }) => network.revoke(authorization()))),
  fc.constant(new Command('the cookie is deleted', () => Cookies.remove('token', { path: '/' }))),
  fc.constantFrom(1, 20_000, 700_000).map((ms) => new Command(`wait ${ms} ms`, (world) => world.wait(ms))),
  fc.constant(new Command('rest', comeToRest)),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the session in two tabs', { timeout: patience }, () => {
  test.each(['listens', 'receives nothing'])(
    '[S11] [S12] [S13] a tab that %s tells an expiry from a sign-out elsewhere, and follows the next sign-in',
    async (kind) => {
      const world = new TwoTabs();
      try {
        world.reload(0, 'ann');
        await world.rest();
        const [there, here] = world.tabs;
        if (kind === 'receives nothing') here.deafen();
        here.typed = world.signOuts;
        world.network.revoke(authorization());
        there.ask().catch(() => undefined);
        await world.rest();
        expect(world.tabs.map((one) => stateOf(one).value)).toEqual([
          { signedOut: 'expired' },
          { signedOut: 'expired' },
        ]);
        there.session.send({ type: 'expiry.acknowledge' });
        there.session.send({ type: 'session.signIn', credentials: { username: 'ann', password } });
        await comeToRest(world);
        expect([isSignedIn(here), here.typed]).toEqual([true, 0]);
        signOut(0)(world);
        await comeToRest(world);
        expect([stateOf(here).value, here.typed]).toEqual([{ signedOut: 'idle' }, null]);
      } finally {
        world.close();
        removeToken();
      }
    },
  );

  test('[S9] [S11] [S12] [S13] [S15] keeps its laws whatever happens, and both tabs come to the same end', async () => {
    const isKept = holds(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
        const world = new TwoTabs();
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence);
          await comeToRest(world);
        } finally {
          world.close();
          removeToken();
        }
      }),
      2 * runs,
    );
    await expect(isKept).resolves.toBeUndefined();
  });

  test('[S9] no token is stored before the second factor, whatever is typed; its challenge ends with its time', async () => {
    const world = new TwoTabs();
    const { session } = world.tab(0);
    const signIn = { type: 'session.signIn', credentials: { username: 'bob', password } } as const;
    try {
      await world.rest();
      session.send(signIn);
      await world.rest();
      expect([session.getSnapshot().value, readToken()]).toEqual([
        { signedOut: { secondFactor: 'waiting' } },
        null,
      ]);
      session.send({ type: 'factor.prove', proof: { code: 'another' } });
      await world.rest();
      const { errors, challenge } = session.getSnapshot().context;
      expect([errors?.failure.code, challenge?.attempts_left, readToken()]).toEqual([
        'INVALID_SECOND_FACTOR',
        4,
        null,
      ]);
      await world.wait(300_000);
      const { value, context } = session.getSnapshot();
      expect([value, context.errors?.failure.code, context.username]).toEqual([
        { signedOut: 'idle' },
        'SECOND_FACTOR_EXPIRED',
        'bob',
      ]);
      session.send(signIn);
      await world.rest();
      session.send({ type: 'factor.prove', proof: { code } });
      await world.rest();
      expect([isSignedIn(world.tab(0)), ownerOf(world)]).toEqual([true, 'bob']);
    } finally {
      world.close();
      removeToken();
    }
  });

  test('[S11] [S12] [S13] whoever signs out leaves with the token that is stored by then, and once', async () => {
    const world = new TwoTabs();
    try {
      world.reload(0, 'ann');
      await comeToRest(world);
      world.reload(0, 'ann');
      await world.settle();
      world.tab(0).answer(0, 'well');
      await world.settle();
      signOut(1)(world);
      world.network.revoke(authorization());
      world.tab(1).look();
      await world.settle();
      // All but the sign-out call is answered.
      world
        .tab(1)
        .calls.slice(1)
        .forEach(() => world.tab(1).answer(1, 'well'));
      await world.settle();
      judge(always, world);
      await comeToRest(world);
      expect([world.tabs.map(isSignedIn), readToken()]).toEqual([[false, false], null]);
    } finally {
      world.close();
      removeToken();
    }
  });
});
