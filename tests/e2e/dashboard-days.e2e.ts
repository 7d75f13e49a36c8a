import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { askNetwork, card, inOneLine, overview } from './dashboard-parts.ts';

/** The network's own totals of some days, written as the tiles write them. */
async function conversionsOf(network: Network, { from, to }: { from: string; to: string }): Promise<string> {
  const path = `/publisher/v2/analytics/overview?date_from=${from}&date_to=${to}&kpi=conversions`;
  const { data } = overview.parse(await askNetwork(network, path));
  return new Intl.NumberFormat('en').format(data.current.conversions ?? Number.NaN);
}

test('[O10] [L7] the days of the dashboard are in the address: a preset, own days typed by hand, back again @day6of12', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard?kpi=conversions');
  const tile = page.getByRole('radiogroup').locator('label', { hasText: 'Conversions' });
  const textOf = async () => inOneLine(await tile.allInnerTexts());
  const dates = page.getByRole('button', { name: 'Date range', exact: true });

  await test.step('a preset beside the days before it', async () => {
    await dates.click();
    const presets = page.getByRole('group', { name: 'Ranges' }).getByRole('button');
    await expect(presets).toHaveText([
      'Month to date',
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'Last month',
      'Last 3 months',
    ]);
    await presets.filter({ hasText: 'Last 7 days' }).click();
    await expect(page).toHaveURL('/dashboard?kpi=conversions&range=last-7-days');
    const week = card(page, 'Last 7 days');
    await expect(week).toContainText(
      '2026/11/14 – 2026/11/20, full days compared with 2026/11/07 – 2026/11/12',
    );
    const [now, over, before] = await Promise.all([
      conversionsOf(network, { from: '2026-11-14', to: '2026-11-20' }),
      conversionsOf(network, { from: '2026-11-14', to: '2026-11-19' }),
      conversionsOf(network, { from: '2026-11-07', to: '2026-11-12' }),
    ]);
    await expect(tile).toContainText('full days');
    expect((await textOf())[0]?.replace(/ (up|down|unchanged) [\d.]+%/, '')).toBe(
      `Conversions ${now} full days: ${over} vs ${before}`,
    );
    await expect(week.getByRole('link', { name: 'Open in Analytics', exact: true })).toHaveAttribute(
      'href',
      '/analytics?kpi=conversions',
    );
    await week.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Conversions per day' }).locator('tbody tr')).toHaveCount(7);
    await week.getByRole('button', { name: 'Show as table' }).click();
  });

  await test.step('a whole month against the month before has no open end', async () => {
    await dates.click();
    await page.getByRole('group', { name: 'Ranges' }).getByRole('button', { name: 'Last month' }).click();
    const month = card(page, 'Last month');
    await expect(month).toContainText('2026/10/01 – 2026/10/31, compared with 2026/09/01 – 2026/09/30');
    await expect(month).not.toContainText('Dashed: today so far');
    const [now, before] = await Promise.all([
      conversionsOf(network, { from: '2026-10-01', to: '2026-10-31' }),
      conversionsOf(network, { from: '2026-09-01', to: '2026-09-30' }),
    ]);
    await expect(tile).toContainText(`vs ${before}`);
    expect((await textOf())[0]?.replace(/ (up|down|unchanged) [\d.]+%/, '')).toBe(
      `Conversions ${now} vs ${before}`,
    );
  });

  await test.step('the address alone brings them back, the way back leads through them', async () => {
    await page.reload();
    await expect(card(page, 'Last month').getByRole('radio')).toHaveCount(6);
    await page.goBack();
    await expect(card(page, 'Last 7 days').getByRole('radio')).toHaveCount(6);
    await dates.click();
    const to = page
      .getByRole('dialog', { name: 'Date range' })
      .getByRole('textbox', { name: 'To', exact: true });
    const from = page.getByRole('dialog', { name: 'Date range' }).getByRole('textbox', { name: 'From' });
    for (const [field, text] of [
      [from, '2026/11/10'],
      [to, '2026/11/12'],
    ] as const) {
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await field.pressSequentially(text);
    }
    await page.getByRole('button', { name: 'Show these days' }).click();
    await expect(page).toHaveURL('/dashboard?kpi=conversions&from=2026-11-10&to=2026-11-12');
    const chosen = card(page, 'Chosen days');
    await expect(chosen).toContainText('2026/11/10 – 2026/11/12, compared with 2026/11/07 – 2026/11/09');
    await expect(chosen.getByRole('link', { name: 'Open in Analytics', exact: true })).toHaveAttribute(
      'href',
      '/analytics?from=2026-11-10&to=2026-11-12&kpi=conversions',
    );
    await expect(card(page, 'Your earnings')).toContainText('2026/11/01 – 2026/11/20');
  });
});
