import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from '../support/keyboard.ts';
import { accounts } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test('[L7] [O4] [O9] [O12] by mouse: a dialog out of a menu leaves the focus on the button of the menu @day5of12', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  async function open(opener: Locator, item: string) {
    await opener.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  async function close(opener: Locator, act: () => Promise<void>) {
    await act();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  const escape = () => page.keyboard.press('Escape');
  const press = (name: string) => () => button(dialog, name).click();

  await page.goto('/analytics');
  const views = button(page, 'Views');
  await open(views, 'Save this view');
  await typeInto(dialog.getByLabel('Name'), 'Mine');
  await close(views, press('Save'));
  await open(views, 'Manage views');
  await close(views, press('Done'));
  await open(views, 'Import views');
  await close(views, escape);

  await page.goto('/live-offers/1/live?tab=campaigns');
  const more = page.getByRole('button', { name: /^Actions for/ }).last();
  await open(more, 'Request RTB');
  await close(more, escape);

  await page.goto('/profile?tab=billing');
  await typeInto(page.getByLabel('City'), 'Bremen');
  const account = page.getByRole('button', { name: accounts.publisher });
  await open(account, 'Sign out');
  await close(account, press('Stay'));
});

test('[O4] by keyboard: a part of a campaign that is edited keeps the focus, and gives it back to its button @day8of12', async ({
  page,
}) => {
  const { press } = keyboardOf(page);
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  for (const title of ['Splitter', 'Stand-in offers', 'Triggers']) {
    await test.step(title, async () => {
      const part = page.getByRole('region', { name: title });
      const edit = button(part, `Edit: ${title}`);
      for (const answer of ['Cancel', 'Save changes']) {
        await press(edit);
        await expect(part.getByRole('heading', { name: title })).toBeFocused();
        await press(button(part, answer));
        await expect(edit).toBeFocused();
      }
    });
  }
  await press(button(page, 'Edit: Triggers'));
  await press(button(page, 'Edit: Splitter'));
  await expect(page.getByRole('heading', { name: 'Splitter' })).toBeFocused();
});

test('[O1] [O3] by keyboard: the step of an offer that gives way to the next one hands the focus on @day3of12', async ({
  page,
}) => {
  const { press, close } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  async function answerAll() {
    for (const field of await dialog.getByRole('textbox').all()) await typeInto(field, 'On trailmix.test');
  }
  await page.goto('/offer-wall');
  const apply = page.getByRole('button', { name: /^Apply for / }).first();
  const name = (await apply.getAttribute('aria-label'))?.replace('Apply for ', '') ?? '';
  const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await press(tile.getByRole('link', { name, exact: true }));
  await press(button(dialog, 'Apply'));
  await expect(button(dialog, 'Send application')).toBeVisible();
  await expect(dialog.locator('form').locator(':focus')).toHaveCount(1);
  await answerAll();
  await press(button(dialog, 'Send application'));
  await expect(dialog.getByRole('link', { name: 'See your application' })).toBeFocused();
  await close(dialog, tile.getByRole('link', { name, exact: true }));

  await page.goto('/offer-wall?search=Tideline');
  await press(page.getByRole('link', { name: 'Tideline – panel registration', exact: true }));
  await press(button(dialog, 'Run'));
  await expect(dialog.getByText('The offer is running')).toBeVisible();
  await expect(button(dialog, 'Tracking link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/offer-wall?search=48639');
  // The button of the tile gives way to a badge behind the dialog.
  await press(button(page, 'Apply for Solarhaus – heat pump enquiry'));
  await expect(button(dialog, 'Send application')).toBeVisible();
  await answerAll();
  await press(button(dialog, 'Send application'));
  await expect(dialog.getByRole('link', { name: 'See your application' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').locator('a:focus')).toHaveText(/Pending/);
});
