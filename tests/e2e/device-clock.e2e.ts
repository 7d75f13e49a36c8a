import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn } from '../support/whole-product.ts';

// The network stands at noon of this day.
const today = 'Today 2026/11/20';
const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const wrong = [4 * day, -365 * day, hour, -4 * day, 365 * day, -hour];

test.use({ now: null });

/** The calls since it was asked last, once all have ended. */
function watchCalls(page: Page) {
  const under = new Set<unknown>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(publisher|oauth)\//.test(pathname)) return;
    under.add(request);
    calls.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    await page.waitForLoadState('networkidle', { timeout: 20_000 });
    await expect.poll(() => under.size).toBe(0);
    return calls.splice(0).toSorted();
  };
}

/** Opens a page; the bell asks once the screen rests. */
async function opened(page: Page, open: () => Promise<unknown>, shows: (on: Page) => Promise<void>) {
  const bell = page.waitForResponse(/inquiries\/unread$/);
  await open();
  await shows(page);
  await bell;
}

async function shown(page: Page) {
  await page.locator('main figure svg path').first().waitFor({ state: 'attached' });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Its balance is asked for after the figures. */
async function dashboardShown(page: Page) {
  await shown(page);
  await expect(page.getByText(/ pending, .* on hold$/)).toBeVisible();
}

/** What a visit requests: sign-in, a reload of the dashboard, reports, and signing out. */
async function visit(page: Page) {
  const requested = watchCalls(page);
  await page.goto('/login');
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.locator('#password'), password);
  const signsIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await opened(page, () => signsIn.click(), dashboardShown);
  const signIn = await requested();
  await opened(page, () => page.reload(), dashboardShown);
  const reload = await requested();
  await opened(page, () => page.goto('/analytics?range=today'), shown);
  await expect(page.locator('main')).toContainText(today);
  const reports = await requested();
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('Logged Out').waitFor();
  return { signIn, reload, reports, signOut: await requested() };
}

for (const [nth, ahead] of wrong.entries()) {
  const device = `a device whose clock is ${ahead / hour} hours ahead`;
  test(`[L7] [S3] ${device} signs in, shows the days of the network and requests no more than others ${inTurn(2 * nth, 12)}`, async ({
    browser,
    baseURL,
  }) => {
    const visitAt = async (time: number) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      await context.clock.setFixedTime(time);
      const calls = await visit(await context.newPage());
      await context.close();
      return calls;
    };
    const right = await visitAt(noon);
    expect(await visitAt(noon + ahead)).toEqual(right);
  });
}
