import * as fc from 'fast-check';
import type { Fault } from '../support/network.ts';
import { changeTab, goTo, move, openAnotherTab, press, pressKey, signIn, write, type Act } from './acts.ts';
import { expectLawful } from './laws.ts';
import { loseScripts, setOnline, type Visitor } from './visitor.ts';

const addresses = [
  '/dashboard',
  '/analytics',
  '/analytics?view=report',
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
];
const texts = [
  '150.5',
  '4.25',
  '1,234.56',
  '-7',
  '2026-13-01',
  '2026/02/30',
  '12/24/2026',
  '25:00',
  'mueller-medien.de',
  'Noor عمر 😀',
  '<b>"&',
];
const keys = ['Escape', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', ' ', 'PageDown'];

/** The network ends the token, whatever tabs hold it. */
const revoke: Act = async ({ context, network }) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  if (!cookie) return null;
  const token: unknown = JSON.parse(decodeURIComponent(cookie.value));
  const text =
    typeof token === 'object' && token !== null && 'access_token' in token ? token.access_token : '';
  await fetch(`${network.url}/oauth/token`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${String(text)}` },
  });
  return 'the network ends the token';
};

const fail =
  (fault: Fault): Act =>
  async ({ network }) => {
    await network.fail(fault);
    return `the network fails: ${JSON.stringify(fault)}`;
  };

const changeConnection: Act = async (visitor) => {
  await setOnline(visitor, !visitor.isOnline);
  return visitor.isOnline ? 'the connection is back' : 'the connection goes';
};

const changeScripts: Act = async (visitor) => {
  await loseScripts(visitor, !visitor.isWithoutScripts);
  return visitor.isWithoutScripts ? 'scripts do not arrive' : 'scripts arrive again';
};

const faults = fc.record({
  path: fc.constantFrom('dict-kpi', 'analytics', 'user-profile', 'dict', 'offers', 'postbacks', '/'),
  status: fc.constantFrom(400, 404, 429, 500, 503),
  times: fc.constantFrom(1, 3, 40),
});
const pick = fc.nat(400);

/** What visitors do and what happens to them, with how often. */
const acts: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 10, arbitrary: pick.map(press) },
  { weight: 6, arbitrary: fc.tuple(pick, fc.constantFrom(...texts)).map(([at, text]) => write(at, text)) },
  { weight: 2, arbitrary: fc.constantFrom(...keys).map(pressKey) },
  { weight: 3, arbitrary: fc.constantFrom(...addresses).map(goTo) },
  { weight: 2, arbitrary: fc.constantFrom(...addresses).map(openAnotherTab) },
  { weight: 2, arbitrary: fc.constantFrom('goBack', 'goForward', 'reload').map(move) },
  { weight: 2, arbitrary: fc.constant(changeTab) },
  { weight: 2, arbitrary: fc.constant(signIn) },
  { weight: 2, arbitrary: faults.map(fail) },
  { weight: 1, arbitrary: fc.constant(revoke) },
  { weight: 2, arbitrary: fc.constant(changeConnection) },
  { weight: 2, arbitrary: fc.constant(changeScripts) },
];

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

/** Lists of steps at random. */
export const episodes = fc.commands<object, Visitor, false>([fc.oneof(...acts).map(step)], {
  maxCommands: 14,
  size: 'max',
});

/** Where and as whom an episode begins; half of the visitors are the usual publisher. */
export const starts = fc.record({
  account: fc.constantFrom(
    'publisher',
    'publisher',
    'publisher',
    'pendingTerms',
    'operator by link',
    'nobody',
  ),
  path: fc.constantFrom(...addresses),
  isPhone: fc.boolean(),
} as const);
