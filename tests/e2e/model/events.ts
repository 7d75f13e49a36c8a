import { expect, type BrowserContext, type Page } from '@playwright/test';
import { isEqual } from 'es-toolkit';
import type { AnyEventObject } from 'xstate';
import { challenge, challenged, refusedCall, tos, user } from '#machines/models/samples.ts';
import { delayOf } from '../../machines/oracle/timers.ts';
import { causesOf } from '#machines/exploration/causes.ts';
import { accounts, password, type Network } from '../../support/network.ts';
import { storeToken } from '../../support/store-token.ts';
import type { absentEvents } from './absent.ts';
import { callOf, fail, type Failure } from './calls.ts';
import type { ChartEvent } from './chart-types.ts';
import { callKey, scriptKey, type Gate } from './gate.ts';
import { pages, type WalkedRoute } from './pages.ts';
import { production } from '../../support/route-table.ts';
import { callsUnderWay, hasTermsPending, screenAwaited, screenShown, type Stage } from './stage.ts';
import { typeInto } from '../../support/type-into.ts';

/** Everything that a cause may need. */
export type Walk = { page: Page; context: BrowserContext; network: Network; gate: Gate };

type Cause = {
  /** Where a page, the network or another tab can cause the event; absent: wherever the charts take it. */
  isPossible?: (stage: Stage) => boolean;
  /** Causes it in the page, which stands as `stage` says. */
  act: (walk: Walk, stage: Stage, event: AnyEventObject) => Promise<void>;
};

const callUnderWay = (stage: Stage) => callsUnderWay(stage)[0] ?? null;
/** The screen that the visitor can use now: none under a dialog. */
const screenInUse = (stage: Stage) => {
  const isCovered = stage.session.matches({ signedOut: 'expired' }) || stage.terms.hasTag('blocking');
  return isCovered ? null : screenShown(stage);
};
const isPrivate = (screen: WalkedRoute | null) =>
  screen !== null && production.routes[screen].access === 'publisher';
const isAtDashboard = (stage: Stage) => callUnderWay(stage) === null && screenInUse(stage) === 'dashboard';

const unauthorised = { status: 401, code: 'UNAUTHENTICATED' };
const suspended = { status: 403, code: 'ACCOUNT_SUSPENDED' };

/** The network refuses the call that is under way; without one the visitor has the figures loaded anew. */
async function refuse({ page, network, gate }: Walk, stage: Stage, failure: Failure) {
  const id = callUnderWay(stage);
  if (id === null) {
    const refresh = page.getByRole('button', { name: 'Refresh' }).first();
    // The figures of the screen itself have to be there, or they take the refusal.
    await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
    await network.fail({ call: 'analytics.timeseries', ...failure });
    // The toast after signing in lies over it for some seconds.
    await refresh.press('Enter');
    return;
  }
  await fail(await gate.take(callKey(id)), network, { ...callOf(id), failure });
}

async function suspend(walk: Walk, stage: Stage) {
  const id = callUnderWay(stage);
  const call = id === null ? null : callOf(id);
  if (call?.suspend) await call.suspend(await walk.gate.take(callKey(call.name)));
  else await refuse(walk, stage, suspended);
}

const lookAtToken = ({ page }: Walk) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

async function storeAnotherToken(walk: Walk, { account }: Stage) {
  await storeToken(walk.context, walk.network, account);
  await lookAtToken(walk);
}

/** As another tab does it; the listener that came last has heard it when all others have. */
export const loseToken = ({ page }: Walk, end: unknown) =>
  page.evaluate(async (news) => {
    const [sender, lastListener] = [new BroadcastChannel('session'), new BroadcastChannel('session')];
    await new Promise((heard) => {
      lastListener.addEventListener('message', heard);
      // oxlint-disable-next-line unicorn/no-document-cookie
      document.cookie = 'token=; max-age=0; path=/; secure; samesite=none';
      // Told once it is stored, as the portal does.
      if (/(^|; )token=/.test(document.cookie)) throw new Error('The token is still there');
      sender.postMessage(news);
    });
    sender.close();
    lastListener.close();
  }, end);

/** The page's own listener came first. */
const goBack = ({ page }: Walk) =>
  page.evaluate(
    () =>
      new Promise<void>((moved) => {
        window.addEventListener('popstate', () => moved(), { once: true });
        window.history.back();
      }),
  );

