import { account } from '#contract/account.ts';
import { payments } from '#contract/payments.ts';
import { accounts, password, type Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';
import { typeInto } from '../support/type-into.ts';
import { decide, enter, link, offer, row, section, signInAs } from './operator-steps.ts';
import { at, callNetwork } from './walks/acts.ts';

/** A sale that a publisher misses, and a payout that another one requests. */
async function ask(network: Network) {
  const [publisher, payee] = await Promise.all([network.signIn('publisher'), network.signIn('pendingTerms')]);
  const body = new FormData();
  const claim = {
    kind: 'missing',
    offer_id: '48466',
    transaction_id: 'DE-4711',
    happened_on: '2026-11-10',
    text: 'A reader sent us this order.',
  };
  for (const [name, value] of Object.entries(claim)) body.append(name, value);
  const asked = await fetch(`${network.url}/publisher/v1/inquiries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publisher.access_token}` },
    body,
  });
  expect(asked.status).toBe(200);
  const token = payee.access_token;
  await callNetwork(network, account.acceptTerms, { token, body: { tos: '2026-10' } });
  await callNetwork(network, payments.request, { token });
}

test('[M4] [O9] an inquiry is declined, a payout approved and then refused, which their publishers read @day11of12', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^409 POST \/publisher\/v1\/payments/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ask(network);
  await enter(page);
  const dialog = page.getByRole('dialog');

  await test.step('a missing sale is declined, with a message', async () => {
    await section(page, 'Inquiries').click();
    await link(page, 'DE-4711').click();
    await expect(dialog).toContainText('A reader sent us this order.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Required', { exact: true })).toHaveCount(2);
    const amount = dialog.getByRole('spinbutton', { name: 'Sale amount' });
    await typeInto(amount, '124,50 €');
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue('124.50');
    await dialog.getByRole('radio', { name: 'Decline' }).check();
    await typeInto(
      dialog.getByRole('textbox', { name: 'Message to the publisher' }),
      'Returned by the buyer.',
    );
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'DE-4711')).toHaveCount(0);
  });

  await test.step('a payout is approved, then refused with a reason', async () => {
    await section(page, 'Payouts').click();
    // This publisher has not named the account.
    await row(page, 'Kestrel Media').getByRole('link').click();
    await expect(dialog).toContainText('once the publisher has completed their billing details');
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const payout = row(page, 'Harbour Lane Publishing');
    await payout.getByRole('link').click();
    await expect(dialog.getByRole('definition').first()).toHaveText('€206.60');
    await decide(page, 'Approve');
    await expect(payout).toContainText('Approved');
    await payout.getByRole('link').click();
    const asked = ['Amount to pay', 'Account holder', 'IBAN', 'BIC', 'Reference'];
    await Promise.all(
      ['206.60', 'Harbour Lane Publishing Ltd', 'GB82 WEST 1234 5698 7654 32', 'WESTGB2L', 'SB-2-0001'].map(
        (text, nth) =>
          expect(
            dialog.getByRole('group', { name: asked[nth] ?? '', exact: true }).locator('code'),
          ).toHaveText(text),
      ),
    );
    await dialog.getByRole('button', { name: 'Copy the IBAN' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GB82WEST12345698765432');
    await decide(page, 'Refuse');
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await decide(page, 'Refuse', 'The account number is wrong.');
    await expect(payout).toHaveCount(0);
  });

  await test.step('a request that comes later is counted beside the list that shows it, and may be withdrawn', async () => {
    await expect(section(page, 'Payouts')).toHaveText(/^Payouts\s*1$/);
    const { access_token: token } = await network.signIn('pendingTerms');
    const { data: asked } = (await callNetwork(network, payments.request, { token })) as {
      data: { id: number };
    };
    await page.getByRole('button', { name: 'Refresh' }).click();
    const payout = row(page, 'Harbour Lane Publishing');
    await expect(payout).toContainText('Requested');
    await expect(section(page, 'Payouts')).toHaveText(/^Payouts\s*2$/);
    await payout.getByRole('link').click();
    await expect(dialog.getByRole('radio', { name: 'Approve' })).toBeVisible();
    await callNetwork(network, at(payments.withdraw, asked.id), { token });
    await decide(page, 'Approve');
    await expect(dialog.getByRole('alert')).toContainText('The publisher has withdrawn it in the meantime');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('their publishers read it', async () => {
    await signIn('pendingTerms');
    await page.goto('/profile?tab=payments');
    await row(page, '€206.60').getByRole('link').first().click();
    await expect(dialog).toContainText('The account number is wrong.');
    await signIn();
    await page.goto('/profile?tab=inquiries');
    await page.getByRole('link', { name: 'Missing sale: DE-4711' }).click();
    await expect(page.getByText('Returned by the buyer.')).toBeVisible();
  });
});

test('[O3] [T1] an end and a payout are announced and withdrawn; new terms are shown before they are published, and every publisher is asked @day12of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^422 (POST \/publisher\/v1\/terms|PUT \/publisher\/v1\/offers\/48639)/);
  await enter(page);
  const dialog = page.getByRole('dialog');
  const open = async (part: 'End' | 'Next payout') => {
    await link(page, offer).click();
    await dialog.getByText(part, { exact: true }).click();
    await expect(
      dialog.getByRole('group', { name: part === 'End' ? /^Ends/ : /^Payout changes/ }),
    ).toBeVisible();
  };
  await section(page, 'Offers').click();
  await typeInto(page.getByRole('searchbox', { name: 'Search by name or ID' }), '48639');

  await test.step('an end', async () => {
    await open('End');
    const end = dialog.getByRole('group', { name: /^Ends/ });
    await typeInto(end.getByRole('textbox', { name: 'Date' }), '2026/11/01');
    const time = end.getByRole('textbox', { name: 'Time' });
    // Nobody has typed the midnight that is there: a click selects it.
    await expect(time).toHaveValue('00:00:00');
    await time.click();
    await page.keyboard.type('11:00');
    await expect(time).toHaveValue('11:00');
    await dialog.getByRole('button', { name: 'Save the end' }).click();
    await expect(end.getByText('It lies in the past')).toBeVisible();
    await typeInto(end.getByRole('textbox', { name: 'Date' }), '2026/12/24');
    await dialog.getByRole('button', { name: 'Save the end' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, offer)).toContainText('2026/12/24 12:00:00');
  });

  await test.step('a payout, which is withdrawn', async () => {
    await open('Next payout');
    await dialog.getByRole('button', { name: 'Announce' }).click();
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    const next = dialog.getByRole('group', { name: /^Payout changes/ });
    const day = next.getByRole('textbox', { name: 'Date' });
    await typeInto(day, '2026/11/01');
    const amount = dialog.getByLabel(/^New payout/).first();
    await typeInto(amount, '9.5');
    await dialog.getByRole('button', { name: 'Announce' }).click();
    await expect(next.getByText('It lies in the past')).toBeVisible();
    await typeInto(day, '2026/12/01');
    await dialog.getByRole('button', { name: 'Announce' }).click();
    await expect(row(page, offer)).toContainText('€9.50, 2026/12/01 01:00:00');
    await open('Next payout');
    await expect(day).toHaveValue('2026/12/01');
    await expect(amount).toHaveValue('9.50');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw the announcement' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, offer)).not.toContainText('2026/12/01');
  });

  await test.step('terms', async () => {
    await section(page, 'Terms').click();
    await expect(row(page, '2026-10')).toContainText('1 of 2 active publishers');
    await link(page, '2026-10').click();
    await expect(dialog.getByRole('paragraph').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish new terms' }).click();
    const version = dialog.getByRole('textbox', { name: 'Version' });
    await typeInto(version, '2026-10');
    await typeInto(dialog.getByRole('textbox', { name: 'Title' }), 'Terms of December');
    await typeInto(dialog.getByRole('textbox', { name: 'Text' }), 'We pay weekly.\n\nNo vouchers.');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('paragraph').filter({ hasText: /^No vouchers\.$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('This version is already in use')).toBeVisible();
    await typeInto(version, '2026-12');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(row(page, '2026-12')).toContainText('0 of 2 active publishers');
    const portal = await context.newPage();
    await portal.goto('/login');
    await signInAs(portal, accounts.publisher);
    await expect(portal.getByRole('alertdialog')).toBeVisible();
  });
});

for (const [nth, [language, colorScheme]] of (
  [
    ['en', 'light'],
    ['de', 'dark'],
  ] as const
).entries()) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width: 390, height: 844 } });

    test(`[A12] [A9] the pages of operators on a phone are accessible in ${language} ${inTurn(nth, 6)}`, async ({
      page,
    }) => {
      await page.goto('/operators/');
      await typeInto(page.locator('input[type=email]'), accounts.operator);
      await typeInto(page.locator('input[type=password]'), password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table')).toBeVisible();
      for (const place of [
        'registrations?open=4',
        'applications',
        'publishers?open=1',
        'inquiries',
        'payouts',
        'offers',
        'terms',
        'nowhere',
      ]) {
        await page.goto(`/operators/#/${place}`);
        await expect(page.locator('h1, h2').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  });
}
