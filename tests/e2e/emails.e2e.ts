import type { Page } from '@playwright/test';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const settings = '/profile?tab=settings';
const cardOf = (page: Page, name = 'Emails') => page.getByRole('region', { name, exact: true });
const choice = (page: Page, kind: string, way: string) =>
  cardOf(page).getByRole('radiogroup', { name: kind }).getByRole('radio', { name: way });

async function putAs(
  network: Network,
  account: 'publisher' | 'operator',
  change: { path: string; json: object },
) {
  const { access_token: token } = await network.signIn(account);
  network.touch();
  const answer = await fetch(`${network.url}/publisher/v1/${change.path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(change.json),
  });
  expect(answer.status).toBe(200);
}

test('[O12] what to hear of by email and how often is chosen, saved and kept @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(settings);
  const card = cardOf(page);
  await expect(choice(page, 'Decisions on your applications', 'At once')).toBeChecked();
  await expect(card.getByRole('combobox', { name: 'Time of the summary' })).toHaveAccessibleDescription(
    'In your time zone, Europe/Berlin',
  );
  await choice(page, 'Weekly figures', 'Off').check();
  await choice(page, 'Caps at 80% and reached', 'At once').check();
  const hour = card.getByRole('combobox', { name: 'Time of the summary' });
  await typeInto(hour, '17');
  await page.getByRole('option', { name: '17:00' }).click();
  const days = card.getByRole('combobox', { name: 'Days of the summary' });
  await typeInto(days, 'satur');
  await page.getByRole('option', { name: 'Saturday' }).click();
  await page.keyboard.press('Escape');
  const call = page.waitForRequest((request) => request.method() === 'PUT');
  await card.getByRole('button', { name: 'Save' }).click();
  expect((await call).postDataJSON()).toEqual({
    application: 'at_once',
    cap: 'at_once',
    postback: 'at_once',
    offer: 'digest',
    payout: 'at_once',
    inquiry: 'at_once',
    weekly: 'off',
    digest_hour: 17,
    digest_days: [1, 2, 3, 4, 5, 6],
    revision: 0,
  });
  await expect(card.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
    'Nothing was changed',
  );
  await page.reload();
  await expect(choice(page, 'Weekly figures', 'Off')).toBeChecked();
  await expect(choice(page, 'Caps at 80% and reached', 'At once')).toBeChecked();
  await expect(hour).toHaveValue('17:00');
  await expect(choice(page, 'Weekly figures', 'At once')).toHaveCount(0);
});

test('[O12] an email is previewed, and stopped by its link, which asks first @day9of12', async ({
  page,
  signIn,
  network,
}) => {
  await signIn();
  await page.goto(settings);
  await cardOf(page).getByRole('button', { name: 'Preview: Payouts sent or declined' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Payout sent: EUR\u00a0490.88');
  await expect(dialog.getByRole('paragraph')).toContainText(
    'We have sent payment P-0007 of EUR\u00a0490.88 to SEPA •••• 3000: EUR\u00a0412.50 and EUR\u00a078.38 of VAT',
  );
  await page.keyboard.press('Escape');
  await expect(cardOf(page).getByRole('button', { name: 'Preview: Payouts sent or declined' })).toBeFocused();

  await choice(page, 'Offers that end or pause, changed payouts', 'At once').check();
  await cardOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await putAs(network, 'operator', { path: 'offers/48213', json: { status: 'paused' } });
  await network.advance(0);
  const mails = (await network.outbox()).filter(({ to }) => to === 'publisher@portal.test');
  expect(mails.map(({ subject }) => subject)).toEqual(['Offer paused: Lumen VPN – 24-month plan']);
  const [link = ''] = /http\S+unsubscribe\S+/.exec(mails[0]?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading')).toHaveText('Stop these emails?');
  await page.goto(settings);
  await expect(choice(page, 'Offers that end or pause, changed payouts', 'At once')).toBeChecked();
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading')).toHaveText('These emails are stopped');
  await page.getByRole('link', { name: 'Change what you hear of in your profile' }).click();
  await expect(choice(page, 'Offers that end or pause, changed payouts', 'Off')).toBeChecked();
});

test('[O12] a network without such emails has nothing of them @day4of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^(404|405|501) GET \/publisher\/v1\/notices$/);
  await signIn();
  for (const status of [404, 405, 501]) {
    await page.unrouteAll();
    await page.route('**/publisher/v1/notices', (route) => route.fulfill({ status, json: {} }));
    await page.goto(settings);
    await expect(cardOf(page, 'Calendar')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main h2')).toHaveText([
      'Calendar',
      'Language and theme',
      'Terms and Conditions',
    ]);
  }
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('[O12] [A12] the card and the emails are German @day10of12', async ({ page, signIn, network }) => {
    await putAs(network, 'publisher', { path: 'user-profile', json: { locale: 'de' } });
    await signIn();
    await page.goto(settings);
    const card = cardOf(page, 'E-Mails');
    await expect(card.getByRole('radiogroup')).toHaveCount(7);
    await expect(card.getByRole('radiogroup', { name: 'Wochenzahlen' }).getByRole('radio')).toHaveCount(2);
    await card.getByRole('button', { name: 'Vorschau: Übersicht' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Halyard: Ihre Übersicht: 3 Neuigkeiten');
    await expect(dialog.locator('p[lang=de]')).toContainText(
      '* Limit zu 80\u00a0% ausgeschöpft: Nordlicht Outdoor',
    );
    await page.keyboard.press('Escape');
    await card.getByRole('radiogroup', { name: 'Wochenzahlen' }).getByRole('radio', { name: 'Aus' }).check();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await card.getByRole('button', { name: 'Speichern' }).click();
    await saved;
    await page.reload();
    await expect(
      card.getByRole('radiogroup', { name: 'Wochenzahlen' }).getByRole('radio', { name: 'Aus' }),
    ).toBeChecked();
  });
});

test('an address without a mailbox is said on the dashboard, which leads to where it is changed @day9of12', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  const { access_token: token } = await network.signIn('publisher');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${network.url}/publisher/v1/user-profile`, { headers });
  const profile = (await answer.json()) as { data: object }; // As the contract has it.
  // As a network whose mail server has refused it.
  const data = { ...profile.data, email_refused_at: '2026-11-19T08:00:00Z' };
  await network.fail({ call: 'account.profile', status: 200, body: JSON.stringify({ data }), times: 100 });
  await page.goto('/dashboard');
  const notice = page.getByRole('listitem').filter({ hasText: 'Emails do not reach you' });
  await expect(notice).toContainText(
    'There is no mailbox publisher@portal.test: no more emails are sent there.',
  );
  await notice.getByRole('link', { name: 'Change email address' }).click();
  await expect(page).toHaveURL('/profile?tab=security');
  const card = page.getByRole('region', { name: 'Email address' });
  await expect(card).toContainText('Emails do not reach you');
  await expect(card).toContainText('If publisher@portal.test is right, ask your account manager');
  await expectAccessible(page);
});
