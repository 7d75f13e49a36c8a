import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const personal = (page: Page) =>
  page.getByText('Weak: your name, company and email address are easy to guess');
const good = (page: Page) => page.getByText(/^(?:Good|Strong|Fair: .*)$/);

test('[F5] [S10] the strength of a password knows what the network refuses: the names and the address of a registration @day5of12', async ({
  page,
}) => {
  await page.goto('/register');
  await typeInto(textbox(page, 'Password'), 'Wolkenstein Medien 7');
  await expect(good(page)).toBeVisible();
  // The names may come after the password.
  await typeInto(textbox(page, 'Company name'), 'Wolkenstein Medien GmbH');
  await expect(personal(page)).toBeVisible();
  await typeInto(textbox(page, 'Company name'), 'Halyard Media');
  await expect(personal(page)).toHaveCount(0);
  await typeInto(textbox(page, 'Email'), 'wolkensteinmedien@portal.test');
  await expect(personal(page)).toBeVisible();
  await expect(textbox(page, 'Password')).toHaveAccessibleDescription(
    'At least 12 characters. Common passwords, your name, company and email address are refused.',
  );
});

test('[F5] [S10] by a mailed link, the strength knows the address, and what the network refuses is not praised @day3of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^422 POST \/password\/publisher\/reset/);
  const email = 'publisher@portal.test';
  await fetch(`${network.url}/password/publisher/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  network.touch();
  await page.goto((await network.outbox())[0]?.link ?? '');
  await typeInto(textbox(page, 'New password'), 'Publisher@Portal.test!');
  await expect(personal(page)).toBeVisible();
  // The name is known to the network alone.
  const name = 'Nora Feldkamp 1987';
  await typeInto(textbox(page, 'New password'), name);
  await expect(good(page)).toBeVisible();
  await typeInto(textbox(page, 'Repeat password'), name);
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'New password')).toHaveAccessibleDescription(/your name, your company or your/);
  await expect(good(page)).toHaveCount(0);
});
