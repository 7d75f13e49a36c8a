import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

test('[L7] [O9] named views are kept, chosen, pinned, renamed, handed on and removed @day5of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^422 POST \/publisher\/v1\/analytics/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/live-offers?country=DE&sort=-clicks&page=2');
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const pinned = page.getByRole('list', { name: 'Pinned views' });

  await menu('Save this view');
  await typeInto(dialog.getByLabel('Name'), 'Germany');
  await dialog.getByLabel('Pin it above the list').check();
  await press('Save');
  const germany = pinned.getByRole('button', { name: 'Germany' });
  await expect(germany).toHaveAttribute('aria-pressed', 'true');
  await germany.click();
  await expect(page).toHaveURL('/live-offers');
  await menu('Save this view');
  await typeInto(dialog.getByLabel('Name'), 'Germany');
  await press('Save');
  await expect(dialog.getByText('This name is already in use')).toBeVisible();
  await typeInto(dialog.getByLabel('Name'), 'Everything');
  await press('Save');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await menu('Germany');
  await expect(page).toHaveURL('/live-offers?country=DE&sort=-clicks');

  await menu('Manage views');
  await press('Copy the link of Germany');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?country=DE&sort=-clicks');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Export all')]);
  expect(download.suggestedFilename()).toBe('views-live-offers.json');
  const file = await download.path();
  await press('Replace Everything by what is shown now');
  const replace = dialog.getByRole('button', { name: 'Replace Everything by what is shown now' });
  await expect(replace).toHaveAccessibleDescription('This is what is shown now');
  await press('Rename Germany');
  await typeInto(dialog.getByLabel('Name'), 'DACH');
  await press('Save');
  await press('Unpin DACH');
  await expect(pinned).toHaveCount(0);
  await press('Delete Everything');
  await press('Delete');
  await expect(dialog.getByRole('listitem')).toHaveText(['DACH']);
  // What was deleted can be had back as it was.
  await expect(dialog.getByText('Everything was deleted.')).toBeVisible();
  await press('Undo');
  await expect(dialog.getByRole('listitem')).toHaveText(['DACH', 'Everything']);
  await expect(dialog.getByRole('region', { name: 'Deleted view' })).toBeFocused();
  await press('Delete Everything');
  await press('Delete');
  await expect(dialog.getByRole('listitem')).toHaveText(['DACH']);
  await press('Done');

  await menu('Import views');
  await press('Import');
  await expect(dialog.getByText('Paste a link or an export, or choose a file')).toBeVisible();
  await typeInto(dialog.getByLabel('Link or exported text'), '/postbacks?size=20');
  await press('Import');
  await expect(dialog.getByText('This link leads to another list')).toBeVisible();
  await typeInto(dialog.getByLabel('Link or exported text'), link);
  await press('Import');
  await expect(dialog.getByText('Give the view a name')).toBeVisible();
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'From a friend');
  await press('Import');
  await expect(page.getByText('1 view imported')).toBeVisible();
  await menu('Import views');
  await dialog.locator('input[type=file]').last().setInputFiles(file);
  await press('Import');
  await expect(page.getByText('2 views imported')).toBeVisible();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'DACH',
    'Everything',
    'From a friend',
    'Germany',
    'Save this view',
    'Manage views',
    'Import views',
  ]);
});

test('[L7] a network without views leaves them to the device @day7of12', async ({ page, problems }) => {
  problems.allow(/^404 GET \/publisher\/v1\/analytics/);
  await page.route('**/publisher/v1/analytics?*', (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND_HTTP_EXCEPTION', errors: [] } }),
  );
  await page.goto('/live-offers?tab=campaigns&status=paused');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Asleep');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/live-offers?tab=campaigns');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Asleep' }).click();
  await expect(page).toHaveURL('/live-offers?tab=campaigns&status=paused');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage views' }).click();
  await expect(page.getByRole('dialog').getByText('On this device only')).toBeVisible();
});
