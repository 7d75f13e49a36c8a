import { expect, test } from '../support/portal.ts';

test('[A12] language, theme and density are kept on the device @day2of12', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/profile?tab=settings');
  const looks = page.getByRole('region', { name: 'Language and theme' });
  // What the browser draws its bars in, by those of the page that count now.
  const bars = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all: HTMLMetaElement[]) =>
        all.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      );
  expect(await bars()).toEqual(['#fbf9f8']);
  await looks.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await bars()).toEqual(['#0e0d0c']);
  await looks.getByRole('radio', { name: 'System' }).check();
  expect(await bars()).toEqual(['#fbf9f8']);
  await looks.getByRole('radio', { name: 'Dark' }).check();
  await looks.getByRole('radio', { name: 'Compact' }).check();
  await looks.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Kompakt' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dunkel' }).first()).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await bars()).toEqual(['#0e0d0c']);
});
