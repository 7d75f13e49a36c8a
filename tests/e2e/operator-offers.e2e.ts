import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { enter, link, row, section, textbox } from './operator-steps.ts';

const name = 'Tarn Coffee – Tasting box';

async function choose(page: Page, field: string, option: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field, exact: true }).click();
  await page.keyboard.type(option);
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Tab');
}

test('[O3] [O9] an offer is created by its operator, found by a publisher, changed, and paused @day9of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/^409 POST \/publisher\/v1\/offers\/\d+\/invitations/);
  await enter(page);
  const every = '**/publisher/v1/offers?*';
  // As a network begins.
  await page.route(every, (route) =>
    route.fulfill({
      json: { data: { data: [], total: 0, limit: 10, offset: 0 }, meta: { api_version: '1.0.0' } },
    }),
  );
  await section(page, 'Offers').click();
  await expect(page.getByText('Offers appear here once they are created.')).toBeVisible();
  await page.getByRole('button', { name: 'New offer' }).click();
  await page.unroute(every);
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  const save = dialog.getByRole('button', { name: 'Create offer' });

  await test.step('what is missing is said', async () => {
    await save.click();
    await expect(dialog.getByText('Required', { exact: true })).toHaveCount(6);
    await expectAccessible(page);
  });

  await test.step('a share of the sale, after approval', async () => {
    await typeInto(dialog.getByRole('textbox', { name: 'Name' }), name);
    await choose(page, 'Category', 'Food & drink');
    await choose(page, 'Countries', 'Germany');
    await dialog.getByRole('radio', { name: 'After approval' }).check();
    await choose(page, 'Paid for', 'CPS');
    await dialog.getByRole('radio', { name: 'Share of the sale' }).check();
    await typeInto(dialog.getByRole('spinbutton', { name: 'Payout' }), '12.5');
    await typeInto(dialog.getByRole('textbox', { name: 'Landing page' }), 'https://tarn-coffee.example/box');
    await typeInto(
      dialog.getByRole('textbox', { name: 'Description' }),
      'Six kinds, fresh from the roaster.',
    );
    await save.click();
    await expect(page.getByText(`${name} is live`)).toBeVisible();
    await typeInto(page.getByRole('searchbox', { name: 'Search by name or ID' }), 'Tarn');
    await expect(row(page, name)).toContainText('12.5');
  });

  await test.step('a publisher finds it', async () => {
    const publisher = await context.newPage();
    await signIn();
    await publisher.goto('/offer-wall?search=Tarn');
    await expect(publisher.getByRole('button', { name: `Apply for ${name}` })).toBeVisible();
    await publisher.close();
  });

  await test.step('a publisher is invited, who can run it at once', async () => {
    await link(page, name).click();
    const part = page.getByRole('dialog', { name });
    await part.getByText('Invitation', { exact: true }).click();
    const email = part.getByRole('textbox', { name: 'Email of the publisher' });
    const invite = part.getByRole('button', { name: 'Invite' });
    await typeInto(email, 'nobody@portal.test');
    await invite.click();
    await expect(part.getByText('No active publisher has this address')).toBeVisible();
    await expectAccessible(page);
    await typeInto(email, 'publisher@portal.test');
    await invite.click();
    await expect(page.getByText(`Kestrel Media can promote ${name} from now on`)).toBeVisible();
    const publisher = await context.newPage();
    await publisher.goto('/live-offers?search=Tarn');
    await expect(publisher.getByRole('link', { name })).toBeVisible();
    await publisher.close();
  });

  await test.step('it is renamed and paused, and keeps the rest', async () => {
    await link(page, name).click();
    const change = page.getByRole('dialog', { name });
    await expect(change.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Six kinds, fresh from the roaster.',
    );
    await typeInto(textbox(page, 'Name'), 'Tarn Coffee');
    await change.getByRole('radio', { name: 'Paused' }).check();
    await expectAccessible(page);
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tarn Coffee is saved', { exact: true })).toBeVisible();
    await expect(row(page, 'Tarn Coffee')).toContainText('Paused');
    await expect(row(page, 'Tarn Coffee')).toContainText('Food & drink');
  });
});

test('[A10] [O9] what was typed into a form of operators is left after a question only @day10of12', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const answer = (text: string) => question.getByRole('button', { name: text, exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'New offer' });
  const typed = offer.getByRole('textbox', { name: 'Name' });
  await enter(page);
  await section(page, 'Offers').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');

  await test.step('a new offer, by Escape and by Back', async () => {
    await page.getByRole('button', { name: 'New offer' }).click();
    await typeInto(typed, name);
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(typed).toHaveValue(name);
    await page.goBack();
    await answer('Stay');
    await expect(typed).toHaveValue(name);
    await expect(page).toHaveURL(/#\/offers$/);
    await page.goBack();
    await answer('Leave');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrations');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('parts of an offer, which shows where its links lead', async () => {
    await section(page, 'Offers').click();
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
    const change = page.getByRole('dialog').first();
    await expect(change.getByText(/^In force: https?:\/\//)).toBeVisible();
    await expect(change.getByRole('group', { name: 'Address for conversions' })).toContainText(
      /\/postback\?token=[\w-]+&click_id=\{click_id\}/,
    );
    const description = change.getByRole('textbox', { name: 'Description' });
    await typeInto(description, 'Six kinds.');
    await change.getByText('End', { exact: true }).click();
    await answer('Stay');
    await expect(description).toHaveValue('Six kinds.');
    await change.getByText('End', { exact: true }).click();
    await answer('Leave');
    await typeInto(
      change.getByRole('group', { name: /^Ends/ }).getByRole('textbox', { name: 'Date' }),
      '2027/01/31',
    );
    await change.getByText('Next payout', { exact: true }).click();
    await answer('Leave');
    await expect(change.getByRole('group', { name: /^Payout changes/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('terms', async () => {
    await section(page, 'Terms').click();
    await page.getByRole('button', { name: 'Publish new terms' }).click();
    await typeInto(page.getByRole('textbox', { name: 'Version' }), '2026-12');
    await page.keyboard.press('Escape');
    await answer('Leave');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
