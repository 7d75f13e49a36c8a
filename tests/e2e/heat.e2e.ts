import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { charts } from '#machines/charts.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import type { Network } from '../support/network.ts';
import { signInBeside } from '../support/portal-beside.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

const sums = z.object({ data: z.object({ data: z.array(z.object({ times: z.number() })) }) });
const savedLog = z.object({
  entries: z.array(z.object({ chart: z.string(), took: z.array(z.string()) })),
});

async function asOperator(network: Network) {
  const { access_token: token } = await network.signIn('operator');
  return { authorization: `Bearer ${token}` };
}

async function configure(request: APIRequestContext, network: Network, access: string) {
  const headers = await asOperator(network);
  network.touch();
  const answer = await request.put('/publisher/v1/config', {
    headers,
    data: { general: { transition_counts: access } },
  });
  expect(answer.status()).toBe(200);
}

async function show(page: Page, chart: string) {
  await page.goto('about:blank');
  await page.goto(`/statecharts/#/chart/${chart}?mode=heat`);
}

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Heat', exact: true });

/** How often each transition was taken, as the table says; 'never' is 0. */
const tableOf = async (page: Page) =>
  Object.fromEntries(
    await sheetOf(page)
      .locator('tr[data-id]')
      .evaluateAll((rows) =>
        rows.map((row): [string, number] => {
          const text = row.querySelector('td')?.textContent ?? '';
          return [row.getAttribute('data-id') ?? '', text === 'never' ? 0 : Number(text)];
        }),
      ),
  );

/** The same as the drawing says. */
const drawnIn = async (page: Page) =>
  Object.fromEntries(
    // Samples of the legend say nothing to a screen reader.
    await page.locator('svg:not([aria-hidden]) g[data-transition]').evaluateAll((rows) =>
      rows.map((row): [string, number] => {
        const numbers = [...row.querySelectorAll('text')].map(({ textContent }) => textContent);
        return [
          row.getAttribute('data-transition') ?? '',
          Number(numbers.find((text) => /^\d+$/.test(text))),
        ];
      }),
    ),
  );

/** Uses a portal that is watched, and returns its whole log. */
async function logOfUse(page: Page) {
  await page.goto('/statecharts/#/lanes');
  const portal = await signInBeside(page);
  await portal.getByRole('link', { name: 'Postbacks' }).first().click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Postbacks' })).toBeVisible();
  await portal.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(portal).toHaveURL('/dashboard');
  await portal.waitForLoadState('networkidle');
  // Leaving the page sends the sums.
  await portal.goto('/accessibility/');
  await expect(page.getByRole('status')).toHaveText('The portal is closed');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save event log' }).click(),
  ]);
  return savedLog.parse(JSON.parse(await readFile(await saved.path(), 'utf8'))).entries;
}

test('[M3] [E13] where the operator shows it, heat is what the event log of a portal says @day5of12', async ({
  page,
  network,
}) => {
  await test.step('it is off at first, and the page says how to switch it on', async () => {
    await show(page, 'session');
    await expect(sheetOf(page)).toContainText('Not collected here');
    await page.getByText('For operators: how to show it here').click();
    await expect(sheetOf(page)).toContainText('{"general":{"transition_counts":"everybody"}}');
    await expect(sheetOf(page)).toContainText('An operator sends');
    await expect(sheetOf(page)).toContainText('The portal has no switch for it.');
    await expect(sheetOf(page)).toContainText(
      'The call carries the token of that operator, as Authorization: Bearer …',
    );
    await expect(page.getByText('never taken')).toHaveCount(0);
    await configure(page.request, network, 'operators');
    await show(page, 'session');
    await expect(sheetOf(page)).toContainText('For operators only');
  });

  await configure(page.request, network, 'everybody');
  const entries = await logOfUse(page);
  const headers = await asOperator(network);
  const known = new Set(['portal', ...Object.keys(charts)]);
  const taken = entries.filter(({ chart }) => known.has(chart)).flatMap(({ took }) => took);
  const stored = async () => {
    const answer = await page.request.get('/publisher/v1/transition-counts?limit=-1', { headers });
    const { data } = sums.parse(await answer.json()).data;
    return data.reduce((sum, { times }) => sum + times, 0);
  };
  await expect.poll(stored).toBe(taken.length);
  const timesOf = (chart: string, id: string) =>
    entries.filter((entry) => entry.chart === chart).flatMap(({ took }) => took.filter((one) => one === id))
      .length;

  await test.step('no column is cut, and the drawing has most of the height', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, 'session');
    const table = sheetOf(page).getByRole('group', { name: 'Transitions' });
    await expect(table.locator('tr[data-id]').first()).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const drawing = await page.getByRole('group', { name: /^Drawing of the chart session/ }).boundingBox();
    expect(drawing?.height).toBeGreaterThan(500);
    await expect(sheetOf(page).getByText('seldom to often')).toBeVisible();
  });

  await test.step('every chart that has run shows the numbers of the log, in its table and its drawing', async () => {
    const ran = Object.entries(charts).filter(([name]) => entries.some(({ chart }) => chart === name));
    expect(ran.length).toBeGreaterThan(5);
    for (const [name, { machine }] of ran) {
      const expected = Object.fromEntries(
        transitionsOf(machine).map((transition) => {
          const id = transitionId(transition);
          return [id, timesOf(name, id)];
        }),
      );
      await show(page, name);
      await expect(sheetOf(page).locator('tr[data-id]').first()).toBeVisible();
      expect([name, await tableOf(page)]).toEqual([name, expected]);
      expect([name, await drawnIn(page)]).toEqual([name, expected]);
    }
  });

  await test.step('what was never taken stands out, and the sum is said with its day', async () => {
    await show(page, 'session');
    await expect(sheetOf(page).getByRole('status')).toContainText('since Nov 20, 2026');
    const counts = Object.entries(await tableOf(page));
    const frameOf = (isMeant: (times: number) => boolean) => {
      const id = counts.find(([, times]) => isMeant(times))?.[0] ?? '';
      return page.locator(`g[data-transition="${id}"]`).locator('rect[stroke-dasharray]');
    };
    await expect(frameOf((times) => times === 0).first()).toBeVisible();
    await expect(frameOf((times) => times > 0)).toHaveCount(0);
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect(sheetOf(page).getByRole('status')).toContainText('since Nov 20, 2026');
    await expect(page).toHaveURL(/days=7/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('a chart that never ran has no counts yet', async () => {
    await show(page, 'currencyChange');
    await expect(sheetOf(page).getByRole('status')).toContainText('No counts for this version of the chart');
  });
});

test('[M3] counts that do not arrive can be asked for again; a network without the call collects nothing @day11of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^(404|503) /);
  await configure(page.request, network, 'everybody');
  await page.route('**/transition-counts?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await show(page, 'polling');
  await expect(sheetOf(page).getByRole('alert')).toContainText('The counts could not be loaded.');
  await sheetOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sheetOf(page).locator('tr[data-id]').first()).toBeVisible();
  await page.route('**/transition-counts?*', (route) => route.fulfill({ status: 404 }));
  await show(page, 'polling');
  await expect(sheetOf(page)).toContainText('Not collected here');
});
