import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, expectAccessible, test } from '../support/portal.ts';
import type { Network } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';

/** A call that only an operator may make; what it answers under `data`. */
async function asOperator(network: Network, route: `${'PUT' | 'POST'} /${string}`, body: object) {
  const [method, path] = route.split(' ');
  const { token_type, access_token } = await network.signIn('operator');
  const response = await fetch(`${network.url}/publisher/v1${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `${token_type} ${access_token}`,
    },
    body: JSON.stringify(body),
  });
  network.touch();
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}

/** A link by which an operator comes in as the publisher whose terms are pending. */
async function linkAsPending(network: Network) {
  const answer = await asOperator(network, 'POST /partners/2/shadow-login', {});
  return z.object({ url: z.string() }).parse(answer).url;
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Shadow login as' });
const phone = (page: Page) => page.getByLabel('Phone');

test('[A7] [M4] [T5] an operator sees on every screen for whom they act, acts, leaves no draft, and leaves by one exit @day6of6', async ({
  page,
  network,
}) => {
  await page.goto(await linkAsPending(network));
  await expect(bar(page)).toHaveText(/^Shadow login as .+ by .+$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Act as/ })).toHaveCount(0);
  await page.goto('/profile');
  await typeInto(phone(page), '+49 30 1234567');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saving was succesful').first()).toBeVisible();
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^The shadow login as .+ has ended$/)).toBeVisible();
  await expect(page.getByText('Logged Out')).toBeVisible();
});

test('[M4] [S15] an operator who acts for a publisher that is suspended meanwhile reads so, and leaves by the exit', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^403 /);
  // Later the bell asks nothing by itself.
  const bell = page.waitForResponse(/inquiries\/unread$/);
  await page.goto(await linkAsPending(network));
  const partner = await bar(page).locator('strong').first().textContent();
  await bell;
  await page.waitForLoadState('networkidle');
  await asOperator(network, 'PUT /partners/2/review', { decision: 'suspend', reason: 'Fraud check' });
  await page.getByRole('link', { name: 'Offer Wall' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await expect(page.getByText(`You act as ${partner}: their account is suspended, not yours.`)).toBeVisible();
  await expect(page.getByText('Reason: Fraud check')).toBeVisible();
  await expect(page.getByText('Your links and campaigns are stopped.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(`The shadow login as ${partner} has ended`)).toBeVisible();
});

test('[M4] the publisher sees a change made in a shadow login, with who, from and to @day6of12', async ({
  page,
  network,
  signIn,
}) => {
  await test.step('the operator changes the phone', async () => {
    await page.goto(await network.shadowLogin());
    await expect(bar(page)).toBeVisible();
    await page.goto('/profile');
    await typeInto(phone(page), '+49 30 1234567');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saving was succesful').first()).toBeVisible();
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(page).toHaveURL('/login');
  });
  const rows = page.getByRole('main').getByRole('row');
  await test.step('the publisher sees it under the changes by the network', async () => {
    await signIn();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Activity' }).click();
    const own = page.getByRole('main').getByRole('link', { name: 'Your account' });
    await expect(own).toHaveAttribute('aria-current', 'page');
    const byNetwork = page.getByRole('link', { name: /^The network ?[1-9]\d*$/ });
    await byNetwork.click();
    await expect(byNetwork).toHaveAttribute('aria-current', 'page');
    const row = rows.filter({ hasText: 'Changed the profile' });
    await expect(row).toContainText(/Ines Aldridge.*Phone: (from .+ to|set to) \+49 30 1234567/);
    await expect(rows.filter({ hasText: 'Signed in by a link' })).toContainText('Ines Aldridge');
    await expectAccessible(page);
  });
  await test.step('and narrows it by kind', async () => {
    await page.getByRole('button', { name: 'Kind' }).click();
    await page.getByRole('dialog').getByText('Signing in and out').click();
    await expect(rows.filter({ hasText: 'Changed the profile' })).toHaveCount(0);
    await expect(page).toHaveURL(/kind=session/);
  });
  await test.step('their own is apart from it', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/profile?tab=activity&by=publisher');
    await expect(rows.filter({ hasText: 'Changed the profile' })).toHaveCount(0);
  });
});

test('[A7] [M4] with view-only configured an operator changes nothing until they choose to act @day5of12', async ({
  page,
  network,
}) => {
  await asOperator(network, 'PUT /config', { general: { shadow_read_only: true } });
  await page.goto(await network.shadowLogin());
  await expect(bar(page)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/publisher/')) sent.push(request.method());
  });
  await page.goto('/profile');
  await typeInto(phone(page), '+49 30 1234567');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('alert')).toContainText(
    /You are in view-only mode. Nothing was changed. Choose “Act as .+” at the bottom first/,
  );
  expect(sent).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Act as/ }).click();
  await expect(page.getByRole('button', { name: /^Act as/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saving was succesful').first()).toBeVisible();
  expect(sent).toEqual(['PUT']);
});
