import { expect, test } from '../support/portal.ts';

/** Of each address in a table: whether it fills its column or is whole, and whether `part` is in sight, or its end. */
function addresses(part: string) {
  return [...document.querySelectorAll('main tbody code')].map((code) => {
    const { left, right, width } = code.getBoundingClientRect();
    const room = (code.closest('th, td')?.clientWidth ?? 0) - width;
    const text = code.lastChild?.nodeValue ?? '';
    const start = part ? text.indexOf(part) : Math.max(0, text.length - 12);
    const range = document.createRange();
    range.setStart(code.lastChild ?? code, start);
    range.setEnd(code.lastChild ?? code, part ? start + part.length : text.length);
    const box = range.getBoundingClientRect();
    const isInSight = box.left >= left - 1 && box.right <= right + 1;
    return { isFull: room <= 40 || code.scrollWidth <= width + 1, isInSight };
  });
}

const whole = { isFull: true, isInSight: true };

test('[O7] [O3] addresses take the width of their columns and keep what tells them apart; campaigns of links stay on one line @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/postbacks?edit=1');
    await expect(page.getByRole('table', { name: 'Deliveries' }).getByRole('rowheader')).toHaveCount(10);
    expect(await page.evaluate(addresses, ''), `/postbacks at ${width} px`).toEqual(
      Array.from({ length: 14 }, () => whole),
    );
    await page.goto('/live-offers/1/live?tab=tracking-links');
    await expect(page.getByRole('rowheader', { name: 'Newsletter November' })).toBeVisible();
    expect(await page.evaluate(addresses, '/g/1/1'), `links at ${width} px`).toEqual(
      Array.from({ length: 7 }, () => whole),
    );
  }
  const campaign = page.getByRole('cell', { name: 'Lumen VPN – 24-month plan (blog, buying-guide)' }).first();
  await expect(campaign).toBeVisible();
  expect((await campaign.locator('span').boundingBox())?.height).toBeLessThan(24);
});

test('[O7] while a postback is open its Save is the only primary button @day10of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const primary = page.getByRole('main').locator('.button--variant_primary');
  await page.goto('/postbacks');
  await expect(primary).toHaveText(['New postback']);
  await page.goto('/postbacks?edit=1');
  await expect(primary).toHaveText(['Save']);
});

test('[O3] [A9] tabs of an offer stay where they are on tablets, and bars of a splitter keep off the line above @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [width, locale] of [
    [768, 'de'],
    [768, 'en'],
    [1024, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/dashboard');
    await page.evaluate((name) => localStorage.setItem('locale', name), locale);
    const tops: (number | undefined)[] = [];
    for (const tab of ['overview', 'tracking-links', 'campaigns'] as const) {
      await page.goto(`/live-offers/1/live?tab=${tab}`);
      await expect(page.getByText(/^(Approved|Genehmigt) /)).toBeVisible();
      tops.push((await page.getByRole('link', { name: /^Tracking.Links/i }).boundingBox())?.y);
    }
    expect(new Set(tops).size, `${width} px, ${locale}: ${tops.join(', ')}`).toBe(1);
  }
  await expect(page.getByRole('list', { name: 'Shares of Newsletter DACH' })).toContainText(
    'Lumen VPN – 24-month plan · Main page',
  );
  const gap = await page
    .getByRole('list', { name: 'Shares of Newsletter DACH' })
    .evaluate(
      (bar) =>
        Number.parseFloat(getComputedStyle(bar).paddingTop) +
        bar.getBoundingClientRect().top -
        (bar.closest('td')?.getBoundingClientRect().top ?? 0),
    );
  expect(gap).toBeGreaterThanOrEqual(8);
});

test('[O3] [A9] on phones a campaign is closed beside its title, what has no value has no label, and buttons of rows have words @day12of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/live-offers/1/live?tab=campaigns');
  const rows = page.getByRole('table', { name: 'Campaigns' }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.locator('[data-label=Splitter]:visible')).toHaveCount(2);
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  const middle = async (name: string, role: 'heading' | 'button') => {
    const box = await page.getByRole(role, { name, exact: true }).boundingBox();
    return box ? Math.round((box.y + box.height / 2) / 4) : null;
  };
  await expect(page.getByRole('button', { name: 'Close the campaign' })).toBeVisible();
  expect(await middle('Close the campaign', 'button')).toBe(await middle('Native tests', 'heading'));
  const pause = page.getByRole('button', { name: 'Pause Native tests' });
  expect((await pause.locator('xpath=..').boundingBox())?.x).toBeLessThan(40);
  for (const [tab, words] of [
    ['campaigns', /^(Pause|Resume)$/],
    ['tracking-links', /^Copy link$/],
  ] as const) {
    await page.goto(`/live-offers?tab=${tab}`);
    await expect(page.locator('tbody [data-action] button').first()).toHaveText(words);
  }
});
