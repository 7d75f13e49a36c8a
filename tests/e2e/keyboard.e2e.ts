import type { Page } from '@playwright/test';
import { openListener } from '../api/listener.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A new screen: the focus is at its start, and its name was said. */
async function arrivesAt(page: Page, name: string) {
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await expect(page.locator('#arrived')).toHaveText(name);
}

test('[S9] [S10] [E16] [A5] [G2] by keyboard: an account is asked for, a password forgotten, somebody signs in and out @day12of12', async ({
  page,
}) => {
  const { press, type, find } = keyboardOf(page);
  await page.goto('/login');
  await press(link(page, 'Create an account'));
  await arrivesAt(page, 'Create your publisher account');
  const personal = {
    'First name': 'Mara',
    'Last name': 'Lindqvist',
    Email: 'mara@trailmix.test',
    Password: 'correct horse battery',
    'Repeat password': 'correct horse battery',
    'Company name': 'Trailmix Media',
  };
  for (const [name, text] of Object.entries(personal)) await type(textbox(page, name), text);
  const country = page.getByRole('combobox', { name: 'Country' });
  await type(country, 'Germany');
  await expect(page.getByRole('option')).toHaveText(['Germany']);
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('Germany');
  await type(textbox(page, 'Main website'), 'https://trailmix.test');
  await press(page.getByRole('checkbox', { name: 'Newsletter' }), 'Space');
  await press(page.getByRole('checkbox', { name: /^I have read and accept/ }), 'Space');
  await press(button(page, 'Create account'));
  await arrivesAt(page, 'Check your inbox');
  await press(link(page, 'Go to sign in'));
  await arrivesAt(page, 'Sign in');

  await press(link(page, 'Forgot password?'));
  await arrivesAt(page, 'Reset your password');
  await type(textbox(page, 'Email'), accounts.publisher);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Check your inbox');
  await press(link(page, 'Go to sign in'));
  await arrivesAt(page, 'Sign in');

  await type(textbox(page, 'Email'), accounts.publisher);
  await type(textbox(page, 'Password'), password);
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Dashboard');
  await press(link(page, 'Pending & Live Offers'));
  await arrivesAt(page, 'Pending & Live Offers');

  await page.reload();
  await expect(heading(page)).toHaveText('Pending & Live Offers');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await find(button(page, new RegExp(accounts.publisher)), 'sign');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Sign in');
});

