import type { Page } from '@playwright/test';
import { test } from '../support/branded-portal.ts';
import { accounts, password } from '../support/network.ts';
import { expect } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';
import { typeInto } from '../support/type-into.ts';

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What each painted frame shows of the brand: its name in the tab, and the colour of the button. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const look = () => {
      const button = document.querySelector('form [type=submit]');
      const mark = document.querySelector('.logo__root > span');
      const parts = [
        document.title,
        button && getComputedStyle(button).backgroundColor,
        mark && getComputedStyle(mark).backgroundImage.includes('/brand/'),
      ];
      if (document.body) frames.add(parts.join(' '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('[C1] [G2] [A12] a network of another name, mark and accent is itself from the first frame on, in its language @day6of6', async ({
  page,
}) => {
  await watchFrames(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.getByText('Wind in jedem Segel')).toBeVisible();
  const imprint = page.getByRole('link', { name: 'Impressum' });
  await expect(imprint).toHaveAttribute('href', 'https://northwind.test/imprint');
  await expect(page).toHaveTitle(/Northwind Partners$/);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const installed = await page.request.get('/manifest.webmanifest');
  expect(installed.headers()['content-type']).toContain('application/manifest+json');
  expect(await installed.json()).toMatchObject({
    name: 'Northwind Partners',
    icons: [{ src: expect.stringMatching(/^\/brand\//), sizes: 'any' }],
  });
  const frames = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
  for (const frame of frames) expect(frame).toMatch(/Northwind Partners (rgb\(122, 60, 255\))? ?(true)?$/);
  expect(frames.at(-1)).toMatch(/rgb\(122, 60, 255\) true$/);

  await typeInto(page.getByLabel('E-Mail'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Passwort' }), password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorOf(page, '.logo__root > span', 'background-image')).toContain('/brand/');
  await page.getByRole('button', { name: accounts.publisher }).click();
  for (const name of ['Hilfe', 'Datenschutz', 'Impressum']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
});

for (const [nth, address] of ['/statecharts/', '/accessibility/'].entries()) {
  test(`[C1] ${address} has the mark, the icon and the accent of the network ${inTurn(nth * 3, 6)}`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    expect(icon).toMatch(/^\/brand\/[\w-]{12}\.svg$/);
    expect(await colorOf(page, 'header .logo__mark', 'background-image')).toContain(icon ?? '');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await colorOf(page, ':root', '--colors-accent-solid')).toBe('#7a3cff');
  });
}