async function signIn({ page }: Walk, { account }: Stage) {
  await typeInto(page.getByLabel('Email'), accounts[account]);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut({ page }: Walk, stage: Stage) {
  await page.getByRole('button', { name: accounts[stage.account] }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const termsBox = ({ page }: Walk) =>
  page.getByRole('checkbox', { name: 'I accept the new Terms and Conditions.' });

/** How each event of the charts comes about in the running portal. */
const causes: Record<Exclude<ChartEvent, keyof typeof absentEvents>, Cause> = {
  'session.signIn': { isPossible: (stage) => screenInUse(stage) === 'login', act: signIn },
  'session.signOut': {
    isPossible: (stage) => stage.session.hasTag('suspended'),
    act: ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
  },
  'signOut.request': { isPossible: (stage) => isPrivate(screenInUse(stage)), act: signOut },
  'expiry.acknowledge': {
    act: ({ page }) => page.getByRole('button', { name: 'Click here to login' }).click(),
  },
  'request.unauthorised': {
    isPossible: (stage) => {
      const id = callUnderWay(stage);
      const isHeeded = id === null ? isAtDashboard(stage) : !callOf(id).endpoint.ignoresUnauthorised;
      return isHeeded && stage.session.can({ type: 'request.unauthorised', ...refusedCall });
    },
    act: (walk, stage) => refuse(walk, stage, unauthorised),
  },
  'account.suspended': {
    isPossible: (stage) =>
      (callUnderWay(stage) !== null || isAtDashboard(stage)) &&
      stage.session.can({ type: 'account.suspended', reason: null, isCurrent: true }),
    act: suspend,
  },
  'token.seen': {
    act: (walk, stage, { token, announced }) =>
      token === null ? loseToken(walk, announced ?? 'expired') : storeAnotherToken(walk, stage),
  },
  'location.request': {
    act: ({ page }, _, { to }) =>
      page
        .locator(`a[href="${String(to)}"]`)
        .first()
        .click(),
  },
  'location.changed': { act: goBack },
  'terms.tick': { act: (walk) => termsBox(walk).check() },
  'terms.untick': { act: (walk) => termsBox(walk).uncheck() },
  'terms.accept': { act: ({ page }) => page.getByRole('button', { name: 'Accept' }).click() },
  'terms.decline': { act: ({ page }) => page.getByRole('button', { name: 'Decline' }).click() },
};
const causeOf = new Map<string, Cause>(Object.entries(causes));

/** Where links and the way back lead from here. */
function movesOf(stage: Stage): AnyEventObject[] {
  const screen = screenInUse(stage);
  const links = screen === null ? [] : pages[screen].links;
  const back = stage.behind === null ? [] : [{ type: 'location.changed', to: stage.behind }];
  return [...links.map((name) => ({ type: 'location.request', to: production.routes[name].path })), ...back];
}

/** An answer that tells of a user tells of the one who signs in here. */
function isTrue(stage: Stage, output: unknown): boolean {
  if (typeof output !== 'object' || output === null || !('pendingTerms' in output)) return true;
  return isEqual(output, { ...user, pendingTerms: hasTermsPending(stage) ? tos : null });
}

/** Half a minute of silence would end by itself during a walk, and calls are given up long before a script is. */
const isTooLong = (stage: Stage, type: string) =>
  /\.(startLimit|signOutLimit|answerLimit)\./.test(type) ||
  (type.includes('.chunkTimeout.') && callsUnderWay(stage).length > 0);

/** Everything that a visitor, the network or another tab can cause in the page as it stands. */
export const possibleEvents = (stage: Stage): AnyEventObject[] => [
  ...causesOf(stage).filter(({ type, output, error }) => {
    // A second factor is asked for in tests of its own.
    if (type.endsWith('.signIn') && isEqual(error, challenged(challenge))) return false;
    // Screens that are lost are asked for again in tests of their own.
    if (stage.navigation.hasTag('failed') && type.includes('navigation.screenFailed')) return false;
    if (type.endsWith('.loadScreenAgain')) return false;
    if (isTooLong(stage, type)) return false;
    if (type.startsWith('xstate.')) return isTrue(stage, output);
    const cause = causeOf.get(type);
    const isMove = type.startsWith('location.');
    return !isMove && cause !== undefined && (cause.isPossible?.(stage) ?? true);
  }),
  ...movesOf(stage),
];

/** Lets a held request be answered, or time go by, as the event of a chart says. */
async function answer({ page, network, gate }: Walk, stage: Stage, event: AnyEventObject) {
  const delay = delayOf(event, stage.navigation);
  if (delay !== null) {
    await page.clock.fastForward(delay);
    return;
  }
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const screen = screenAwaited(stage);
  if (id === 'loadScreen' && screen !== null) {
    const route = await gate.take(scriptKey(screen));
    await (outcome === 'done' ? route.continue() : route.abort());
    return;
  }
  const call = callOf(id);
  const route = await gate.take(callKey(id));
  if (outcome === 'error') await fail(route, network, call);
  else if (call.succeed) await call.succeed(route, network);
  else await route.continue();
}

/** Brings an event about in the page. */
export async function bringAbout(walk: Walk, stage: Stage, event: AnyEventObject): Promise<void> {
  const cause = causeOf.get(event.type);
  await (cause ? cause.act(walk, stage, event) : answer(walk, stage, event));
}
