import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[O11] a token is created, shown once, used by plain HTTP, revoked and refused', async ({
  page,
  context,
  signIn,
  network,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/profile?tab=api');
  await page.getByRole('button', { name: 'Create token' }).click();
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
  await expect(page.getByText('There is no token.')).toBeVisible();
  expect((await used()).status).toBe(401);
});

test('[O11] a token of another tab is told of @day1of2', async ({ page, context, signIn, problems }) => {
  problems.allow(/^409 POST /);
  await signIn();
  await page.goto('/profile?tab=api');
  const other = await context.newPage();
  await other.goto('/profile?tab=api');
  await expect(other.getByRole('button', { name: 'Create token' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Token created')).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Create token' }).click();
  await expect(other.getByText('There is an API token already.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Revoke token' })).toBeVisible();
});
