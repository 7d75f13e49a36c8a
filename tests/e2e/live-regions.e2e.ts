import { expect, test } from '../support/portal.ts';
import { chooseOf } from '../support/row-menu.ts';
import { png } from '../support/pictures.ts';
import { screenReaderOf } from '../support/screen-reader.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

test('[A11] [O3] a screen reader is told that rows load and how many there are, how they are sorted, what was copied and undone @day5of12', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { announces, forgets } = await screenReaderOf(page);
  await page.goto('/live-offers');
  await expect(page.getByRole('link', { name: 'Get link' }).first()).toBeVisible();
  await forgets();
  await page.getByRole('button', { name: 'Clicks, 30 d' }).click();
  await announces('Sorted by Clicks, 30 d, descending', 'Loading', /^\d+ results$/);
  await typeInto(page.getByRole('searchbox'), 'Lumen VPN');
  await announces('Loading', '2 results');
  await typeInto(page.getByRole('searchbox'), 'lumen');
  await announces('Loading', '2 results');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy visible rows' }).click();
  await announces('Rows copied');
  await chooseOf(page.getByRole('row').nth(1), 'Pause');
  await announces(/^Lumen VPN .+ was paused$/);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await announces('Undone');
  await typeInto(page.getByRole('searchbox'), 'no such offer');
  await announces('Loading', '0 results');
});

test('[A11] [O12] [P3] a screen reader is told what became of saving, and of a file that is sent @day1of12', async ({
  page,
  problems,
  network,
}) => {
  problems.allow(/^(422|500) PUT /);
  const { announces, forgets } = await screenReaderOf(page);
  await page.clock.install();
  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await expect(name).toBeVisible();
  await page.clock.fastForward(3000);
  // The region of the toasts is there before the first of them.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await forgets();
  await typeInto(name, 'Noor');
  await name.press('Enter');
  await announces('Saving was succesfulUndo');
  await network.fail({ call: 'profile.update', status: 500, code: 'INTERNAL_SERVER_ERROR' });
  await typeInto(name, 'Mara');
  await name.press('Enter');
  await announces(
    'Internal Server Error. Your input was not accepted, but it is still here. Please try again in a moment.',
  );
  const refusal = [{ field: 'firstname', errors: [{ code: 'REQUIRED', description: 'Missing' }] }];
  await page.route('/publisher/v1/user-profile', (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR', errors: refusal } }),
  );
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Required');
  await expect(name).toBeFocused();
  await page.unrouteAll();

  await page.goto('/live-offers/28/pending');
  const choose = page.locator('input[type=file]');
  await expect(choose).toBeAttached();
  await forgets();
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await announces('Uploading logo.png', 'logo.png was uploaded');
});
