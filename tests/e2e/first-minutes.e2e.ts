import { accounts } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { openListener } from '../api/listener.ts';
import { typeInto } from '../support/type-into.ts';

test('[L6] [O1] [O3] [O5] [O7] [O12] from the approval to the first link, the first click, the first postback and billing @day9of12', async ({
  page,
  network,
  signIn,
}) => {
  const listener = await openListener();
  const { access_token: operator } = await network.signIn('operator');
  const approved = await fetch(`${network.url}/publisher/v1/partners/4/review`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
    body: JSON.stringify({ decision: 'approve' }),
  });
  expect(approved.status).toBe(200);
  network.touch();
  await signIn('awaitingReview');
  const main = page.getByRole('main');
  for (const [address, text, action] of [
    ['/live-offers?tab=pending', 'Applications wait here until the network decides.', 'Find an offer'],
    ['/live-offers?tab=campaigns', 'Run an offer to start your first campaign', 'Find an offer'],
    ['/live-offers?tab=tracking-links', 'Choose an offer, and get your tracking link', 'Find an offer'],
    ['/analytics', 'Clicks appear within a minute', 'Find an offer'],
    ['/analytics?log=conversions', 'No conversions in this period', 'Find an offer'],
    ['/live-offers', 'Best EPC for your traffic (Content and editorial and Newsletter)', 'Find an offer'],
  ] as const) {
    await page.goto(address);
    await expect(main.getByText('No data')).toBeVisible();
    await expect(main).toContainText(text);
    await expect(main.getByRole('link', { name: action })).toBeVisible();
  }
  const fitting = main.locator('a[href^="/offer-wall?offer="]');
  await expect(fitting).toHaveCount(3);
  const name = await fitting.first().innerText();
  await fitting.first().click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goto('/postbacks');
  await expect(main).toContainText('Paste the address that your tracker gives you');
  await expect(main.locator('.button--variant_primary')).toHaveText(['Set up your postback']);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  const pasted = 'https://track.kestrel.example/in?cid={sub1}';
  await typeInto(main.getByRole('textbox', { name: 'Postback URL' }), pasted);
  await main.getByRole('button', { name: 'Set up your postback' }).click();
  await expect(page).toHaveURL('/postbacks?edit=new');
  await expect(main.getByRole('textbox', { name: 'Postback URL' })).toHaveValue(pasted);
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('track.kestrel.example');
  for (const field of ['Postback URL', 'Name']) {
    await main.getByRole('textbox', { name: field }).press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await page.goto('/profile?tab=payments');
  const terms = main.getByRole('definition').filter({ hasText: 'paid on request' });
  await expect(terms).toHaveText('Monthly, net 30, paid on request');
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Your first steps' });
  await expect(steps).toContainText('1 of 5 done');
  await steps.getByRole('link', { name: 'Find an offer' }).click();

  await typeInto(page.getByRole('searchbox', { name: 'Search by name or ID' }), '48730');
  await page.getByRole('button', { name: 'Run Tideline – panel registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tideline – panel registration' });
  await expect(dialog.getByRole('alert')).toContainText('The offer is running');
  const link = await dialog.getByRole('link', { name: 'Open test click' }).getAttribute('href');
  const click = await fetch(link ?? '', { redirect: 'manual' });
  expect(click.status).toBe(302);
  await dialog.getByRole('link', { name: 'Set up your postback' }).click();

  await expect(page).toHaveURL('/postbacks?edit=new');
  const testCall = page.getByRole('button', { name: 'Send a test call' });
  await page.getByRole('textbox', { name: 'Name' }).press('Tab');
  await testCall.focus();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Type the address first');
  await expect(testCall).toHaveAccessibleDescription('Type the address first');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Tracker');
  await typeInto(page.getByRole('textbox', { name: 'Postback URL' }), `${listener.url}/in?cid={sub1}`);
  await page.getByRole('button', { name: /^Save/ }).click();
  const editor = page.getByRole('complementary');
  await expect(editor).toContainText('Your first postback is set up');
  await testCall.click();
  await expect(editor).toContainText('The answer was HTTP 200');
  listener.close();
  await editor.getByRole('link', { name: 'Complete your billing details' }).click();

  await expect(page).toHaveURL('/profile?tab=billing&field=street');
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toBeFocused();
  await expect(
    page.getByText(
      'Missing: Street and number, Postal code, City, Email for invoices, VAT rate, Payment method, and Minimum payout.',
    ),
  ).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' }).first();
  await cancel.scrollIntoViewIfNeeded();
  await cancel.dispatchEvent('click');
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Nothing was changed');
  await page.getByRole('link', { name: 'Halyard' }).click();
  await expect(page.getByRole('region', { name: 'Finish your set-up' })).toContainText('3 of 5 done');
  await expect(page.getByText(accounts.awaitingReview)).toBeVisible();
});
