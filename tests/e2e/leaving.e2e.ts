import type { Page } from '@playwright/test';
import { accounts, password, type Account } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const city = (page: Page) => page.getByLabel('City');
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
async function answer(page: Page, name: 'Stay' | 'Leave') {
  await question(page).getByRole('button', { name }).click();
  await expect(question(page)).toHaveCount(0);
}
/** A dialog hears keys and presses a frame after the one above it has gone. */
const asksWhen = (page: Page, act: () => Promise<void>) =>
  expect(async () => {
    await act();
    await expect(question(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
const link = (page: Page, name: string) => page.getByRole('link', { name }).first();

/** As another screen does it: with a link inside the portal. */
async function openProfile(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

async function openBilling(page: Page) {
  await openProfile(page);
  await link(page, 'Billing details').click();
  await expect(city(page)).toHaveValue('Hamburg');
}

async function expire(page: Page) {
  await page.context().clearCookies({ name: 'token' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Click here to login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
}

async function signInAs(page: Page, account: Account) {
  await typeInto(page.getByLabel('Email'), accounts[account]);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** All that the tab and the device keep of what was typed. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]));

test.beforeEach(({ signIn }) => signIn());

test('[O12] a link out of a changed form asks: Stay keeps everything, Leave discards it @day2of12', async ({
  page,
}) => {
  await openBilling(page);
  await typeInto(city(page), 'Bremen');
  await link(page, 'Offer Wall').click();
  await expect(question(page)).toContainText('You have changes that are not saved.');
  await expect(page).toHaveURL('/profile?tab=billing');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await link(page, 'Offer Wall').click();
  await answer(page, 'Stay');
  await expect(city(page)).toHaveValue('Bremen');
  await expect(page).toHaveURL('/profile?tab=billing');
  await link(page, 'Offer Wall').click();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/offer-wall');
  await page.goBack();
  await expect(city(page)).toHaveValue('Hamburg');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('[O12] the way back out of a changed form asks, as often as it is gone @day6of12', async ({ page }) => {
  await openProfile(page);
  await typeInto(page.getByLabel('First name'), 'Noor');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await answer(page, 'Stay');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await page.goBack();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('[O12] what is being sent is not called lost, and is saved behind the question @day9of12', async ({
  page,
}) => {
  const finish = Promise.withResolvers<void>();
  await page.route('/publisher/v1/user-profile', async (route) => {
    if (route.request().method() === 'PUT') await finish.promise;
    await route.continue();
  });
  await openProfile(page);
  await typeInto(page.getByLabel('First name'), 'Noor');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.goBack();
  const saving = page.getByRole('dialog', { name: 'Still saving' });
  await expect(saving).toContainText('Your changes are being sent.');
  await expect(saving).not.toContainText('lost');
  await saving.getByRole('button', { name: 'Stay' }).click();
  await expect(saving).toHaveCount(0);
  finish.resolve();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('[O12] another part of the screen asks as well; staying leaves the history as it was, leaving moves in it @day1of12', async ({
  page,
}) => {
  await openBilling(page);
  await link(page, 'API access').click();
  await expect(page).toHaveURL('/profile?tab=api');
  await page.goBack();
  await typeInto(city(page), 'Bremen');
  const entries = await page.evaluate(() => history.length);
  const moves = [
    () => page.goBack(),
    () => page.goForward(),
    () => page.evaluate(() => history.go(-2)),
    () => link(page, 'Account').click(),
  ];
  for (const move of moves) {
    await move();
    await answer(page, 'Stay');
    await expect(page).toHaveURL('/profile?tab=billing');
    await expect(city(page)).toHaveValue('Bremen');
  }
  await page.goForward();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/profile?tab=api');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await kept(page)).not.toContain('Bremen');
  await page.goBack();
  await expect(city(page)).toHaveValue('Hamburg');
  await page.goForward();
  await expect(page).toHaveURL('/profile?tab=api');
});

test('[O4] [O3] Back does not close a dialog over what was typed in it without a question @day5of12', async ({
  page,
}) => {
  await page.goto('/live-offers/1/live');
  await link(page, 'Campaigns').click();
  const newCampaign = page.getByRole('button', { name: 'New campaign' });
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await newCampaign.click();
  await typeInto(name, 'Winter');
  await page.goBack();
  await answer(page, 'Stay');
  await expect(name).toHaveValue('Winter');
  await asksWhen(page, () => name.press('Escape'));
  await answer(page, 'Stay');
  await expect(name).toHaveValue('Winter');
  await asksWhen(page, () => page.mouse.click(5, 5));
  await answer(page, 'Stay');
  await expect(name).toHaveValue('Winter');
  await page.goBack();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/live-offers/1/live?tab=campaigns');
  await expect(name).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for Native tests' }).click();
  await page.getByRole('menuitem', { name: 'Request RTB' }).click();
  const wish = page.getByRole('dialog').getByRole('textbox', { name: /What will you buy/ });
  await typeInto(wish, 'Display');
  await asksWhen(page, () => wish.press('Escape'));
  await answer(page, 'Stay');
  await expect(wish).toHaveValue('Display');
  await asksWhen(page, () => wish.press('Escape'));
  await answer(page, 'Leave');
  await expect(wish).toHaveCount(0);

  await page.goto('/offer-wall?search=48639');
  await page.getByRole('button', { name: 'Apply for Solarhaus – heat pump enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solarhaus – heat pump enquiry' });
  const message = dialog.getByRole('textbox', { name: 'Message to the network' });
  await typeInto(message, 'Hello');
  await page.goBack();
  await answer(page, 'Stay');
  await expect(message).toHaveValue('Hello');
  await page.goBack();
  await answer(page, 'Leave');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(page)).not.toContain('Hello');
});

test('[L7] the dialogs in which views are named and brought in ask before what was typed in them goes @day3of12', async ({
  page,
}) => {
  for (const [item, label] of [
    ['Save this view', 'Name'],
    ['Import views', 'Link or exported text'],
  ] as const) {
    await page.goto('/analytics');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const dialog = page.getByRole('dialog', { name: item });
    const text = dialog.getByRole('textbox', { name: label });
    await typeInto(text, 'Winter');
    await asksWhen(page, () => text.press('Escape'));
    await answer(page, 'Stay');
    await expect(text).toHaveValue('Winter');
    await asksWhen(page, () => dialog.getByRole('button', { name: 'Cancel' }).click());
    await answer(page, 'Stay');
    await expect(text).toHaveValue('Winter');
    await page.goBack();
    await answer(page, 'Leave');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/analytics');
    expect(await kept(page)).not.toContain('Winter');
  }
});

test('[O12] what is saved or taken back asks nothing @day4of12', async ({ page }) => {
  await openBilling(page);
  await typeInto(city(page), 'Bremen');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await link(page, 'Offer Wall').click();
  await expect(page).toHaveURL('/offer-wall');
  await page.goto('/profile');
  await typeInto(page.getByLabel('First name'), 'Noor');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await link(page, 'Offer Wall').click();
  await expect(page).toHaveURL('/offer-wall');
});

test('[S12] a draft outlives the session and is there for the same user, without what is secret @day7of12', async ({
  page,
}) => {
  await openBilling(page);
  await typeInto(city(page), 'Bremen');
  await typeInto(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await typeInto(page.getByLabel('BIC'), 'COBADEFFXXX');
  await expire(page);
  expect(await kept(page)).not.toMatch(/3704|COBADEFF/);
  await signInAs(page, 'publisher');
  await expect(page).toHaveURL('/profile?tab=billing');
  await expect(city(page)).toHaveValue('Bremen');
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  await expect(page.getByLabel('BIC')).toHaveValue('');
  expect(await kept(page)).not.toContain(password);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(city(page)).toHaveValue('Hamburg');
});

test('[S12] nobody else sees a draft, nor does its owner after another user was here @day9of12', async ({
  page,
}) => {
  await openBilling(page);
  await typeInto(city(page), 'Bremen');
  await expire(page);
  await signInAs(page, 'pendingTerms');
  await page.getByRole('checkbox', { name: 'I accept the new Terms and Conditions.' }).check();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/profile?tab=billing');
  await expect(city(page)).not.toHaveValue('Bremen');
  expect(await kept(page)).not.toContain('Bremen');
});

async function signOut(page: Page) {
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('[S11] signing out asks about what is not saved, and forgets every draft @day11of12', async ({
  page,
}) => {
  await openBilling(page);
  await typeInto(city(page), 'Bremen');
  await expect.poll(() => kept(page)).toContain('Bremen');
  await signOut(page);
  await answer(page, 'Stay');
  await expect(city(page)).toHaveValue('Bremen');
  await signOut(page);
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/login');
  expect(await kept(page)).not.toContain('Bremen');
});

test('[O12] five clicks and five times Enter save a profile once @full', async ({ page }) => {
  const sent: unknown[] = [];
  const finish = Promise.withResolvers<void>();
  await page.route('/publisher/v1/user-profile', async (route) => {
    if (route.request().method() === 'PUT') {
      sent.push(route.request().postDataJSON());
      await finish.promise;
    }
    await route.continue();
  });
  await page.goto('/profile');
  await typeInto(page.getByLabel('First name'), 'Noor');
  const save = page.getByRole('button', { name: 'Save' }).first();
  for (let times = 0; times < 5; times += 1) await save.dispatchEvent('click');
  for (let times = 0; times < 5; times += 1) await page.getByLabel('First name').press('Enter');
  finish.resolve();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ firstname: 'Noor' })]);
});
