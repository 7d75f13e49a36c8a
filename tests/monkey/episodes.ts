import * as fc from 'fast-check';
import { changeTab, goTo, move, openAnotherTab, press, pressKey, signIn, type Act } from './acts.ts';
import { changeConnection, changeScripts, fail, loseTheRest, revoke } from './events.ts';
import { expectLawful } from './laws.ts';
import { pauses, write, writeDay, writeNumber } from './typing.ts';
import type { Visitor } from './visitor.ts';

const addresses = [
  '/dashboard',
  '/analytics',
  '/analytics?view=report',
  '/analytics?range=this-week',
  '/offer-wall',
  '/live-offers',
  '/live-offers?tab=pending',
  '/live-offers?tab=tracking-links',
  '/live-offers?page=1e15',
  '/postbacks',
  '/profile',
  '/profile?tab=billing',
  '/profile?tab=settings',
  '/login',
  '/register',
  '/offers',
  '/nowhere/at/all',
] as const;
type Address = (typeof addresses)[number];
const numbers = ['150.5', '4.25', '1,234.56', '1234.5', '-7'];
const days = ['2026-13-01', '2026/02/30', '2026/11/02', '12/24/2026', '1.2.3'];
const texts = [...numbers, ...days, '25:00', 'mueller-medien.de', 'Noor عمر 😀', '<b>"&'];
const keys = ['Escape', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', ' ', 'PageDown'];
const accounts = [
  'publisher',
  'publisher',
  'publisher',
  'pendingTerms',
  'operator by link',
  'nobody',
] as const;

const pick = fc.nat(400);
const typing = (from: readonly string[]) =>
  fc.record({ pick, text: fc.constantFrom(...from), pause: fc.constantFrom(...pauses) });
/** Calls alone: a page or a script that is refused is no portal. */
const calls = (path: string) => `^/(publisher|public|oauth)/.*${path}`;
const faults = fc.record({
  path: fc
    .constantFrom('dict-kpi', 'analytics', 'user-profile', 'dict', 'offers', 'postbacks', '')
    .map(calls),
  status: fc.constantFrom(400, 404, 429, 500, 503),
  times: fc.constantFrom(1, 3, 40),
});

const always = (act: Act) => fc.constant(act);
/** What visitors do and what happens to them. */
const acts = {
  press: pick.map(press),
  write: typing(texts).map(write),
  writeNumber: typing(numbers).map(writeNumber),
  writeDay: typing(days).map(writeDay),
  pressKey: fc.constantFrom(...keys).map(pressKey),
  goTo: fc.constantFrom(...addresses).map(goTo),
  openAnotherTab: fc.constantFrom(...addresses).map(openAnotherTab),
  move: fc.constantFrom('goBack', 'goForward', 'reload').map(move),
  changeTab: always(changeTab),
  signIn: always(signIn),
  fail: faults.map(fail),
  revoke: always(revoke),
  changeConnection: always(changeConnection),
  changeScripts: always(changeScripts),
  loseTheRest: fc.constantFrom(...addresses).map(loseTheRest),
  beginToSignIn: always(loseTheRest('/login')),
} satisfies Record<string, fc.Arbitrary<Act>>;
type Weights = Partial<Record<keyof typeof acts, number>>;

type Habit = {
  /** How often each act is. */
  weights: Weights;
  /** Where it begins, and as whom; default: anywhere, as anybody. */
  from?: readonly Address[];
  as?: readonly (typeof accounts)[number][];
};

const anything: Weights = {
  press: 10,
  write: 5,
  writeNumber: 1,
  writeDay: 1,
  pressKey: 2,
  goTo: 3,
  openAnotherTab: 2,
  move: 2,
  changeTab: 2,
  signIn: 2,
  fail: 2,
  revoke: 1,
  changeConnection: 2,
  changeScripts: 2,
  loseTheRest: 1,
};

/** What visitors are at: chance alone comes to two things at once too rarely. */
const habits: Readonly<Record<string, Habit>> = {
  anything: { weights: anything },
  typing: {
    weights: { write: 3, writeNumber: 3, writeDay: 3, press: 2, pressKey: 2, move: 1, goTo: 1 },
    from: ['/profile?tab=billing', '/profile?tab=billing', '/analytics', '/profile', '/postbacks'],
    as: ['publisher'],
  },
  'several tabs': {
    weights: { write: 4, openAnotherTab: 4, press: 4, changeTab: 2, revoke: 2, signIn: 1, goTo: 1 },
    from: ['/profile'],
    as: ['publisher'],
  },
  'signing in': {
    weights: {
      signIn: 5,
      beginToSignIn: 2,
      changeScripts: 4,
      changeConnection: 1,
      press: 2,
      goTo: 1,
      move: 1,
      revoke: 1,
    },
    from: ['/login', '/nowhere/at/all', '/offers'],
    as: ['nobody'],
  },
  'a network that fails': {
    weights: { fail: 5, goTo: 5, press: 3, move: 2, openAnotherTab: 1, changeConnection: 1 },
  },
};

/** One step: something is done, and every law is asked. */
const step = (act: Act): fc.AsyncCommand<object, Visitor> => ({
  check: () => true,
  run: async (_, visitor) => {
    const done = await act(visitor);
    if (done === null) return;
    visitor.log.push(done);
    await expectLawful(visitor);
  },
});

const isAct = (name: string): name is keyof typeof acts => name in acts;

/** Lists of steps at random, and where and as whom they begin. */
const episodesOf = ({ weights, from = addresses, as = accounts }: Habit) =>
  fc.record({
    start: fc.record({
      account: fc.constantFrom(...as),
      path: fc.constantFrom(...from),
      isPhone: fc.boolean(),
    }),
    steps: fc.commands<object, Visitor, false>(
      [
        fc
          .oneof(
            ...Object.entries(weights).flatMap(([name, weight]) =>
              isAct(name) ? [{ weight, arbitrary: acts[name] }] : [],
            ),
          )
          .map(step),
      ],
      { maxCommands: 14, size: 'max' },
    ),
  });

/** Episodes of some habits, by their names; of all where none is named. */
export const episodes = (names: readonly string[]) =>
  fc.oneof(
    ...Object.entries(habits)
      .filter(([name]) => names.length === 0 || names.includes(name))
      .map(([, habit]) => episodesOf(habit)),
  );

export type Episode = ReturnType<typeof episodes> extends fc.Arbitrary<infer Steps> ? Steps : never;
