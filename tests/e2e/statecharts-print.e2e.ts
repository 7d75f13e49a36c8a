import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { statesWithin, diagramOf } from '#audit/charts/diagram.ts';
import { charts } from '#machines/charts.ts';
import { wiringMutants } from '#machines/mutants/wiring-mutants.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { makeEvidence } from '../evidence/make-evidence.ts';
import { sealed } from '../evidence/sign.ts';
import { signInBeside } from '../support/portal-beside.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const phone = { width: 390, height: 844 };
const print = (page: Page) => page.emulateMedia({ media: 'print' });
const screen = (page: Page) => page.emulateMedia({ media: 'screen' });
/** What changes a page and says nothing on paper; a chooser says what was chosen. */
const toBePressed = (page: Page) =>
  page.locator('.button, input, [role=radiogroup]').filter({ visible: true });
const seqs = (steps: Locator) =>
  steps.evaluateAll((all) => all.map((step) => Number(step.dataset['seq'])).toSorted((a, b) => a - b));

/** A portal in another tab, somebody signed in. */
async function openPortal(page: Page) {
  const portal = await signInBeside(page);
  await portal.close();
  await page.bringToFront();
  await expect(page.getByRole('status')).toHaveText('The portal is closed');
}

test('[O10] [M3] on paper an event log has all its entries, laws all that can be broken, a chart all its states, and nothing to press @day10of12', async ({
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
      // Announcements are read out, and not on paper.
      .filter((part) => !part.matches('.hidden-text'))
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => /auto|hidden|scroll/.test(getComputedStyle(part).overflowY))
      .map((part) => part.className);
  expect(await page.evaluate(clipped)).toEqual([]);
  await expect(toBePressed(page)).toHaveCount(0);

  await screen(page);
  await page.goto('/statecharts/#/laws');
  const mutants = page.getByRole('list', { name: 'What can be broken' });
  await expect(mutants).toBeVisible();
  await print(page);
  await expect(mutants.getByRole('link')).toHaveCount(wiringMutants.length);
  expect(await page.evaluate(clipped)).toEqual([]);
  await expect(toBePressed(page)).toHaveCount(0);
  const ring = () =>
    mutants
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  await screen(page);
  await mutants.getByRole('link').nth(1).press('Shift+Tab');
  await expect(mutants.getByRole('link').first()).toBeFocused();
  expect(await ring()).toBe('solid');
  await print(page);
  expect(await ring()).toBe('none');

  await page.goto('/statecharts/#/conformance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a log');
  await expect(page.getByText('or drop one here', { exact: false })).toBeHidden();
  await expect(page.getByText('Event log', { exact: true }).and(page.locator('label'))).toBeHidden();
  await screen(page);
  const field = page.getByRole('textbox', { name: 'Event log' });
  await typeInto(field, 'x');
  await print(page);
  await expect(field).toBeVisible();
  await screen(page);
  await field.press('Backspace');
  await print(page);
  await page.goto('/statecharts/#/differences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Differences between releases');
  await expect(page.getByText('or drop the evidence.json', { exact: false })).toBeHidden();

  await page.goto('/statecharts/#/system');
  await expect(page.getByRole('heading', { name: 'Events between charts' })).toBeVisible();

  await page.goto('/statecharts/#/chart/session');
  const ids = statesWithin(diagramOf(charts.session.machine).root).map(({ id }) => id);
  const states = page.getByRole('main').getByRole('region');
  await expect(states).toHaveCount(ids.length);
  expect(await states.evaluateAll((all) => all.map((state) => state.getAttribute('aria-label')))).toEqual(
    ids,
  );
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeHidden();
  expect(
    await page.locator('body, main').evaluateAll((all) => all.map((one) => getComputedStyle(one).page)),
  ).toEqual(['wide', 'auto']);
  const drawing = await page.locator('svg[aria-label="Statechart session"]').boundingBox();
  // Below the line that says of what.
  expect(drawing?.y).toBe(22);
  await expect(page.getByText(/^session commit \w+, hash \w{12}, printed on /)).toBeVisible();
  const paper = await page.evaluate(() => document.documentElement.clientWidth);
  expect(drawing?.width).toBeCloseTo(paper, -1);
  // Whole on one page, then in parts that can be read, each on a page.
  expect(drawing?.height).toBeLessThanOrEqual(556);
  const parts = page.locator('figure', { hasText: /^session, part \d+ of \d+: row/ });
  const sizes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(690);
  const inked = await parts
    .locator('use')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 0).length);
  expect(inked).toBe(sizes.length);
});

