import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';
import { bringAbout } from './model/events.ts';
import { exemptions, staleExemptions } from './model/exemptions.ts';
import { callKey, openGate, patience, scriptKey, type Gate } from './model/gate.ts';
import { playedWalk, sessionWalks, type SessionWalk } from './model/session-walks.ts';
import { callsUnderWay, screenAwaited, type Stage } from './model/stage.ts';
import { expectedView, look } from './model/view.ts';

const systemName = 'Halyard';

/** 'signIn fails' of xstate.error.actor.signIn. */
const inWords = ({ type, to }: AnyEventObject) =>
  type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails')
    .replace(/^xstate\.after\.(\w+)\..+$/, '$1')
    .concat(typeof to === 'string' ? ` ${to}` : '');

function nameOf({ arrival, events }: SessionWalk, index: number): string {
  const [first, second, third] = events.map(inWords);
  const rest = events.length > 3 ? [`${events.length - 3} more`] : [];
  return `${arrival} ${index + 1}: ${[first, second, third].filter(Boolean).concat(rest).join(' > ')}`;
}

/** Follows what the page does: what the charts wait for is held at the gate, and what they say is on the page. */
function follow(page: Page, gate: Gate) {
  const asked = new Map<string, number>();
  return async (stage: Stage) => {
    for (const { name } of stage.deeds) {
      const [, id] = /^call (.+)$/.exec(name) ?? [];
      if (id === undefined || id === 'loadScreen') continue;
      const key = callKey(id);
      const count = (asked.get(key) ?? 0) + 1;
      asked.set(key, count);
      await gate.asked(key, count);
    }
    const screen = screenAwaited(stage);
    if (screen !== null) await gate.holds(scriptKey(screen));
    const view = expectedView(stage, systemName);
    await expect
      .poll(() => look(page), { intervals: [5, 10, 20, 50], timeout: patience })
      .toMatchObject(view);
  };
}

for (const [index, walk] of sessionWalks.entries()) {
  test(`${walk.rows.map((row) => `[${row}]`).join('')} ${nameOf(walk, index)} ${inTurn(index, 3)}`, async ({
    page,
    context,
    network,
    problems,
    signIn,
  }) => {
    problems.allow(/^(400|401|403|500) /);
    problems.allow(/^console error: Failed to load resource: net::ERR_FAILED/);
    const { account, input, start, steps } = playedWalk(walk);
    const gate = await openGate(context);
    const arrived = follow(page, gate);
    if (input.storedToken !== null) await signIn(account);
    // What the page before has left, which was loaded anew during an exchange.
    if (input.isLinkCutShort) await page.addInitScript(() => sessionStorage.setItem('one-time-link', ''));
    const address = new URL(input.location, network.url);
    if (input.hasOneTimeToken) {
      const link = new URL(await network.shadowLogin());
      for (const [name, value] of link.searchParams) address.searchParams.append(name, value);
    }
    await page.goto(address.href, { waitUntil: 'commit' });
    await arrived(start);
    // The links of the login that the page brings along lead through the charts once the portal has taken it over.
    if (input.shown !== null) {
      await page.waitForFunction(() => document.getElementById('root')?.onclick === null);
    }
    let stage = start;
    for (const { event, state } of steps) {
      gate.expect(callsUnderWay(state).map(callKey));
      await test.step(inWords(event), async () => {
        await bringAbout({ page, context, network, gate }, stage, event);
        await arrived(state);
      });
      stage = state;
    }
  });
}

test('[M2] the pages take every transition of session, navigation and terms but those that no page can cause', () => {
  const missed = new Set(
    [sessionMachine, navigationMachine, termsMachine].flatMap(transitionsOf).map(transitionId),
  );
  for (const { transitions } of sessionWalks) for (const id of transitions) missed.delete(id);
  expect([...missed].toSorted()).toEqual(Object.keys(exemptions).toSorted());
  expect(staleExemptions).toEqual([]);
});
