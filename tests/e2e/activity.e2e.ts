import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/portal.ts';

test('[P5] the activity of the account is downloaded as CSV, as its filters say @day10of12', async ({
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

test('[L1] at every width the activity scrolls in its own table, not with the page, so no row begins or ends cut off @day2of12', async ({
  page,
  signIn,
}) => {
  const row = {
    at: '2026-11-20T11:00:00.000Z',
    call: 'apiTokens.create',
    kind: 'security',
    actor: { kind: 'publisher', name: 'Nora Feldkamp-Wolkenstein' },
    subject: 'Weekly report for the whole team in Hamburg and Bremen',
    changes: [{ field: 'phone', from: '+49 40 5550 1290', to: '+49 40 111222' }],
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  };
  const data = { data: [1, 2, 3].map((id) => ({ ...row, id })), total: 3, limit: 10, offset: 0 };
  await page.route('**/publisher/v1/activity?*', (route) => route.fulfill({ json: { data } }));
  await signIn();
  await page.goto('/profile?tab=activity&by=publisher');
  const first = page.getByRole('rowheader').first();
  await expect(first).toBeVisible();
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    // Overlays of the table are placed a frame after a resize.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBe(width);
    const title = await first.getByText('Created an API token').boundingBox();
    const card = await page.getByRole('region', { name: 'Activity', exact: true }).last().boundingBox();
    expect([width, (title?.x ?? 0) >= (card?.x ?? Infinity)]).toEqual([width, true]);
  }
});

test('the outbox fits a phone, in the typeface of the portal: what a mail is about is seen without scrolling sideways @day12of12', async ({
  page,
  network,
}) => {
  await fetch(`${network.url}/password/publisher/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'publisher@portal.test' }),
  });
  network.touch();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/outbox');
  await expect(page.getByRole('link', { name: 'Set a new password' })).toBeInViewport({ ratio: 1 });
  const list = page.locator('.scroll');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded).toEqual([expect.stringContaining('Hanken Grotesk')]);
  await expectAccessible(page);
});
