import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[O12] [F1] VAT ID and IBAN are checked as they are typed, with an example of the country, and Save stays in sight @day8of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/profile?tab=billing');
  const [vat, iban] = [page.getByLabel('VAT ID'), page.getByLabel('IBAN')];
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(vat).toHaveAccessibleDescription('e.g. DE123456789');
  await expect(save).not.toBeInViewport();
  await typeInto(vat, 'ATU12345678');
  await expect(page.getByText('Unsaved: VAT ID', { exact: true })).toBeInViewport();
  await expect(save).toBeInViewport({ ratio: 1 });
  await typeInto(iban, 'DE89 3704 0044 0532 0130 01');
  await expect(page.getByText('Unsaved: VAT ID, IBAN', { exact: true })).toBeInViewport();
  // Found as it was left, before anything is sent, and gone as soon as it is right.
  await expect(vat).toHaveAccessibleDescription(
    'e.g. DE123456789 This is not a VAT ID of the chosen country',
  );
  await expect(iban).toHaveAccessibleDescription('e.g. DE89 3704 0044 0532 0130 00');
  await iban.press('Tab');
  await expect(iban).toHaveAccessibleDescription('e.g. DE89 3704 0044 0532 0130 00 This is not a valid IBAN');
  await iban.press('End');
  await iban.press('Backspace');
  await iban.pressSequentially('0');
  await expect(iban).toHaveAccessibleDescription('e.g. DE89 3704 0044 0532 0130 00');
  await typeInto(page.getByRole('combobox', { name: 'Country' }), 'switz');
  await page.getByRole('option', { name: 'Switzerland', exact: true }).click();
  await expect(vat).toHaveAccessibleDescription(/^e\.g\. CHE-123\.456\.789 MWST/);
  await expect(iban).toHaveAccessibleDescription(/^e\.g\. CH93 0076 2011 6238 5295 7/);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Unsaved: VAT ID')).toHaveCount(0);
  await expect(save).not.toBeInViewport();
});

test('[O12] payment terms are shown as the network has set them, and another payee names the day on which payouts move @day8of12', async ({
  page,
  network,
  signIn,
}) => {
  await network.reset();
  await network.advance(9 * 86_400_000);
  await signIn();
  await page.goto('/profile?tab=billing');
  await expect(page.getByText('Monthly, net 30, set by your network')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Payment terms' })).toHaveCount(0);
  await typeInto(page.getByLabel('VAT ID'), 'DE123456789');
  const note = page.getByRole('note').filter({ hasText: 'Saving this holds payouts' });
  await expect(note).toHaveCount(0);
  await typeInto(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await expect(note).toHaveText(
    'Saving this holds payouts for 72 hoursYour next payout day moves from 2026/11/30 to 2026/12/31.',
  );
});

test('[O12] [E2] what is not on screen when a save is refused has its saved value when it comes back @day3of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 PUT /);
  await signIn();
  await page.goto('/profile?tab=billing');
  const holder = page.getByLabel('Account holder');
  const saved = await holder.inputValue();
  expect(saved).not.toBe('');
  const choose = async (method: string) => {
    await page.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: method, exact: true }).click();
  };
  const former = await page.getByRole('combobox', { name: 'Payment method' }).inputValue();
  await typeInto(page.getByLabel('VAT ID'), 'DE123456789');
  await choose('PayPal');
  await expect(holder).toHaveCount(0);
  await typeInto(page.getByLabel('PayPal address'), 'pay@kestrel.example');
  await page.route(/user-profile|billing/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { errors: [] } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Internal Server Error');
  await expect(page.getByLabel('PayPal address')).toHaveValue('pay@kestrel.example');
  await choose(former);
  await expect(holder).toHaveValue(saved);
});

test('[O12] [F4] what was typed for one way of being paid is there when it is chosen again, and gone with Cancel @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=billing');
  const method = page.getByRole('combobox', { name: 'Payment method' });
  const choose = async (name: string) => {
    await method.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const [holder, iban, paypal] = ['Account holder', 'IBAN', 'PayPal address'].map((name) =>
    page.getByLabel(name),
  );
  if (!holder || !iban || !paypal) throw new Error('There are three fields');
  await expect(iban).toBeVisible();
  const [former, saved] = [await method.inputValue(), await iban.inputValue()];
  await typeInto(iban, 'DE89 3704 0044 0532 0130 00');
  await typeInto(holder, 'Other GmbH');
  await choose('PayPal');
  await expect(iban).toHaveCount(0);
  await typeInto(paypal, 'other@pay.test');
  await choose(former);
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(holder).toHaveValue('Other GmbH');
  await choose('PayPal');
  await expect(paypal).toHaveValue('other@pay.test');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(method).toHaveValue(former);
  await expect(iban).toHaveValue(saved);
  await choose('PayPal');
  await expect(paypal).not.toHaveValue('other@pay.test');
});
