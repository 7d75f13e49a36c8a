import type { Page } from '@playwright/test';
import { accounts, password, type Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { decide, enter, link, offer, row, section, signInAs, textbox } from './operator-steps.ts';

const rosa = { email: 'rosa@verlag.test', password: 'correct horse battery', company: 'Berger Verlag' };
const reason = 'Please tell us first where you collect the addresses of your readers.';

async function register(page: Page) {
  await page.goto('/register');
  const personal = {
    'First name': 'Rosa',
    'Last name': 'Berger',
    Email: rosa.email,
    Password: rosa.password,
    'Repeat password': rosa.password,
    'Company name': rosa.company,
    'Main website': 'https://berger-verlag.example',
  };
  for (const [name, value] of Object.entries(personal)) await typeInto(textbox(page, name), value);
  await page.getByRole('combobox', { name: 'Country', exact: true }).click();
  await page.keyboard.type('Austria');
  await page.getByRole('option', { name: 'Austria' }).click();
  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await page.getByRole('checkbox', { name: /^I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/register-completed');
}

async function newestLink(network: Network) {
  const mail = (await network.outbox()).find(({ to }) => to === rosa.email);
  return mail?.link ?? '';
}

test('[M4] [O6] [S10] a registration is approved, an application refused with a reason, which the publisher reads @day1of12', async ({
  page: publisher,
  context,
  network,
}) => {
  const operator = await context.newPage();
  await register(publisher);

  await test.step('an address that nobody has confirmed cannot be approved', async () => {
    await enter(operator);
    await expect(row(operator, rosa.company)).toContainText('Not confirmed yet');
    await link(operator, rosa.company).click();
    const dialog = operator.getByRole('dialog', { name: rosa.company });
    await expect(dialog).toContainText('once the publisher has confirmed their email address');
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a confirmed one is approved', async () => {
    await publisher.goto(await newestLink(network));
    await expect(publisher.getByRole('main')).toContainText('Thank you for verifying');
    await operator.reload();
    await link(operator, rosa.company).click();
    const dialog = operator.getByRole('dialog', { name: rosa.company });
    await expect(dialog.getByRole('definition').filter({ hasText: rosa.email })).toHaveText(
      `Rosa Berger, ${rosa.email}`,
    );
    await expect(dialog.getByRole('definition').filter({ hasText: /^EUR$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await decide(operator, 'Approve');
    await expect(operator.getByText(`${rosa.company} was approved`)).toBeVisible();
    await expect(row(operator, rosa.company)).toHaveCount(0);
  });

  await test.step('the publisher signs in beside the operator and applies', async () => {
    await publisher.goto('/login');
    await signInAs(publisher, rosa.email, rosa.password);
    await expect(publisher).toHaveURL('/dashboard');
    await publisher.goto('/offer-wall?search=48639');
    await publisher.getByRole('button', { name: `Apply for ${offer}` }).click();
    const dialog = publisher.getByRole('dialog');
    await typeInto(dialog.getByRole('textbox', { name: 'Where will the offer appear?' }), 'In our letter');
    await typeInto(dialog.getByRole('textbox', { name: 'Do you compare tariffs' }), 'Never');
    await dialog.getByRole('checkbox', { name: 'Newsletter' }).check();
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You have applied');
  });

  await test.step('the operator reads the answers and refuses, which takes a reason', async () => {
    await section(operator, 'Applications').click();
    await row(operator, rosa.company).getByRole('link').click();
    const dialog = operator.getByRole('dialog', { name: `${rosa.company}: ${offer}` });
    await expect(dialog).toContainText('In our letter');
    await decide(operator, 'Refuse');
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await decide(operator, 'Refuse', reason);
    await expect(operator.getByText(`${rosa.company} was refused for ${offer}`)).toBeVisible();
    await expect(row(operator, rosa.company)).toHaveCount(0);
  });

  await test.step('the publisher reads it', async () => {
    await publisher.goto('/live-offers?tab=pending');
    await publisher.getByRole('link', { name: offer }).first().click();
    await expect(publisher.getByText(reason).first()).toBeVisible();
  });
});

test('[M4] an account is suspended, reactivated and opened as its publisher, beside the session of the operator @day2of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^(403 POST \/oauth\/token|503 GET)/);
  await enter(page);
  await section(page, 'Publishers').click();
  await typeInto(page.getByRole('searchbox', { name: 'Search by name or email' }), 'kestrel');
  await expect(page.getByRole('row')).toHaveCount(2);
  await link(page, 'Kestrel Media').click();

  await test.step('open as the publisher', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open as Kestrel Media' }).click(),
    ]);
    await expect(tab.getByText('Shadow login as')).toContainText('Ines Aldridge');
    await tab.getByRole('button', { name: 'Exit' }).click();
    await expect(tab).toHaveURL('/operators/#/publishers');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Publishers');
    await tab.close();
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Kestrel Media' })).toContainText('Nora Feldkamp');
  });

  await test.step('what was loaded before is not shown, nor decided about, when it cannot be loaded anew', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const one = '**/publisher/v1/partners/1';
    await page.route(one, (route) => route.fulfill({ status: 503 }));
    await link(page, 'Kestrel Media').click();
    await expect(dialog.getByText('Data loading failed.')).toBeVisible();
    await expect(dialog).not.toContainText('Active');
    await expect(dialog.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
    await page.unroute(one);
    await dialog.getByRole('button', { name: 'Refresh' }).click();
    await expect(dialog).toContainText('Active');
  });

  await test.step('suspend, which takes a reason', async () => {
    const dialog = page.getByRole('dialog', { name: 'Kestrel Media' });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await typeInto(dialog.getByRole('textbox', { name: 'Reason' }), 'Clicks from one room.');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Kestrel Media was suspended')).toBeVisible();
    await expect(row(page, 'Kestrel Media')).toContainText('Suspended');
  });

  await test.step('the publisher reads it', async () => {
    const portal = await context.newPage();
    await portal.goto('/login');
    await signInAs(portal, accounts.publisher);
    await expect(portal.getByRole('main')).toContainText('Clicks from one room.');
    await portal.close();
  });

  await test.step('reactivate', async () => {
    await page.bringToFront();
    await link(page, 'Kestrel Media').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await expect(row(page, 'Kestrel Media')).toContainText('Active');
  });
});

test('[E8] two operators at once: the second learns what the first has decided; a list that fails, is empty or offline says so @day9of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^(409 PUT|503 GET) /);
  await enter(page);
  const other = await context.newPage();
  await other.goto('/operators/#/registrations?open=4');
  const dialog = other.getByRole('dialog', { name: 'Fuori Porta' });
  await expect(dialog.getByRole('radio', { name: 'Approve' })).toBeVisible();

  await test.step('offline nothing is sent, and what was typed stays', async () => {
    await page.bringToFront();
    await link(page, 'Fuori Porta').click();
    await context.setOffline(true);
    await decide(page, 'Refuse', 'Too little traffic.');
    await expect(page.getByText('There was no connection, so nothing was sent.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Save decision' }).click();
    await expect(page.getByText('Fuori Porta was refused')).toBeVisible();
    await expect(page.getByText('No registration waits for its review.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the second operator', async () => {
    await other.bringToFront();
    await decide(other, 'Approve');
    await expect(dialog.getByRole('alert')).toContainText('Ines Aldridge has decided this in the meantime');
    await expect(dialog.getByRole('alert')).toContainText('It is now: Refused');
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expectAccessible(other);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an empty list still leads to what was decided', async () => {
    await page.bringToFront();
    const empty = { data: { data: [], total: 0, limit: 10, offset: 0 } };
    await page.route('**/publisher/v1/approvals?*', (route) => route.fulfill({ json: empty }));
    await section(page, 'Applications').click();
    await expect(page.getByText('No application waits for a decision.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filter by Status: Pending' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Status' }).click();
    await expect(page).toHaveURL(/#\/applications\?status=all$/);
    await expect(page.getByText('Nothing in this list matches your search and filters.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Filter by Status: Pending' })).toBeVisible();
    await page.unroute('**/publisher/v1/approvals?*');
  });

  await test.step('a list that fails is there again by itself', async () => {
    const outage = (url: URL) => url.pathname === '/publisher/v1/approvals';
    await other.route(outage, (route) => route.fulfill({ status: 503 }));
    await section(other, 'Applications').click();
    await expect(other.getByText('Data loading failed.')).toBeVisible();
    await other.unroute(outage);
    await expect(other.getByRole('row').nth(1)).toBeVisible();
  });
});

test('[M4] the number beside a tab is that of its list when it is opened; a forgotten password is asked for @day9of12', async ({
  page,
}) => {
  await page.goto('/operators/');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  // As before the registrations came.
  const counted = (url: URL) => url.pathname.endsWith('/partners') && url.searchParams.get('limit') === '1';
  await page.route(counted, (route) =>
    route.fulfill({
      json: { data: { data: [], total: 0, limit: 1, offset: 0 }, meta: { api_version: '1.0.0' } },
    }),
  );
  await signInAs(page, accounts.operator);
  await expect(section(page, 'Registrations')).toHaveText('Registrations0');
  await page.unroute(counted);
  await section(page, 'Offers').click();
  await section(page, 'Registrations').click();
  await expect(section(page, 'Registrations')).toHaveText(/^Registrations[1-9]/);
});

test('[A8] [S9] a publisher is turned away; wrong words, a reload, another tab and signing out are as in the portal @day4of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^(400 POST|401 GET) /);
  await page.goto('/operators/#/publishers');
  await signInAs(page, accounts.operator, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid');
  await signInAs(page, accounts.publisher);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account is not an operator’s');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInAs(page, accounts.operator);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publishers');
  await page.reload();
  await expect(row(page, 'Kestrel Media')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/operators/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Registrations');
  await other.getByRole('button', { name: accounts.operator }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in as an operator');
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in as an operator');
});

test('[S18] [O11] an operator changes the password and sees where they are signed in @day11of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^422 PUT \/password/);
  await enter(page);
  await page.goto('/operators/#/account');
  const card = page.getByRole('region', { name: 'Password' });
  await expect(card).toContainText('Changing it signs you out everywhere else.');
  await expect(card).not.toContainText('payouts');
  await typeInto(card.getByRole('textbox', { name: 'Current password' }), password);
  await typeInto(card.getByRole('textbox', { name: 'New password' }), 'correct horse battery');
  await typeInto(card.getByRole('textbox', { name: 'Repeat password' }), 'correct horse battery');
  await card.getByRole('button', { name: 'Save password' }).click();
  await expect(card.getByText('Your new password is saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signed-in devices' })).toContainText('This device');
  await expectAccessible(page);
});

test('[T1] a network in which nobody wrote terms or an offer says what comes first @day4of12', async ({
  page,
}) => {
  const nothing = { data: { data: [], total: 0, limit: 1, offset: 0 }, meta: { api_version: '1.0.0' } };
  await page.route('**/publisher/v1/offers?*', (route) => route.fulfill({ json: nothing }));
  await page.route('**/publisher/v1/terms?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { data: object[] } };
    const data = json.data.data.map((one) => ({ ...one, is_placeholder: true }));
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, data } } });
  });
  await enter(page);
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toContainText([
    'Publish your own terms',
    'Create your first offer',
  ]);
  await expectAccessible(page);
  await page.unrouteAll();
  await steps.getByRole('link', { name: 'To the offers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await expect(steps).toHaveCount(0);
});
