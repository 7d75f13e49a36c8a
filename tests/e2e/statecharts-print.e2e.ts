import type { Locator, Page } from '@playwright/test';
import { statesWithin, diagramOf } from '#audit/diagram.ts';
import { charts } from '#machines/charts.ts';
import { wiringMutants } from '#machines/mutants/wiring-mutants.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { makeEvidence } from '../evidence/make-evidence.ts';
import { sealed } from '../evidence/sign.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const phone = { width: 390, height: 844 };
const print = (page: Page) => page.emulateMedia({ media: 'print' });
const screen = (page: Page) => page.emulateMedia({ media: 'screen' });
const seqs = (steps: Locator) =>
  steps.evaluateAll((all) => all.map((step) => Number(step.dataset['seq'])).toSorted((a, b) => a - b));

/** A portal in another tab, somebody signed in. */
async function openPortal(page: Page) {
  const portal = await page.context().newPage();
  await portal.goto('/login');
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal).toHaveURL('/dashboard');
  await portal.close();
  await page.bringToFront();
  await expect(page.getByRole('status')).toHaveText('The portal is closed');
}

test('[O10] [M3] on paper an event log has all its entries, laws all that can be broken, a chart all its states, and nothing to press @day4of6', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  await openPortal(page);
  const lanes = page.getByRole('group', { name: 'Lanes of the charts' });
  const entries = await seqs(lanes.locator('button'));
  expect(entries.length).toBeGreaterThan(20);
  await print(page);
  await expect(lanes).toBeHidden();
  expect(await seqs(page.getByRole('main').getByRole('listitem').locator('[data-seq]'))).toEqual(entries);
  const clipped = () =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => /auto|hidden|scroll/.test(getComputedStyle(part).overflowY))
      .map((part) => part.className);
  expect(await page.evaluate(clipped)).toEqual([]);

  await screen(page);
  await page.goto('/statecharts/#/laws');
  const mutants = page.getByRole('list', { name: 'What can be broken' });
  await expect(mutants).toBeVisible();
  await print(page);
  await expect(mutants.getByRole('link')).toHaveCount(wiringMutants.length);
  expect(await page.evaluate(clipped)).toEqual([]);

  await page.goto('/statecharts/#/conformance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a log');
  await expect(page.getByText('or drop one here', { exact: false })).toBeHidden();
  await page.goto('/statecharts/#/differences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Differences between releases');
  await expect(page.getByText('or drop the evidence.json', { exact: false })).toBeHidden();

  await page.goto('/statecharts/#/chart/session');
  const ids = statesWithin(diagramOf(charts.session.machine).root).map(({ id }) => id);
  const states = page.getByRole('main').getByRole('region');
  await expect(states).toHaveCount(ids.length);
  expect(await states.evaluateAll((all) => all.map((state) => state.getAttribute('aria-label')))).toEqual(
    ids,
  );
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeHidden();
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).page)).toBe('wide');
  const drawing = await page.locator('svg[aria-label="Statechart session"]').boundingBox();
  const paper = await page.evaluate(() => document.documentElement.clientWidth);
  expect(drawing?.width).toBeCloseTo(paper, -1);
});

test('[M3] on a phone every section begins with its navigation, its words stay in their columns, and no room is empty @day4of6', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/statecharts/#/tests');
  const links = page.getByRole('navigation', { name: 'Audit' }).getByRole('link');
  for (const name of ['System', 'Statecharts', 'Requirements']) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveTitle(/^(System|session|Requirements) –/);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }

  await page.getByRole('radio', { name: 'DE' }).check({ force: true });
  const sentences = page.getByRole('table').getByRole('cell').filter({ hasText: /\S{8}/ });
  await expect(sentences.first()).toBeVisible();
  const tooWide = await page
    .getByRole('table')
    .evaluate((table) =>
      [...table.querySelectorAll('td')]
        .filter((cell) =>
          [...cell.children].some(
            (part) => part.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1,
          ),
        )
        .map((cell) => cell.textContent),
    );
  expect(tooWide).toEqual([]);

  await page.goto('/statecharts/#/chart/session?mode=live');
  const log = await page.getByRole('region', { name: 'Protokoll' }).boundingBox();
  const first = await page
    .getByRole('main')
    .getByRole('button', { name: /^session/ })
    .boundingBox();
  expect(log?.height).toBeLessThan(120);
  expect(first?.y).toBeCloseTo((log?.y ?? 0) + (log?.height ?? 0), 0);
});

test('[M3] a name that never ends stays within a phone in the differences, whose words are German @day4of6', async ({
  page,
}) => {
  const evidence = makeEvidence(
    { commit: 'c0ffee', hasLocalChanges: false },
    {
      report: { tests: [], runs: { unit: null, browser: null }, mutation: null, clauses: [] },
      explorations: [],
    },
    new Date('2026-11-24T04:00:00Z'),
  );
  const endless = 'a'.repeat(120);
  const changed = evidence.charts.map((chart) => {
    if (chart.name !== 'terms') return chart;
    const text = JSON.stringify(chart.definition).replaceAll('"terms.tick"', `"${endless}"`);
    const definition = JSON.parse(text) as typeof chart.definition;
    return { ...chart, definition, hash: sha256Of(definition) };
  });
  await page.setViewportSize(phone);
  await page.goto('/statecharts/#/differences');
  await page.getByRole('radio', { name: 'DE' }).check({ force: true });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'evidence.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(sealed({ ...evidence, charts: changed }, null))),
    });
  await expect(page.getByText(endless).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('[M3] in a low window the list of charts is folded, and the drawing begins on the first screen @day4of6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/statecharts/#/chart/session');
  const drawing = page.getByRole('group', { name: /^Drawing of the chart session/ });
  await expect(drawing).toBeInViewport();
  await expect(page.getByRole('link', { name: /^navigation/ })).toBeHidden();
  await page.getByText('All 29 charts').click();
  await page.getByRole('link', { name: /^terms/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: /^navigation/ })).toBeVisible();
});
