import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');

async function signInAt(page: Page, path: string) {
  await page.goto(path);
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[S11] [S12] sessions elsewhere are listed with their device and signed out from here, one or all @day8of12', async ({
  page,
  browser,
  network,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/sessions/);
  // Tests before may have signed in, which is a session too.
  await network.reset();
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, '/profile');
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/profile?tab=security');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: network.url, userAgent: firefox });
  await elsewhere.clock.setFixedTime('2026-11-20T12:00:00Z');
  const other = await elsewhere.newPage();
  await signInAt(other, '/login');
  await expect(heading(other)).toHaveText('Dashboard');
  // A call that is still to come would notice first.
  await other.waitForLoadState('networkidle');

  await test.step('what cannot be loaded is asked for again', async () => {
    await page.route('/publisher/v1/sessions', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Data loading failed.');
    await page.unroute('/publisher/v1/sessions');
    await page.getByRole('button', { name: 'Refresh' }).click();
  });

  await test.step('one is signed out, and notices with its next call', async () => {
    await expect(rows(page)).toHaveText([
      /This device/,
      /^Firefox on Windows.* · Signed in with a password · Last used 2026/,
    ]);
    await expect(rows(page).first().getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out Firefox on Windows?' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'was signed out' })).toHaveText(
      /Firefox on Windows was signed out/,
    );
    await expect(rows(page)).toHaveCount(1);
    await page.goto('/profile?tab=activity');
    await expect(page.getByText('Signed out one device')).toBeVisible();
    await page.goto('/profile?tab=security');
    await other.getByRole('link', { name: 'Postbacks' }).dispatchEvent('click');
    await expect(other.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
  });

  await test.step('an operator who looks on is named, and ends with all others', async () => {
    await other.goto(await network.shadowLogin());
    await expect(heading(other)).toHaveText('Dashboard');
    await other.goto('/profile?tab=security');
    await expect(rows(other)).toHaveCount(2);
    await expect(other.getByText('Only the publisher can sign out these devices.')).toBeVisible();
    await expect(rows(other).getByRole('button')).toHaveCount(0);

    await page.reload();
    await expect(rows(page)).toHaveText([
      /This device/,
      /^Operator Ines Aldridge \(shadow login\).*Ends 2026\/11\/20/,
    ]);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await other.getByRole('link', { name: 'Dashboard' }).first().dispatchEvent('click');
    await expect(other.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
  });
  await elsewhere.close();
});

test('[S11] of many devices the latest three are shown at first, each in a title and one line, in a list that does not scroll @day6of6', async ({
  page,
  signIn,
}) => {
  const at = '2026-11-19T12:00:00Z';
  const session = {
    current: false,
    browser: 'Firefox',
    os: 'Linux',
    device: 'desktop',
    address: '203.0.113.7',
    country: 'DE',
    factor: 'password',
    operator: null,
    started_at: at,
    last_used_at: at,
    ends_at: null,
  };
  const data = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, nth) => ({ ...session, id, current: nth === 0 }));
  await page.route('/publisher/v1/sessions', (route) => route.fulfill({ json: { data } }));
  await signIn();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/profile?tab=security');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText(
    'Germany · 203.0.113.7 · Signed in with a password · Last used 2026/11/19 13:00:00',
  );
  expect(
    await rows(page)
      .nth(1)
      .evaluate(({ clientHeight }) => clientHeight),
  ).toBeLessThan(50);
  await page.getByRole('button', { name: 'Show all 6' }).click();
  await expect(rows(page)).toHaveCount(6);
  const list = page.getByRole('list', { name: 'Signed-in devices' });
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('[P9] a network without the list of sessions has no such card, and its passwords are changed all the same', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/sessions/);
  await page.route('/publisher/v1/sessions', (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND_HTTP_EXCEPTION', errors: [] } }),
  );
  await signIn();
  await page.goto('/profile?tab=security');
  const sections = page.getByRole('navigation', { name: 'Profile sections' });
  await expect(sections.getByRole('link')).toHaveText([
    /^Account/,
    /^Security/,
    /^Billing/,
    /^Payments/,
    /^Inquiries/,
    /^API/,
    /^Settings/,
    /^Activity/,
  ]);
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signed-in devices' })).toHaveCount(0);
});
