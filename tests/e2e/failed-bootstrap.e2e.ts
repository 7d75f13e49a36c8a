import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { skipPausesUntil } from '../support/skip-pauses.ts';
import { typeInto } from '../support/type-into.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Terms and Conditions Update' });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'We keep trying' });
const terms = z.looseObject({ acceptation: z.boolean() });
const answer = z.looseObject({
  data: z.looseObject({ partner: z.looseObject({ terms_conditions: terms }) }),
});
const broken = { status: 500, code: 'INTERNAL_SERVER_ERROR' };

test('[T1] [M4] a user that failed to load is requested again: until then nothing changes, then the terms are shown @day8of12', async ({
  page,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/user-profile/);
  await signIn('pendingTerms');
  await network.fail({ call: 'account.profile', ...broken, times: 3 });
  await page.goto('/offer-wall');
  await expect(bar(page)).toHaveText(
    'Your account could not be loaded, so changes are on hold. We keep trying.',
  );
  // The terms cover it later.
  const apply = page.getByRole('button', { name: /^(Apply for|Run) /, includeHidden: true }).first();
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription('Changes are on hold until your account has loaded');
  await expect(dialog(page)).toHaveCount(0);
  await skipPausesUntil(dialog(page));
  await expect(bar(page)).toHaveCount(0);
  await expect(apply).toBeEnabled();
});

test('[M4] [A7] until the user is loaded no page is fetched, and an operator sees what is missing @day10of12', async ({
  page,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/(user-profile|config)/);
  await signIn();
  const preview = page.getByRole('button', { name: 'Preview the page' });
  const fail = (route: Route) => route.fulfill({ status: 500, json: { errors: [] } });
  await page.route('**/publisher/v1/user-profile', fail);
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await expect(preview).toBeDisabled();
  await expect(preview).toHaveAccessibleDescription('Changes are on hold until your account has loaded');
  await page.unroute('**/publisher/v1/user-profile');
  await page.route('**/publisher/v1/config', fail);
  await page.goto(await network.shadowLogin());
  // A link that is left while it is exchanged counts as used.
  await expect(page.getByRole('status').filter({ hasText: 'Shadow login as' })).toBeVisible();
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await expect(preview).toBeDisabled();
  await expect(preview).toHaveAccessibleDescription(
    'Changes are on hold until the settings of the portal have loaded',
  );
});

test('[T1] terms that a later answer brings are shown at once, and a typed text stays @day3of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile');
  const phone = page.getByLabel('Phone');
  await typeInto(phone, '+49 30 1234567');
  await page.route('**/publisher/v1/user-profile', async (route) => {
    const response = await route.fetch();
    const body = answer.parse(await response.json());
    Object.assign(body.data.partner.terms_conditions, { acceptation: true, new_url: '', tos: '2027-01' });
    await route.fulfill({ response, json: body });
  });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(dialog(page)).toBeVisible();
  // An empty address leads nowhere.
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expect(dialog(page).getByRole('checkbox')).toBeFocused();
  await expect(phone).toHaveValue('+49 30 1234567');
});

test('[A7] [M4] an operator whose user failed to load sees whom they act for as soon as it is loaded @day12of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/user-profile/);
  const link = await network.shadowLogin();
  const profile = '/publisher/v1/user-profile';
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.route(profile, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(link);
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  // From here on nothing is asked for by itself; what was under way ends with the first press.
  await page.clock.pauseAt('2026-11-20T13:00:00Z');
  const again = page.getByRole('button', { name: 'Try again' });
  const refused = page.waitForResponse(`**${profile}`);
  await again.click();
  await refused;
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(profile);
  await again.click();
  await expect(page.getByRole('status').filter({ hasText: 'Shadow login as' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('[C1] [G2] a configuration that failed to load is requested again, and everything shown follows it @day6of12', async ({
  page,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/config/);
  await signIn();
  await network.fail({ call: 'config.get', ...broken, times: 2 });
  await page.goto('/dashboard');
  await expect(bar(page)).toHaveText('Some settings of the portal could not be loaded. We keep trying.');
  await expect(page).toHaveTitle('Dashboard');
  await skipPausesUntil(page.getByRole('banner').getByText('Halyard'));
  await expect(page).toHaveTitle('Dashboard - Halyard');
  await expect(bar(page)).toHaveCount(0);
});

test('[S10] [C1] registration is offered once the terms are loaded @day2of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/config/);
  await network.fail({ call: 'config.get', ...broken, times: 2 });
  await page.goto('/register');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(
    'The Terms and Conditions of the registration could not be loaded. We keep trying.',
  );
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await failure.getByRole('button', { name: 'Refresh' }).click();
  const box = page.getByRole('checkbox', { name: /I have read and accept/ });
  await expect(box).toHaveAttribute('aria-required', 'true');
  await expect(
    page.locator('label').filter({ has: box }).getByRole('link', { name: 'Terms and Conditions' }),
  ).toHaveAttribute('href', /\/storage\/terms\//);
  await expect(page).toHaveTitle('Halyard');
});
