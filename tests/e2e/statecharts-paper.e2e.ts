import { getDocumentProxy } from 'unpdf';
import type { Page } from '@playwright/test';
import { statesWithin, diagramOf } from '#audit/charts/diagram.ts';
import { charts } from '#machines/charts.ts';
import { expect, test } from '../support/portal.ts';

/** What each page of a print says. */
async function printed(page: Page): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, nth) => {
      const { items } = await (await document.getPage(nth + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
}

test('[O10] [M3] printed from a list, a chart has each of its states @day2of12', async ({ page }) => {
  await page.goto('/statecharts/#/chart/terms?mode=list');
  await expect(page.getByRole('button', { name: /^blocking/ })).toBeVisible();
  const text = (await printed(page)).join('');
  const ids = statesWithin(diagramOf(charts.terms.machine).root).map(({ id }) => id);
  expect(ids.slice(1).filter((id) => !text.includes(id))).toEqual([]);
});

test('[O10] [M3] each printed drawing says of what and when, and small parts share a page @day5of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('session');
  // What the hash is made of has loaded.
  await page.waitForLoadState('networkidle');
  const drawn = (await printed(page)).filter((text) => /hash \w{12}, printed on/.test(text));
  expect(drawn[0]).toMatch(/^session commit \w+, hash \w{12}, printed on /);
  const parts = drawn.flatMap((text) => [...text.matchAll(/session, part (\d+) of (\d+)/g)]);
  const all = Number(parts[0]?.[2]);
  expect(parts.map(([, nth]) => Number(nth))).toEqual(Array.from({ length: all }, (_, nth) => nth + 1));
  expect(drawn.flatMap((text) => [...text.matchAll(/hash \w{12}, printed on/g)])).toHaveLength(all + 1);
  expect(drawn.length - 1).toBeLessThan(all);
  await page.goto('/statecharts/#/system');
  await expect(page.getByRole('heading', { name: 'Events between charts' })).toBeVisible();
  expect((await printed(page))[0]).toMatch(/^The system commit \w+, hash \w{12}, printed on /);
});

/** Texts in tables that reach beyond their cells. */
const textsBeyond = () =>
  [...document.querySelectorAll('main :is(td, th)')].flatMap((cell) => {
    const { right, width } = cell.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(cell);
    const isOver = [...range.getClientRects()].some((box) => box.width > 1 && box.right > right + 1);
    return width > 0 && isOver ? [cell.textContent] : [];
  });

for (const width of [718, 1032]) {
  for (const language of ['EN', 'DE']) {
    test(`[O10] [M3] with every clause on paper of ${width} px no column runs over the next, ${language} @day8of12`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto('/statecharts/#/requirements?paper=clauses');
      await page.getByRole('radio', { name: language, exact: true }).click();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^commit \S+, /i)).toBeVisible();
      expect(await page.evaluate(textsBeyond)).toEqual([]);
    });
  }
}

for (const section of ['requirements', 'tests', 'laws', 'evidence']) {
  test(`[O10] [M3] the page ${section} says on paper of which commit and day it is @day5of12`, async ({
    page,
  }) => {
    await page.goto(`/statecharts/#/${section}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(new RegExp(section, 'i'));
    const commit = await page.locator('meta[name=built-commit]').getAttribute('content');
    const origin = page.getByText(/^commit \S+, printed on /);
    await expect(origin).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2026-11-24T06:05:00Z'));
    await page.emulateMedia({ media: 'print' });
    await expect(origin).toBeVisible();
    const short = commit?.split(' ')[0]?.slice(0, 12) || '–';
    await expect(origin).toHaveText(`commit ${short}, printed on Nov 24, 2026, 06:05 UTC`);
  });
}

test('[O10] [M3] printed tables end within the paper, and no heading stands at the end of a page @day8of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.emulateMedia({ media: 'print' });
  for (const place of ['chart/session?mode=tables', 'chart/terms?mode=tables', 'requirements']) {
    await page.goto(`/statecharts/#/${place}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const over = await page
      .getByRole('main')
      .locator('table')
      .evaluateAll((all) => all.map((table) => table.getBoundingClientRect().right > window.innerWidth));
    expect({ place, over }).toEqual({ place, over: over.map(() => false) });
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/statecharts/#/chart/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((text) => /(Outgoing transitions|Requirements it answers to)\s*$/.test(text))).toEqual(
    [],
  );
});
