import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[M3] of two portals the live view, the picture and the lanes show the one that is chosen @day9of12', async ({
  page,
  context,
}) => {
  await page.goto('/statecharts/');
  const picture = page.getByRole('group', { name: 'All statecharts and what joins them' });
  const chooser = page.getByRole('combobox', { name: 'Portal that is shown' });
  const first = await context.newPage();
  await first.goto('/login');
  await expect(picture).toContainText('signedOut');
  await expect(chooser).toBeHidden();
  const second = await context.newPage();
  await second.goto('/forgot-password');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const options = chooser.getByRole('option');
  const opened = 'opened at \\d\\d:\\d\\d:\\d\\d\\.\\d UTC: signedOut\\.idle';
  await expect(
    options.filter({ hasText: new RegExp(`^Halyard, ${opened}(?!.*forgotPassword)`) }),
  ).toHaveCount(1);
  await expect(
    options.filter({
      hasText: new RegExp(`^Halyard, ${opened}, .*forgotPassword$`),
    }),
  ).toHaveCount(1);
  const choose = async (of: RegExp) =>
    chooser.selectOption((await options.filter({ hasText: of }).textContent()) ?? '');
  const before = await options.allTextContents();
  for (const chosen of [/forgotPassword$/, /idle(?!.*forgotPassword)/, /forgotPassword$/]) {
    await choose(chosen);
    // Portals answer in any order.
    await page.reload();
    await expect(options).toHaveText(before);
    await expect(chooser.locator('option:checked')).toHaveText(chosen);
  }
  await choose(/^(?!.*forgotPassword)/);
  const lamp = (name: string) =>
    page.locator(`a[href="#/chart/${name}?mode=live"] [data-tip="Running in the portal that is watched"]`);
  await expect(lamp('session')).toBeVisible();
  const inList = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Statecharts' }).getByRole('link', { name });
  await expect(inList(/^session, running, generated walks for (\d+) of \1 transitions$/)).toHaveCount(1);
  await expect(inList(/^forgotPassword, generated walks for (\d+) of \1 transitions$/)).toHaveCount(1);
  await expect(lamp('forgotPassword')).toBeHidden();

  await page.bringToFront();
  await choose(/forgotPassword$/);
  await expect(lamp('forgotPassword')).toBeVisible();
  await typeInto(second.getByLabel('Email'), accounts.publisher);
  await second.getByRole('button', { name: /^Send/ }).click();
  await page.goto('/statecharts/#/chart/forgotPassword?mode=live');
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('cell', { name: 'forgotPassword' }).first()).toBeVisible();
  await page.goto('/statecharts/#/lanes');
  const lanes = page.getByRole('group', { name: 'Lanes of the charts' });
  await expect(lanes.locator('[data-chart="forgotPassword"]').first()).toBeVisible();
  await choose(/^(?!.*forgotPassword)/);
  await expect(lanes.locator('[data-chart="session"]').first()).toBeVisible();
  await expect(lanes.locator('[data-chart="forgotPassword"]')).toHaveCount(0);

  await first.close();
  await expect(page.getByRole('status')).toHaveText(
    'The portal is closed. Another one is open: choose it here.',
  );
  await expect(chooser.getByRole('option')).toHaveText([/, opened at /, /, closed at /]);
  await expect(chooser.locator('option:checked')).toHaveText(/, closed at /);
  await chooser.selectOption({ index: 0 });
  await expect(page.getByRole('status')).toHaveText('Live');
  await expect(lanes.locator('[data-chart="forgotPassword"]').first()).toBeVisible();
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(password);
});
