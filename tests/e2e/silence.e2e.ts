import type { Page, Route } from '@playwright/test';
import { account } from '#contract/account.ts';
import { session } from '#contract/session.ts';
import { expect, test } from '../support/portal.ts';
import { enterPassword } from './walks/acts.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const told = 'The network cannot be reached. Please check your connection and try again.';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const profile = `**${account.profile.path}`;

/** Opens an address whose call gets no answer until `end`. */
async function openInSilence(page: Page, address: string, call: string) {
  const unanswered: Route[] = [];
  let isSilent = true;
  await page.clock.install({ time: start });
  await page.route(call, (route) => (isSilent ? void unanswered.push(route) : route.fallback()));
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => unanswered.length).toBe(1);
  // What starts the portal is there.
  await page.waitForLoadState('load');
  return { unanswered, end: () => void (isSilent = false) };
}

/** Whenever the wait has begun since the page was opened: it is not over after 19 s, and over 20 s after the first 15. */
async function waitInSilence(page: Page, before: () => Promise<void>) {
  await page.clock.pauseAt(start + 15_000);
  await page.clock.fastForward(4000);
  await before();
  await page.clock.fastForward(16_000);
  await page.clock.resume();
}

test('[S5] [E8] a link that the network does not answer leads to the login after 20 s, which says so and tries again @day2of12', async ({
  page,
  network,
}) => {
  const exchange = `**${session.exchangeOneTimeToken.path}`;
  const { end } = await openInSilence(page, await network.shadowLogin(), exchange);
  await waitInSilence(page, () => expect(heading(page)).toHaveText('Loading'));
  await expect(heading(page)).toHaveText('Sign in');
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
  end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Shadow login as' })).toBeVisible();
});

test('[S8] [E8] a visitor without an answer sees an error after 20 s, and signs in once there is one @day12of12', async ({
  page,
}) => {
  const { end } = await openInSilence(page, '/login', profile);
  await waitInSilence(page, () => expect(page.getByText(told)).toHaveCount(0));
  await expect(page.getByText(told).first()).toBeVisible();
  end();
  await enterPassword({ page });
  await expect(heading(page)).toHaveText('Dashboard');
});

test('[S7] [T1] [E8] a start without the user shows an error after 20 s and requests again, 20 s for each request @day7of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { unanswered, end } = await openInSilence(page, '/dashboard', profile);
  await waitInSilence(page, () => expect(heading(page)).toHaveText('Loading'));
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(heading(page)).toHaveText('Dashboard');
  await expect.poll(() => unanswered.length).toBe(2);
  const bar = page.getByRole('status').filter({ hasText: 'Your account could not be loaded' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(bar).toHaveCount(0);
  // Nothing is requested by itself while the clock stands still.
  await page.clock.pauseAt(start + 60_000);
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  await again.click();
  await expect.poll(() => unanswered.length).toBe(3);
  await page.clock.fastForward(19_000);
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(1000);
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  end();
  await again.click();
  await page.clock.resume();
  await expect(bar).toHaveCount(0);
  await expect(heading(page)).toHaveText('Dashboard');
});