test('[O1] [O2] [L7] [A5] [O13] by keyboard: an offer is searched, filtered and applied for; palette, notification centre and sheet of keys @day8of12', async ({
  page,
  signIn,
}) => {
  const { to, press, type, close, isAt } = keyboardOf(page);
  await signIn();
  await page.goto('/offer-wall');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const bell = button(page, /^Notifications/);
  await press(bell);
  await close(page.getByRole('log', { name: 'Notifications of this session' }), bell);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search by name or ID' });
  await isAt(search);
  await page.keyboard.type('heat pump');
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('1 result', { exact: true })).toHaveCount(1);

  const offer = cards.getByRole('link', { name: /heat pump enquiry/ });
  await press(offer);
  const dialog = page.getByRole('dialog', { name: /heat pump/ });
  await press(dialog.getByRole('button', { name: 'Apply', exact: true }));
  await type(dialog.getByRole('textbox', { name: 'Where will the offer appear?' }), 'On trailmix.test');
  await type(dialog.getByRole('textbox', { name: 'Do you compare tariffs' }), 'Every Monday');
  await press(dialog.getByRole('checkbox', { name: 'Newsletter' }), 'Space');
  await press(dialog.getByRole('button', { name: 'Send application' }));
  await expect(dialog.getByRole('alert')).toContainText('You have applied');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await isAt(offer);

  await page.keyboard.press('/');
  await isAt(search);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(cards).not.toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  const options = page.getByRole('group', { name: 'Your application' }).getByRole('checkbox');
  await press(options.first(), 'Space');
  await expect(page).toHaveURL(/[?&]\w+=/);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await isAt(palette.getByRole('combobox'));
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await to(sheet.getByRole('switch'));
  await page.keyboard.press('Space');
  await press(sheet.getByRole('button', { name: 'Close' }));
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await isAt(palette.getByRole('combobox'));
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('[O3] [O4] [O5] by keyboard: an offer is paused and resumed, in the notification centre too, a link built and copied @day6of12', async ({
  page,
  context,
  signIn,
}) => {
  const { press, type, choose, close, isAt } = keyboardOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/live-offers?search=48213');
  const row = page.getByRole('row').filter({ hasText: 'Lumen VPN' }).first();
  await expect(row).toBeVisible();
  await choose(row.getByRole('button', { name: /^Actions for / }), 'Pause');
  await press(row.getByRole('button', { name: 'Undo' }));
  await expect(row.getByRole('link', { name: 'Get link' })).toBeVisible();
  await choose(row.getByRole('button', { name: /^Actions for / }), 'Pause');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible();
  const bell = button(page, /^Notifications/);
  await press(bell);
  const centre = page.getByRole('log', { name: 'Notifications of this session' });
  await press(centre.getByRole('button', { name: 'Undo' }));
  await isAt(centre);
  await close(centre, bell);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Lumen VPN');

  await press(page.getByRole('navigation').getByRole('link', { name: /^Tracking links/ }));
  await type(textbox(page, 'Link name'), 'Winter letter');
  await type(textbox(page, 'Sub ID 1'), 'winter');
  await press(button(page, 'Save link'));
  await expect(page.getByRole('heading', { name: 'Edit Winter letter' })).toBeVisible();
  await press(button(page, 'Copy link').first());
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('sub1=winter');
});

test('[O3] by keyboard: a campaign is shared out between its pages @day7of12', async ({ page, signIn }) => {
  const { press, type } = keyboardOf(page);
  await signIn();
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await press(button(page, 'Edit: Splitter'));
  const splitter = page.getByRole('region', { name: 'Splitter' });
  await press(splitter.getByRole('button', { name: 'Remove row 3' }));
  const share = splitter.getByRole('group', { name: 'Row 2' }).getByRole('spinbutton', { name: 'Share' });
  await type(share, '66');
  await expect(splitter.getByText('The shares add up to 100%.')).toBeVisible();
  await press(splitter.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByRole('table', { name: 'Campaigns' })).toContainText('Comparison 66%');
});

test('[O7] by keyboard: a postback is built of macros, tried and saved @day12of12', async ({
  page,
  signIn,
}) => {
  const { press, type, isAt } = keyboardOf(page);
  const listener = await openListener();
  await signIn();
  await page.goto('/postbacks');
  await press(button(page, 'New postback'));
  const editor = page.getByRole('complementary');
  await isAt(editor);
  await type(textbox(page, 'Name'), 'Own tracker');
  const address = textbox(page, 'Postback URL');
  await type(address, `${listener.url}/in?st=`);
  await press(button(page, '{status}'));
  await expect(address).toHaveValue(`${listener.url}/in?st={status}`);
  await page.keyboard.press('Control+z');
  await expect(address).toHaveValue(`${listener.url}/in?st=`);
  await page.keyboard.press('Control+Shift+z');
  await expect(address).toHaveValue(`${listener.url}/in?st={status}`);
  await press(button(page, 'Send a test call'));
  await expect(page.getByText('The answer was HTTP 200')).toBeVisible();
  await press(button(page, /^Save/).last());
  await expect(page.getByRole('row').filter({ hasText: 'Own tracker' })).toBeVisible();
  await press(editor.getByRole('button', { name: 'Close' }));
  await expect(editor).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  listener.close();
});

test('[O10] [L7] by keyboard: analytics by range and filter, as a pivot, with columns moved and a view kept @day9of12', async ({
  page,
  signIn,
}) => {
  const { to, press, type, find, close, isAt } = keyboardOf(page);
  await signIn();
  await page.goto('/analytics');
  await expect(page.getByRole('table', { name: 'Report' }).getByRole('rowheader').nth(1)).toBeVisible();
  const range = page
    .getByRole('main')
    .getByRole('button', { name: /Last 7 days/ })
    .first();
  await press(range);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Last month' }));
  await expect(page).toHaveURL(/range=last-month/);
  const columns = button(page, 'Columns');
  await press(columns);
  const picker = page.getByRole('dialog', { name: 'Columns' });
  const down = picker.getByRole('button', { name: 'Move Clicks down' });
  await press(down);
  await expect(page).toHaveURL(/columns=/);
  await isAt(down);
  await press(picker.getByRole('checkbox', { name: 'Clicks' }), 'Space');
  await expect(down).toHaveCount(0);
  await close(picker, columns);

  const filter = button(page, 'Offer, country, device');
  await press(filter);
  const filters = page.getByRole('dialog', { name: 'Offer, country, device' });
  await press(filters.getByLabel('Germany'), 'Space');
  await expect(page).toHaveURL(/country=DE/);
  await close(filters, filter);
  await press(button(page, 'Remove filter: Country'));
  await expect(page).not.toHaveURL(/country=/);
  await expect(page.locator('body')).not.toBeFocused();

  const views = button(page, 'Views').first();
  await find(views, 'save');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('Name'), 'Last month');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await isAt(views);
  await find(views, 'manage');
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: 'Rename Last month' }));
  await type(dialog.getByLabel('Name'), 'In October');
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: 'Delete In October' }));
  await press(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await press(dialog.getByRole('button', { name: 'Done' }));
  await isAt(views);

  await press(page.getByRole('navigation').getByRole('link', { name: 'Pivot' }));
  const grid = page.getByRole('treegrid');
  await expect(grid.getByRole('row').nth(2)).toBeVisible();
  await to(grid);
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('row', { expanded: true })).not.toHaveCount(0);
});

