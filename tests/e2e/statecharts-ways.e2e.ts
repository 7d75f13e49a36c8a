import { signOffText } from '#audit/differences/sign-off.ts';
import { signInBeside } from '../support/portal-beside.ts';
import { expect, test } from '../support/portal.ts';
import { without } from './deployed-evidence.ts';
import { sealed } from '../evidence/sign.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

test('[M3] a requirement of a state, of a transition and of a law leads to its row @day1of12', async ({
  page,
}) => {
  for (const [address, place, id] of [
    ['/statecharts/#/chart/session?state=session.exchangingOneTimeToken', 'Details', 'S5'],
    ['/statecharts/#/laws', 'Laws', 'T1'],
  ] as const) {
    await page.goto(address);
    const around =
      place === 'Laws'
        ? page.getByRole('table', { name: place })
        : page.getByRole('complementary', { name: place });
    await around.getByRole('link', { name: id, exact: true }).first().press('Enter');
    await expect(page).toHaveURL(`/statecharts/#/requirements?find=${id}`);
    await expect(page.getByRole('rowheader', { name: id, exact: true })).toBeVisible();
  }
});

test('[M3] looking back, the step is in sight in the log, the system shows what ran then and leads back to now @day2of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session?mode=live');
  await signInBeside(page);
  await page.bringToFront();
  const log = page.getByRole('region', { name: 'Log' });
  const slider = log.getByRole('slider', { name: 'Position in the event log' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(log.getByRole('status')).toHaveText('Looking back');
  await expect(log.locator('tr[data-current]')).toBeInViewport({ ratio: 0.9 });
  const lamps = page.getByRole('navigation', { name: 'Statecharts' }).locator('[data-on]');
  await page.getByRole('link', { name: 'System', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The system');
  await expect(lamps).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to live' }).press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('Live');
  await expect(lamps).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
});

test('[M3] [A12] a language that does not arrive says so, and is there at the next press @day3of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/net::ERR_|did not arrive/);
  await page.goto('/statecharts/#/evidence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evidence');
  await context.setOffline(true);
  const german = page.getByRole('radio', { name: 'DE' });
  await german.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert').filter({ hasText: 'Deutsch could not be loaded.' })).toBeVisible();
  await context.setOffline(false);
  await german.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('alert').filter({ hasText: 'Deutsch' })).toHaveCount(0);
});

test('[M3] a verdict goes with the next file, and what was said of a picture with the next text @day4of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/conformance');
  const field = page.locator('input[type=file][aria-label="Choose event log"]');
  const text = { name: 'a.json', mimeType: 'application/json' };
  await field.setInputFiles({ ...text, buffer: Buffer.from('{}') });
  const verdict = page.getByText('This is no event log');
  const refused = page.getByText('b.png is no text file. Nothing was opened.');
  await expect(verdict).toBeVisible();
  await field.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png });
  await expect(refused).toBeVisible();
  await expect(verdict).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Event log' }).press('End');
  await page.keyboard.type(' ');
  await expect(refused).toHaveCount(0);
});

test('[M3] a reload asks before ticks of a sign-off go @day5of12', async ({ page }) => {
  const other = sealed(without('"guard":{"params":"(function)","type":"isRefused"},', 'session'), null);
  await page.goto('/statecharts/#/differences');
  await page.locator('input[type=file][aria-label="Open evidence"]').setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(other)),
  });
  const box = page.getByRole('checkbox', { name: 'Looked at: sign off session' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  // What somebody else has signed saves nothing of it.
  const release = { commit: null, digest: null };
  const signed = { changes: [], releases: { before: release, after: release }, at: new Date(0) };
  await page.locator('input[type=file][aria-label="Open sign-off"]').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(signOffText('Ann', signed)),
  });
  await expect(page.getByText('This sign-off is of other changes')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(box).toBeChecked();
});
