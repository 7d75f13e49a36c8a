import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/portal.ts';

const entry = {
  at: 0,
  wallClock: 1_764_000_000_000,
  chart: 'nobody',
  actor: 'x:0',
  event: 'nothing.known',
  took: [],
  active: ['nobody', 'nobody.idle'],
  tags: ['idle'],
  build: null,
  hash: 'f'.repeat(64),
  from: null,
  cause: null,
  guards: [{ name: 'isOpen', holds: true }],
  changed: ['user', 'token'],
};

/** A log of 25 MB. */
const largeLog = () =>
  JSON.stringify({
    portal: 'one',
    shadow: null,
    entries: Array.from({ length: 72_000 }, (_, nth) => ({
      ...entry,
      seq: nth + 1,
      at: nth * 10,
      ...(nth === 0 && { event: 'xstate.init' }),
    })),
  });

declare global {
  var longTasks: number[];
}

test('[M3] a log of 25 MB is read and checked beside the page, which answers meanwhile @day5of12', async ({
  page,
}) => {
  const file = join(tmpdir(), `large-log-${process.pid}.json`);
  await writeFile(file, largeLog());
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) =>
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const begin = () => page.evaluate(() => void (globalThis.longTasks.length = 0));
  const longest = () => page.evaluate(() => Math.max(0, ...globalThis.longTasks));
  const progress = page.getByRole('progressbar');

  await test.step('while it is checked', async () => {
    await page.goto('/statecharts/#/conformance');
    await expect(page.getByRole('button', { name: 'Choose event log' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await begin();
    const worker = page.waitForEvent('worker');
    await page.locator('input[type=file]').first().setInputFiles(file);
    expect((await worker).url()).toMatch(/\/assets\/audit\/log-worker-[\w-]+\.js$/);
    await expect(progress).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
      'This log is of another chart',
      {
        timeout: 60_000,
      },
    );
    // Read in the page, JSON alone took 300 ms and more.
    expect(await longest()).toBeLessThan(200);
    await expect(progress).toHaveCount(0);
  });

  await test.step('a check that is cancelled ends its worker', async () => {
    const worker = page.waitForEvent('worker');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const ended = (await worker).waitForEvent('close');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await ended;
    await expect(progress).toHaveCount(0);
  });

  await test.step('while it is opened', async () => {
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('link', { name: 'Event log', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Open event log' })).toBeVisible();
    await begin();
    await page.getByLabel('Event log to open').setInputFiles(file);
    await expect(page.getByText('the latest 2,000 of 72,000 entries')).toBeVisible({ timeout: 60_000 });
    await expect(progress).toHaveCount(0);
    // Nothing is new in a file.
    await expect(page.getByRole('button', { name: 'Jump to the last entry' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0);
  });
  await rm(file);
});