test('[O11] [O12] [T1] by keyboard: profile, billing and API token; terms are read, ticked and accepted @day10of12', async ({
  page,
  signIn,
}) => {
  const { press, type, isAt, pressFocused } = keyboardOf(page);
  await signIn();
  await page.goto('/profile');
  const saved = page.getByText('Saving was succesful');
  await type(page.getByLabel('First name'), 'Noor');
  await page.keyboard.press('Enter');
  await expect(saved).toBeVisible();
  const kind = button(page, 'Remove Newsletter');
  await press(kind);
  await expect(kind).toHaveCount(0);
  await isAt(page.locator('[data-part=control] input:focus'));
  await press(page.getByRole('navigation').getByRole('link', { name: /^Billing/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }));
  await press(link(page, 'Add missing info'));
  await isAt(page.getByLabel('VAT ID'));
  await page.keyboard.type('DE123456789');
  await type(page.getByLabel('IBAN'), 'DE89370400440532013000');
  await page.keyboard.press('Enter');
  await expect(saved.first()).toBeVisible();
  await press(page.getByRole('navigation').getByRole('link', { name: /^API/ }));
  await press(button(page, 'Create token'));
  await expect(page.getByText('Copy it now. It is shown only once.')).toBeVisible();
  const revoke = page.getByRole('main').getByRole('button', { name: 'Revoke token' });
  await press(revoke);
  const dialog = page.getByRole('dialog', { name: 'Revoke the token?' });
  await pressFocused(dialog.getByRole('button', { name: 'Cancel' }));
  await pressFocused(revoke);
  await isAt(dialog.getByRole('button', { name: 'Cancel' }));
  await press(dialog.getByRole('button', { name: 'Revoke token' }));
  await expect(page.getByText('No token yet')).toBeVisible();

  await signIn('pendingTerms');
  await page.goto('/dashboard');
  const terms = page.getByRole('alertdialog', { name: 'Terms and Conditions Update' });
  await isAt(terms.getByRole('link').first());
  await press(terms.getByRole('checkbox'), 'Space');
  await press(terms.getByRole('button', { name: 'Accept' }));
  await expect(terms).toHaveCount(0);
});
