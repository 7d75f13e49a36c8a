import { expect, test } from '../support/portal.ts';

// A window of 1440 by 900 at 200 %.
test.use({ viewport: { width: 720, height: 450 } });

test('[A9] [M3] at 200 % what a link names is in sight at once, in the list and in the drawing @day1of12', async ({
  page,
}) => {
  const state = 'session.signedIn.suspended';
  await page.goto(`/statecharts/#/chart/session?state=${state}`);
  const row = page.getByRole('button', { name: /^suspended/, expanded: true });
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Requirements it answers to' })).toBeInViewport();

  await page.goto('about:blank');
  await page.goto(`/statecharts/#/chart/session?state=${state}&mode=drawing`);
  await expect(page.locator(`[data-state="${state}"]`).first()).toBeInViewport({ ratio: 0.9 });

  // The details begin in sight in windows that are less low.
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('about:blank');
  await page.goto(`/statecharts/#/chart/session?state=${state}`);
  await expect(page.locator(`[data-state="${state}"]`).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('heading', { level: 2, name: 'suspended' })).toBeInViewport();
});

test('[A9] [M3] at 200 % a column without room is a line of its row, and short names take no more than they need @day7of12', async ({
  page,
}) => {
  for (const place of ['chart/session?mode=tables', 'requirements', 'tests', 'laws']) {
    await page.goto(`/statecharts/#/${place}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const lost = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('td[data-folded]')]
        .filter((cell) => {
          const lines = [...(cell.parentElement?.querySelectorAll('[data-aside]') ?? [])];
          return !lines.some((line) => line.textContent.includes(cell.textContent));
        })
        .map((cell) => cell.dataset['label']),
    );
    expect({ place, lost: [...new Set(lost)] }).toEqual({ place, lost: [] });
  }
  await page.goto('/statecharts/#/requirements');
  const width = async (name: string) =>
    (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.width ?? 0;
  await expect.poll(() => width('Row')).toBeLessThanOrEqual(140);
  expect(await width('Requirement')).toBeGreaterThan(200);
});

test('[M3] a legend that was closed stays closed, on the next chart and after a reload @day4of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/statecharts/#/chart/session');
  const legend = page.getByText('Legend', { exact: true });
  const entry = page.getByText('begins here', { exact: true });
  await expect(entry).toBeVisible();
  await legend.click();
  await expect(entry).toBeHidden();
  await page.goto('/statecharts/#/chart/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  await expect(legend).toBeVisible();
  await expect(entry).toBeHidden();
  await page.reload();
  await expect(legend).toBeVisible();
  await expect(entry).toBeHidden();
  await legend.click();
  await expect(entry).toBeVisible();
});
