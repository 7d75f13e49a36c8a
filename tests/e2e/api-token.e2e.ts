import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[O11] a token is created, shown once, used by plain HTTP, revoked and refused @day5of12', async ({
  page,
  context,
  signIn,
  network,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/profile?tab=api');
  await page.getByRole('button', { name: 'Create token', exact: true }).click();
  await expect(page.getByText('Copy it now. It is shown only once.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the token' }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^pat_[\w-]{43}$/);
  await expect(section(page, 'Example').getByText(token)).toBeVisible();
  const used = () =>
    fetch(`${network.url}/publisher/v1/offers?limit=10`, { headers: { authorization: `Bearer ${token}` } });
  expect((await used()).status).toBe(200);
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(section(page, 'Access token').getByText(token)).toBeVisible();
  await page.reload();
  await expect(section(page, 'Access token').getByText(`pat_…${token.slice(-4)}`)).toBeVisible();
  await expect(page.getByText('Never used')).toHaveCount(0);
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke the token?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No token yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create token', exact: true })).toBeFocused();
  expect((await used()).status).toBe(401);
});

test('[O11] a token of another tab is told of @day3of12', async ({ page, context, signIn, problems }) => {
  problems.allow(/^409 POST /);
  await signIn();
  await page.goto('/profile?tab=api');
  const other = await context.newPage();
  await other.goto('/profile?tab=api');
  await expect(other.getByRole('button', { name: 'Create token', exact: true })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Create token', exact: true }).click();
  await expect(page.getByText('Token created')).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Create token', exact: true }).click();
  await expect(other.getByText('There is already an API token.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Revoke token' })).toBeVisible();
});

test('[O11] a token with a name opens figures alone, tells of its last use, and is revoked @day9of12', async ({
  page,
  signIn,
  network,
}) => {
  await signIn();
  await page.goto('/profile?tab=api');
  const card = section(page, 'Named tokens');
  await card.getByRole('button', { name: 'Create named token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a named token' });
  await typeInto(dialog.getByLabel('Name'), 'Weekly report');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(card.getByText('Copy it now. It is shown only once.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy the new token' })).toBeFocused();
  const token = await card.getByText(/^pat_[\w-]{43}$/).textContent();
  const statusOf = async (path: string) =>
    (await fetch(network.url + path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await statusOf('/publisher/v2/analytics/dict-kpi')).toBe(200);
  expect(await statusOf('/publisher/v1/offers?limit=1')).toBe(403);
  const [, example] = /^curl '([^']+)'/.exec((await page.getByText(/^curl '/).textContent()) ?? '') ?? [];
  expect(await statusOf(String(example?.replace(network.url, '')))).toBe(200);
  const calls = section(page, 'Example').getByRole('link', { name: 'Calls and examples' });
  await expect(calls).toHaveAttribute('href', /[?&]offer=\d+.*&sub=./);
  const [opened] = await Promise.all([page.waitForEvent('popup'), calls.click()]);
  await opened.getByRole('link', { name: 'Figures', exact: true }).click();
  const own = new URL(opened.url()).searchParams;
  await expect(opened.locator('[id="offers.list"]')).toHaveCount(0);
  const call = opened.locator('[id="analytics.overview"]');
  await call.locator('summary').click();
  await expect(call.getByText(`offer_id=${own.get('offer')}'`).first()).toBeVisible();
  const clicks = opened.locator('[id="trafficLog.clicks"]');
  await clicks.locator('summary').click();
  const called = await clicks.getByText(/^curl '/).textContent();
  const [, ownClicks] = /^curl '([^']+)'/.exec(called ?? '') ?? [];
  expect(new URL(String(ownClicks)).searchParams.get('sub1')).toBe(own.get('sub'));
  const answer = await fetch(String(ownClicks), { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.text()).toContain(`"sub1":${JSON.stringify(own.get('sub'))}`);
  await expectAccessible(opened);
  await opened.close();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(card.getByText(/Last used .+ from .*127\.0\.0\.1/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(String(token))).toHaveCount(0);
  await card.getByRole('button', { name: /^Revoke Weekly report \(pat_…/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The token Weekly report was revoked')).toBeVisible();
  await expect(card.getByText('No tokens yet')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Create named token' })).toBeFocused();
  expect(await statusOf('/publisher/v2/analytics/dict-kpi')).toBe(401);
});

test('[O11] by keyboard: a revoked token with a name leaves the focus to the one beside it @day10of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=api');
  const card = section(page, 'Named tokens');
  const create = card.getByRole('button', { name: 'Create named token' });
  const revoke = (name: string) => card.getByRole('button', { name: new RegExp(`^Revoke ${name} `) });
  for (const name of ['One', 'Two', 'Three']) {
    await create.click();
    await typeInto(page.getByRole('dialog').getByLabel('Name'), name);
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: 'Copy the new token' })).toBeFocused();
    await expect(revoke(name)).toBeVisible();
  }
  async function revokeByKeys(name: string) {
    await revoke(name).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    // Its own first focus comes a frame later.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(revoke(name)).toHaveCount(0);
  }
  // The newest is the first.
  await revokeByKeys('Two');
  await expect(revoke('One')).toBeFocused();
  await revokeByKeys('One');
  await expect(revoke('Three')).toBeFocused();
  await revokeByKeys('Three');
  await expect(create).toBeFocused();
});
