import type { Locator } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

// The longer language.
test.use({ language: 'de' });

/** How far from the end of its row each line ends that stands beside a name, in px. */
function endsBesideNames(): number[] {
  return [...document.querySelectorAll('main tbody [data-phone=beside]')].flatMap((cell) => {
    const end = cell.closest('tr')?.getBoundingClientRect().right ?? 0;
    const ends = new Map<number, number>();
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      // What only screen readers get is a pixel wide.
      if (walker.currentNode.parentElement?.clientWidth === 1) continue;
      range.selectNodeContents(walker.currentNode);
      for (const { width, top, right } of range.getClientRects()) {
        const line = Math.round(top / 10);
        if (width > 1) ends.set(line, Math.max(right, ends.get(line) ?? 0));
      }
    }
    return [...ends.values()].map((right) => Math.round(end - right));
  });
}

test('[A9] [O10] on a phone amounts end at one edge, filters fill their lines, a splitter breaks no word, and the dashboard takes four screens @day5of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  for (const [address, name] of [
    ['/dashboard', 'Top-Angebote'],
    ['/analytics', 'Bericht'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('table', { name }).getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const ends = await page.evaluate(endsBesideNames);
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends) - Math.min(...ends), address).toBeLessThanOrEqual(1);
  }
  const bar = page.getByRole('group', { name: 'Was gezeigt wird' });
  const ends = await bar
    .locator('> div > :visible, > div > div > .button:visible')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  const edge = await bar.evaluate((part) => part.getBoundingClientRect().right);
  expect(ends.filter((end) => Math.abs(end - edge) < 1)).toHaveLength(2);

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Einrichtung abschließen' })).toContainText(
    '3 von 5 erledigt',
  );
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);

  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102&edit=splitter');
  const kingdom = page.getByText('Vereinigtes Königreich', { exact: true });
  await expect(kingdom).toBeVisible();
  expect((await kingdom.boundingBox())?.height).toBeLessThan(40);
});

test('[A9] [O1] [O10] in a window of 768 px tools and filters stand in one line, and at 1024 px links stay beside the titles of their cards @day11of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn();
  const middles = (parts: Locator) =>
    parts.evaluateAll((all) => [
      ...new Set(
        all.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round((top + height / 2) / 4);
        }),
      ),
    ]);
  await page.goto('/offer-wall');
  const tools = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Filter|Aktualisieren|Ansichten|Herunterladen)$/ });
  await expect(tools).toHaveCount(4);
  expect(
    await middles(tools.or(page.getByRole('searchbox', { name: 'Nach Name oder ID suchen' }))),
  ).toHaveLength(1);
  await page.goto('/analytics');
  const filters = page.getByRole('group', { name: 'Was gezeigt wird' }).getByRole('button');
  await expect(filters.filter({ hasText: 'Link, Sub-ID, mehr' })).toBeVisible();
  expect(await middles(filters.filter({ visible: true }))).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.reload();
  const inEnglish = page.getByRole('group', { name: 'What is shown' }).getByRole('button');
  await expect(inEnglish.filter({ hasText: 'Link, sub ID, more' })).toBeVisible();
  expect(await middles(inEnglish.filter({ visible: true }))).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('locale', 'de'));

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/dashboard');
  for (const [name, link] of [
    ['Ihre Einnahmen', 'Zahlungen'],
    ['Heute bisher', 'Stunde für Stunde'],
  ] as const) {
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.getByRole('link', { name: link })).toBeVisible();
    expect(
      await middles(
        card.getByRole('heading', { name, exact: true }).or(card.getByRole('link', { name: link })),
      ),
      name,
    ).toHaveLength(1);
  }
});

test('[A9] [O1] on a card of the wall the figures of a cap end before the action, amounts too @day3of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall');
  const figures = page.locator('article [role=meter] b');
  await expect(figures.filter({ hasText: '3.000' }).first()).toBeVisible();
  await expect(figures.filter({ hasText: '%' })).toHaveCount(0);
  for (const width of [1440, 1280, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = () =>
      figures.evaluateAll((all) =>
        all.flatMap((figure) => {
          const action = figure.closest('article')?.querySelector('a[aria-label], button');
          if (!action) return [];
          const [before, after] = [figure.getBoundingClientRect(), action.getBoundingClientRect()];
          return before.width > 0 ? [after.left - before.right] : [];
        }),
      );
    await expect.poll(async () => Math.min(...(await gaps())), `at ${width} px`).toBeGreaterThanOrEqual(6);
  }
});

/** Words that begin on one line and end on another, but for those with a hyphen there. */
function tornWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00AD-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // A hyphen that the browser adds is a part of what follows.
      const letters = [...range.getClientRects()].filter(({ width }) => width > 8);
      const tops = letters.map(({ top }) => Math.round(top));
      if (text.parentElement?.checkVisibility() && new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
}

test('[A9] [S9] no word of the registration is torn, on phones and in wider windows @day6of12', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByText('Suchmaschinenoptimierung')).toBeVisible();
  for (const width of [320, 360, 390, 430, 640, 768]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(tornWords), `at ${width} px`).toEqual([]);
  }
});

test('[A9] [A5] keys of shortcuts are whole, each by itself, and what they do begins beside them at one edge @day8of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/live-offers');
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(dialog.getByText('Leertaste', { exact: true })).toHaveCount(2);
    const seen = await dialog.locator('dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const [keys, text] = [row.querySelector('dt'), row.querySelector('dd')];
        const tops = [...row.querySelectorAll('kbd kbd')].map((cap) => cap.getBoundingClientRect());
        return {
          highest: Math.max(...tops.map(({ height }) => Math.round(height))),
          indent: Math.round(
            (text?.getBoundingClientRect().left ?? 0) - (keys?.getBoundingClientRect().left ?? 0),
          ),
          isBeside: Math.abs((tops[0]?.top ?? 0) - (text?.getBoundingClientRect().top ?? 0)) < 6,
        };
      }),
    );
    expect(seen.length, `at ${width} px`).toBeGreaterThan(14);
    expect(new Set(seen.map((row) => JSON.stringify(row))), `at ${width} px`).toEqual(
      new Set([JSON.stringify({ highest: 23, indent: 172, isBeside: true })]),
    );
  }
});
