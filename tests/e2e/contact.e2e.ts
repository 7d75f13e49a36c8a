import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const onePhone = 'Enter one phone number of 5 to 15 digits, for example +49 40 123456';

async function refusesNonsense(page: Page, phone: Locator, send: Locator) {
  for (const typed of ['abc', '+49 40 5550 1290+49 40 123456']) {
    await typeInto(phone, typed);
    await send.click();
    await expect(phone).toHaveAccessibleDescription(onePhone);
  }
  await expect(page.getByText('Saving was succesful')).toHaveCount(0);
  await typeInto(phone, '(040) 5550-1290');
  await expect(phone).not.toHaveAccessibleDescription(onePhone);
}

test('[F1] [O12] what is no phone number is refused at its field, before anything is sent @day2of12', async ({
  page,
  signIn,
}) => {
  await page.goto('/register');
  const create = page.getByRole('button', { name: 'Create account' });
  await refusesNonsense(page, page.getByLabel('Phone'), create);

  await signIn();
  await page.goto('/profile');
  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  const save = contact.getByRole('button', { name: 'Save', exact: true });
  await refusesNonsense(page, page.getByLabel('Phone'), save);
  await save.click();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
});