test('[M3] on a phone every section begins with its navigation, its words stay in their columns, and no room is empty @day4of12', async ({
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

  await page.getByRole('radio', { name: 'DE', exact: true }).click();
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

test('[M3] a name that never ends stays within a phone in the differences, whose words are German @day10of12', async ({
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
  await page.getByRole('radio', { name: 'DE', exact: true }).click();
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

test('[M3] a field to search in stays wide enough to type in beside a chooser of any width @day4of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 800 });
  await page.goto('/statecharts/#/requirements');
  const field = page.getByRole('searchbox', { name: 'Find a requirement' });
  expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(200);
  await page.getByRole('radio', { name: 'DE', exact: true }).click();
  const german = page.getByRole('searchbox', { name: 'Anforderung' });
  expect((await german.boundingBox())?.width).toBeGreaterThanOrEqual(200);
});

test('[M3] in a low window the list of charts is folded, and the drawing begins on the first screen @day10of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/statecharts/#/chart/session?mode=drawing');
  const drawing = page.getByRole('group', { name: /^Drawing of the chart session/ });
  const list = page.getByRole('navigation', { name: 'Statecharts' });
  await expect(drawing).toBeInViewport();
  await expect(list.getByRole('link', { name: /^navigation/ })).toBeHidden();
  await page.getByText(/^All \d+ charts$/).click();
  await list.getByRole('link', { name: /^terms/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list.getByRole('link', { name: /^navigation/ })).toBeVisible();
});

test.describe('de', () => {
  test.use({ language: 'de' });

  test('[A12] [M3] laws, tests and simulations say events and transitions as the drawing does @day4of12', async ({
    page,
  }) => {
    const broken = encodeURIComponent('navigation | location.changed | 1: drop');
    await page.goto(`/statecharts/#/laws?mutant=${broken}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'navigation: location.changed → guarding [sonst] fehlt',
    );
    await page.goto('/statecharts/#/requirements');
    await expect(page.getByRole('columnheader', { name: 'Klauseln' })).toBeVisible();
    await page.goto('/statecharts/#/tests');
    await page.getByText('47 Übergänge').click();
    const exempt = page.locator('details').filter({ hasText: '47 Übergänge' });
    const lines = exempt.locator('small').filter({ has: page.getByRole('link') });
    await expect(lines).toHaveCount(47);
    await expect(lines.first()).toHaveText('exchangingOneTimeToken: nach startLimit = 20 s → signedOut');
    await lines.first().getByRole('link').click();
    await expect(page).toHaveURL(/#\/chart\/session\?state=session\.exchangingOneTimeToken$/);
    await page.goto('/statecharts/#/chart/session?mode=simulation&start=nothing');
    await expect(page.getByRole('button', { name: 'probeUser schlägt fehl' }).first()).toBeVisible();

    await page.goto('/statecharts/#/chart/terms?mode=tables');
    await expect(page.getByRole('columnheader', { name: 'Nach', exact: true })).toBeVisible();

    await page.goto('/statecharts/#/lanes');
    const portal = await page.context().newPage();
    await portal.goto('/login');
    const answers = 'loadScreen antwortet';
    await page.locator('button[data-chart=navigation]').filter({ hasText: answers }).first().click();
    const details = page.getByRole('region', { name: 'Einzelheiten' });
    await expect(details.getByRole('heading')).toHaveText('navigation: loadScreen antwortet');
    await expect(details).toContainText(/Zeit\d+\. \S+ 20\d\d, \d\d:\d\d:\d\d,\d UTC/);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ereignisprotokoll speichern' }).click(),
    ]);
    const text = await readFile(await saved.path(), 'utf8');
    await page.goto('/statecharts/#/conformance');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'event-log.json',
        mimeType: 'application/json',
        buffer: Buffer.from(
          text.replace(/xstate\.done\.actor\.loadScreen \| \d/, 'xstate.done.actor.loadScreen | 7'),
        ),
      });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('loadScreen antwortet (8)');
    await expect(page.getByRole('table').getByText(answers, { exact: true })).toBeVisible();
  });
});

test('[M3] a link that the browser does not copy is said, and stands in a field to be copied @day10of12', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto('/statecharts/#/chart/terms?mode=simulation&events=user.loaded*1');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = page.getByLabel('Your browser did not allow copying. Copy the address here:');
  await expect(address).toHaveValue(/#\/chart\/terms\?mode=simulation&start=start&events=user\.loaded\*1$/);
  await expect(address).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(await address.inputValue());
});
