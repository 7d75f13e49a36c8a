import type { Response } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const inZone = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(new Date(instant))
    .replaceAll('-', '/');

// The first of its name.
async function instantOf(response: Response, name: string) {
  const [, instant = ''] = new RegExp(`"${name}":"([^"]+)"`).exec(await response.text()) ?? [];
  return instant;
}

// Not the one of the account, nor UTC.
test.use({ timezoneId: 'Asia/Tokyo' });

test('[C1] [O12] all times are in the zone of the profile, not of the device, and follow it at once @day5of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const profile = page.waitForResponse('**/publisher/v1/user-profile');
  await page.goto('/profile?tab=settings');
  const accepted = await instantOf(await profile, 'accepted_at');
  const terms = page.getByRole('region', { name: 'Terms and Conditions' });
  await expect(terms.getByText(`accepted on ${inZone(accepted, 'Europe/Berlin')}`)).toBeVisible();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const zone = calendar.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Europe/Berlin');
  await expect(zone).toHaveAccessibleDescription(
    'All times are shown in this zone. Figures are counted by days in UTC.',
  );
  await typeInto(zone, 'new york');
  await page.getByRole('option', { name: 'America/New York', exact: true }).click();
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(terms.getByText(`accepted on ${inZone(accepted, 'America/New_York')}`)).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: '2026/11/20 09:32:08 America/New York' }),
  ).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('America/New York');
  await expect(terms.getByText(`accepted on ${inZone(accepted, 'America/New_York')}`)).toBeVisible();
  const caps = page.waitForResponse('**/publisher/v1/offers/*/caps*');
  await page.goto('/live-offers/1/live?tab=caps');
  const reset = await instantOf(await caps, 'resets_at');
  const [day, time] = inZone(reset, 'UTC').split(' ');
  const own = inZone(reset, 'America/New_York').slice(0, -3);
  await expect(page.getByText(`Resets ${day} at ${time?.slice(0, 5)} UTC, ${own} your time`)).toBeVisible();
});

test('[C1] [O12] where the network keeps no zone, times are in that of the device @day11of12', async ({
  page,
  signIn,
}) => {
  await page.route('**/publisher/v1/user-profile', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/,"timezone":"[^"]+"/, '') });
  });
  await signIn();
  await page.goto('/profile?tab=settings');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await expect(calendar.getByRole('combobox')).toHaveCount(0);
  await expect(
    page.getByRole('definition').filter({ hasText: '2026/11/20 23:32:08 Asia/Tokyo' }),
  ).toBeVisible();
  await calendar.getByRole('radio', { name: 'Sunday' }).check();
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
});
