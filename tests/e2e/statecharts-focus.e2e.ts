import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { screenReaderOf } from '../support/screen-reader.ts';
import { typeInto } from '../support/type-into.ts';

const result = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('[A11] [M3] the keyboard goes on at what was broken, and back at what was chosen; the walk says where the charts are @day4of12', async ({
  page,
}) => {
  const { announces, forgets } = await screenReaderOf(page);
  await page.goto('/statecharts/#/laws');
  const field = page.getByRole('searchbox', { name: 'Find a transition, action or guard' });
  await typeInto(field, 'terms signOut');
  const mutants = page.getByRole('list', { name: 'What can be broken' }).getByRole('link');
  const chosen = mutants.first();

  await test.step('Enter on a mutant leads to its heading', async () => {
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/mutant=/);
    await expect(result(page)).toBeFocused();
    await expect(page.getByText('A law is broken after 2 events')).toBeVisible({ timeout: 60_000 });
    await expect(result(page)).toBeFocused();
  });

  await test.step('each step of the walk is announced with the states it led to', async () => {
    await forgets();
    const forward = page.getByRole('button', { name: 'Forward' });
    await forward.press('Enter');
    await expect(forward).toBeFocused();
    await announces(/^Step 1 of 2: .+terms is now blocking\.unticked\.plain/);
    await forward.press('Enter');
    await announces(/^Step 2 of 2: terms\.decline.+ is now /);
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await announces(/^Step 1 of 2: /);
  });

  await test.step('All laws, Back and Forward lead to the mutant and to its heading', async () => {
    await page.getByRole('link', { name: 'All laws' }).press('Enter');
    await expect(field).toHaveValue('terms signOut');
    await expect(chosen).toBeFocused();
    await page.goBack();
    await expect(result(page)).toBeFocused();
    await page.goForward();
    await expect(chosen).toBeFocused();
  });

  await test.step('so does a law that is broken', async () => {
    const law = page.getByRole('link', { name: /^Break it: / }).nth(3);
    const address = await law.getAttribute('href');
    await law.press('Enter');
    await expect(result(page)).toBeFocused();
    await page.goBack();
    await expect(page.locator(`a[href="${address}"]`)).toBeFocused();
  });

  await test.step('the keyboard outlives what it cancels', async () => {
    const unnoticed = 'wire from session session.registered to portal session.registered: drop';
    await page.goto(`/statecharts/#/laws?mutant=${encodeURIComponent(unnoticed)}`);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByText('The search was cancelled.')).toBeVisible();
    await expect(result(page)).toBeFocused();
  });
});

test('[A11] [M3] a simulation keeps the focus, and says in words where it is and what is refused @day8of12', async ({
  page,
}) => {
  const { announces, forgets } = await screenReaderOf(page);
  await page.goto('/statecharts/#/chart/terms?mode=simulation');
  const events = page.getByRole('heading', { name: 'What can happen now' });
  const offer = (name: string) => page.getByRole('button', { name, exact: true });
  const first = events.locator('xpath=..').getByRole('button').first();
  const loaded = events
    .locator('xpath=..')
    .getByRole('button', { name: 'user.loaded (partner, pendingTerms) · pendingTerms=2026-10' });
  await expect(loaded).toHaveAccessibleDescription(
    'Branch 1 (isAskedAlready) is refused; branch 2 is taken.',
  );
  await forgets();

  await loaded.press('Enter');
  await announces(
    /^Step 1: terms is now blocking\.unticked\.plain\. \d+ events can happen, \d+ (is|are) refused\.$/,
  );
  await expect(loaded).toBeFocused();

  const tick = events.locator('xpath=..').getByRole('button', { name: 'terms.tick', exact: true });
  await tick.press('Enter');
  await announces(/^Step 2: terms is now blocking\.ticked\. /);
  await expect(tick).toHaveCount(0);
  await expect(first).toBeFocused();

  await offer('Back').press('Enter');
  await announces(/^Step 1: terms is now blocking\.unticked\.plain\. /);
  await expect(offer('Back')).toBeFocused();
  await offer('Start over').press('Enter');
  await announces(/^Before step 1: terms is now hidden\. /);
  await expect(offer('Start over')).toBeFocused();

  await page.goto('/statecharts/#/chart/polling?mode=simulation');
  await forgets();
  await offer('polling.cancel').press('Enter');
  await announces('Step 1: polling is now canceled. Nothing can happen any more.');
  await expect(events).toBeFocused();
});
