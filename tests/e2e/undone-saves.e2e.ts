import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import type { Network } from '../support/network.ts';
import { slowTimers } from '../support/slow-timers.ts';
import { typeInto } from '../support/type-into.ts';

const saved = 'Saving was succesful';

type Edit = { address: string; region?: string; field: string; typed: string; save: string };

/** Forms over a saved record, with a field of each. */
const edits: Readonly<Record<string, Edit>> = {
  contact: { address: '/profile', region: 'Contact', field: 'First name', typed: 'Noor', save: 'Save' },
  traffic: {
    address: '/profile',
    region: 'Traffic',
    field: 'Main website',
    typed: 'https://kestrel.example/en/',
    save: 'Save',
  },
  postback: { address: '/postbacks?edit=1', field: 'Name', typed: 'Another name', save: 'Save' },
  campaign: {
    address: '/live-offers/1/live?tab=campaigns&campaign=102',
    field: 'Name',
    typed: 'Another campaign',
    save: 'Save campaign',
  },
  link: {
    address: '/live-offers/1/live?tab=tracking-links&link=1',
    field: 'Link name',
    typed: 'Another link',
    save: 'Save changes',
  },
};

function partsOf(page: Page, { region, field, save }: Edit) {
  const main = page.getByRole('main');
  const place = region ? main.getByRole('region', { name: region, exact: true }) : main;
  return {
    field: place.getByRole('textbox', { name: field, exact: true }),
    save: place.getByRole('button', { name: save, exact: true }),
    toast: page.getByRole('region', { name: 'Notifications' }).getByRole('status').filter({ hasText: saved }),
  };
}

async function changeElsewhere(network: Network, body: object) {
  const { access_token: token } = await network.signIn('publisher');
  const answer = await fetch(`${network.url}/publisher/v1/user-profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

test.beforeEach(async ({ signIn, page }) => {
  await slowTimers(page);
  await signIn();
});

test('[E10] [O7] [O12] what a form has saved is taken back by Undo, in the form and on the network', async ({
  page,
}) => {
  for (const edit of Object.values(edits)) {
    await page.goto(edit.address);
    const { field, save, toast } = partsOf(page, edit);
    const former = await field.inputValue();
    expect(former).not.toBe(edit.typed);
    await typeInto(field, edit.typed);
    await save.click();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
    await expect(field).toHaveValue(former);
    await page.reload();
    await expect(field).toHaveValue(former);
  }
});

test('[O12] [O13] Undo stays in the notification centre; what others have changed since is not overwritten @day4of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^409 PUT /);
  const edit = { address: '/profile', region: 'Contact', field: 'First name', typed: 'Noor', save: 'Save' };
  await page.goto(edit.address);
  const { field, save, toast } = partsOf(page, edit);
  await typeInto(field, edit.typed);
  await save.click();
  await expect(toast).toBeVisible();
  await changeElsewhere(network, { firstname: 'Elsewhere' });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const entry = page.getByRole('log').getByRole('listitem').filter({ hasText: saved });
  await entry.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('meantime');
  await expect(entry.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(field).toHaveValue('Elsewhere');
});

test('[E12] [O12] an Undo that the network cannot carry out is offered again, and a refused save leaves what it does not send @day8of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^500 PUT /);
  const edit = { address: '/profile', region: 'Contact', field: 'First name', typed: 'Noor', save: 'Save' };
  await page.goto(edit.address);
  const { field, save, toast } = partsOf(page, edit);
  const former = await field.inputValue();
  await typeInto(field, edit.typed);
  await save.click();
  const undo = toast.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.route(/user-profile/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { errors: [] } })
      : route.fallback(),
  );
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('publisher@portal.test');
  await typeInto(field, 'Nora');
  await save.click();
  await expect(page.getByRole('alert').first()).toContainText('Internal Server Error');
  // It is no part of what is saved.
  await expect(email).toHaveValue('publisher@portal.test');
  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  await contact.getByRole('button', { name: 'Cancel' }).click();
  await undo.click();
  const failed = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  const again = failed.getByRole('button', { name: 'Undo' });
  await expect(again).toBeVisible();
  await expect(field).toHaveValue(edit.typed);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
  await expect(field).toHaveValue(former);
});

test('[S11] [O13] the notification centre has its entries again after a reload and in other tabs, without Undo, until signing out @day6of12', async ({
  page,
  context,
  signIn,
}) => {
  const none = { data: { unread: 0, asked: 0 } };
  await context.route('**/inquiries/unread', (route) => route.fulfill({ json: none }));
  await page.goto('/profile');
  const field = page.getByRole('textbox', { name: 'First name' });
  await typeInto(field, 'Noor');
  await field.press('Enter');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await bell.click();
  const entries = page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: /\d\d:\d\d:\d\d/ });
  await expect(entries).toHaveText([new RegExp(`^${saved}\\d\\d:\\d\\d:\\d\\dUndo$`)]);
  const before = await entries.allInnerTexts();
  await page.reload();
  await bell.click();
  await expect(entries).toHaveText([new RegExp(`^${saved}\\d\\d:\\d\\d:\\d\\d$`)]);
  expect((await entries.allInnerTexts()).join()).toContain(/\d\d:\d\d:\d\d/.exec(before.join())?.[0]);
  await expect(page.getByText('1 notification since you signed in')).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/profile');
  const otherBell = other.getByRole('button', { name: /^Notifications/ });
  await expect(otherBell).toHaveAccessibleName('Notifications');
  await typeInto(field, 'Juno');
  await field.press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await expect(otherBell).toHaveAccessibleName('Notifications, 1 new');
  await otherBell.click();
  await expect(other.getByText('1 notification since you signed in')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
  await other.close();

  await page.getByRole('button', { name: 'publisher@portal.test' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('notifications');
  await signIn();
  await page.goto('/profile');
  await bell.click();
  await expect(
    page.getByText('No notifications. What comes up here stays until you sign out.'),
  ).toBeVisible();
});
