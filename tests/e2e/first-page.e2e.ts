import type { Page, Route } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

/** Holds back the scripts and the stylesheet of the portal until they are let go. */
async function holdFiles(page: Page) {
  const held: Route[] = [];
  let isFree = false;
  await page.route('**/assets/*.{js,css}', (route) => (isFree ? route.continue() : void held.push(route)));
  return async () => {
    isFree = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const email = (page: Page) => page.getByLabel('Email');
const secret = (page: Page) => page.locator('#password');

test('[A8] [S9] the login can be used before its script is there, and goes on as it is when the script comes @day12of12', async ({
  page,
  network,
}) => {
  const free = await holdFiles(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await typeInto(email(page), 'no address');
  await typeInto(secret(page), password);
  await secret(page).press('Enter');
  await expect(page.locator('form')).toHaveAttribute('data-submitted', '');
  expect(new URL(page.url()).search).toBe('');
  await email(page).evaluate((field) => Reflect.set(window, 'fieldBefore', field));
  await email(page).focus();

  await network.fail({ path: '/user-profile$', delayMs: 2000 });
  await free();
  // The form that has waited is checked, while the session is still asked for.
  await expect(email(page)).toHaveAccessibleDescription('This is not a valid email');
  await expect(email(page)).toBeFocused();
  await expect(page.locator('form')).not.toHaveAttribute('data-submitted');
  await page.getByRole('button', { name: 'Show password' }).click();
  await typeInto(email(page), accounts.publisher);
  await secret(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  await expect(secret(page)).toHaveValue(password);
  await expect(secret(page)).toHaveAttribute('type', 'text');
  expect(await email(page).evaluate((field) => field === Reflect.get(window, 'fieldBefore'))).toBe(true);
  await expect(page).toHaveURL('/dashboard');
});

test('[A8] [A12] what is pressed before the script is there counts once it is: the eye, the language', async ({
  page,
}) => {
  const free = await holdFiles(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const eye = page.getByRole('button', { name: 'Show password' });
  await typeInto(secret(page), password);
  for (let times = 0; times < 3; times += 1) await eye.click();
  await page.getByText('DE', { exact: true }).click();
  await free();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.getByRole('button', { name: 'Passwort verbergen' })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  const seen = await page.evaluate(() => ({
    language: document.documentElement.lang,
    kept: localStorage.getItem('locale'),
    chosen: [...document.querySelectorAll<HTMLInputElement>('[type=radio]:checked')].map(
      ({ value }) => value,
    ),
    typed: document.querySelector<HTMLInputElement>('#password')?.value,
    type: document.querySelector<HTMLInputElement>('#password')?.type,
  }));
  expect(seen).toEqual({ language: 'de', kept: 'de', chosen: ['de'], typed: password, type: 'text' });
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

/** Where everything is, and in which letters and colours it stands there. */
// The place that is kept for what comes below takes no room.
const looks = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main, main *:not([data-below])').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { font, color, backgroundColor, borderColor } = getComputedStyle(element);
      return { tag: element.tagName, x, y, width, height, font, color, backgroundColor, borderColor };
    }),
  );
};

test('[A8] [S5] [A12] before its script only the login of a visitor is shown, in their language, and it stays as it is @day7of12', async ({
  page,
  context,
  signIn,
}) => {
  const free = await holdFiles(page);
  const fields = page.locator('#root input:not([type=radio])');
  const open = async (address: string) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('body > link[rel=stylesheet]').waitFor({ state: 'attached' });
    return fields.count();
  };
  expect(await open('/login')).toBe(2);
  expect(await open('/dashboard')).toBe(0);
  // Nothing of a screen before it is known who is there, and no blank page either.
  await expect(page.locator('#root > main > svg')).toBeVisible();
  expect(await page.locator('#root').textContent()).toBe('');
  expect(await open('/login?ott=used')).toBe(0);
  await signIn();
  expect(await open('/login')).toBe(0);
  await context.clearCookies();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'de-AT', 'en'] }),
  );
  expect(await open('/login')).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const before = await looks(page);
  expect(before.length).toBeGreaterThan(20);
  await free();
  await expect(page.getByRole('banner')).toContainText('Halyard');
  await expect(page.getByRole('button', { name: 'Passkey verwenden' })).toBeVisible();
  const after = await looks(page);
  expect(after.slice(0, before.length)).toEqual(before);
  // The configuration tells whether there are passkeys: their button comes below everything else.
  expect(after.slice(before.length).map(({ tag }) => tag)).toEqual(['BUTTON', 'SPAN']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[A12] the page says in both languages what it needs, and offers no login that does nothing', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('main')).toHaveText(
      /^\s*This page needs JavaScript\. Switch it on, then reload it\.\s+Diese Seite braucht JavaScript\. Schalten Sie es ein und laden Sie die Seite neu\.\s*$/,
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
