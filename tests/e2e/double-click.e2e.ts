import { expect, test } from '../support/portal.ts';

test('[F4] the second click of a double click that sends a form changes nothing that its first error brings under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/register');
  const ticks = page.getByRole('checkbox');
  await expect(ticks.first()).toBeAttached();
  const ticked = () =>
    ticks.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && box.checked));
  const before = await ticked();
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  const first = page.getByRole('textbox', { name: 'First name' });
  await expect(first).toBeFocused();
  expect(await ticked()).toEqual(before);
});
