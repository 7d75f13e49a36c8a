import { expect, expectAccessible, test } from '../support/portal.ts';

test('[A12] [C1] the accessibility statement names its standard, its tests, its limits and whom to write to @day11of12', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility/');
  await expect(page).toHaveTitle('Accessibility statement');
  await expect(page.getByRole('main')).toContainText('Web Content Accessibility Guidelines 2.2, level AA');
  await expect(page.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  const proofs = page.getByRole('table', { name: 'What was tested' });
  await expect(proofs.getByRole('rowheader')).toHaveCount(4);
  const byKeyboard = proofs.getByRole('row').filter({ hasText: 'by keyboard alone' });
  await byKeyboard.getByText(/^\d+ tests$/).click();
  await expect(byKeyboard).toContainText('by keyboard: a postback is built of macros, tried and saved');
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:support@portal.test');
  await expectAccessible(page);
  await page.getByText('DE', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erklärung zur Barrierefreiheit');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('[C1] without an address in the configuration the statement says so, without tests it offers to try again', async ({
  page,
  problems,
}) => {
  problems.allow(/^503 /);
  await page.route('**/publisher/v1/config', (route) => route.fulfill({ json: { data: {}, meta: {} } }));
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/accessibility/');
  await expect(page.getByText('Please write to your account manager at the network.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'What was tested' })).toBeVisible();
});
