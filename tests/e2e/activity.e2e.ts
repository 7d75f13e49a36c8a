import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/portal.ts';

test('[P5] the activity of the account is downloaded as CSV, as its filters say @day1of3', async ({
  page,
  signIn,
  network,
}) => {
  await network.reset();
  await signIn();
  const { access_token: token } = await network.signIn('publisher');
  network.touch();
  const save = (body: unknown) =>
    fetch(`${network.url}/publisher/v1/user-profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await save({ phone: '+49 40 111' })).status).toBe(200);
  await page.goto('/profile?tab=activity&by=publisher&kind=account');
  await expect(page.getByRole('table', { name: 'Activity' }).getByText('Changed the profile')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('activity-2026-11-20.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/,publisher,Nora Feldkamp,account,profile\.update,,phone,.*,\+?'?\+49 40 111,/);
  await page.goto('/profile?tab=activity&by=publisher&month=2026-01');
  await expect(page.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription(
    'There are no rows to download',
  );
});
