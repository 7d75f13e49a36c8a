import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { readScripts } from '../bench/closure.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[M3] a step of before the page was opened says that its sender is not recorded, one from outside that it is @day5of12', async ({
  page,
}) => {
  const portal = await page.context().newPage();
  await portal.goto('/login');
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.goto('/statecharts/#/lanes');
  const details = page.getByRole('region', { name: 'Details' });
  const step = (event: string) => page.locator('button[data-chart=session]').filter({ hasText: event });
  await step('start').first().click();
  const lanes = page.getByRole('group', { name: 'Lanes of the charts' });
  const head = lanes.getByText('Time (UTC)');
  await expect(details).toContainText(/Time\w{3} \d+, 20\d\d, \d\d:\d\d:\d\d\.\d UTC/);
  const [, time = 'none'] = /, (\d\d:\d\d:\d\d\.\d) UTC/.exec(await details.innerText()) ?? [];
  const [, number = 'none'] = /Entry\s*(\d+)/.exec(await details.innerText()) ?? [];
  await expect(step('start').first()).toHaveAttribute('data-tip', `Entry ${number}, ${time} UTC: start`);
  await expect(lanes.getByText(time, { exact: true }).first()).toBeVisible();
  await expect(details).toContainText('SenderNot recordedCaused byNot recorded');
  await expect(details).toContainText('keep it open and reload the portal');
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal).toHaveURL('/dashboard');
  await step('session.signIn').first().click();
  await expect(details).toContainText('SenderPage or browserCaused byNo step: the page or browser sent it');
  // A dot in the lanes, and words for those who do not see it; what a step caused has neither.
  const ofPage = step('session.signIn').first();
  await expect(ofPage).toHaveAttribute('data-tip', / · sent by the page or browser$/);
  await expect(ofPage).toHaveAccessibleName(/ · sent by the page or browser$/);
  const dotOf = async (one: Locator) =>
    lanes.locator(`g[data-page="${await one.getAttribute('data-seq')}"] circle`).count();
  const caused = step('signIn answers').first();
  expect([await dotOf(ofPage), await dotOf(caused)]).toEqual([1, 0]);
  await expect(caused).not.toHaveAccessibleName(/sent by the page/);
  await expect(details).not.toContainText('Not recorded');
  await lanes.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  expect(await lanes.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(0);
  const isOnTop = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === one;
  };
  expect(await head.evaluate(isOnTop)).toBe(true);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Mermaid' }).click(),
  ]);
  const lines = (await readFile(await saved.path(), 'utf8')).split('\n');
  expect(lines).toContain('  participant unknown as not recorded');
  expect(lines.filter((line) => /^ {2}outside-\)c\d+: session\.signIn$/.test(line))).toHaveLength(1);
  // Every portal has a step of this number.
  const first = page.locator('button[data-seq="1"]');
  await first.click();
  await expect(details.getByRole('heading')).toHaveText('portal: start');
  await portal.reload();
  await expect(step('session.signIn')).toHaveCount(0);
  await expect(first).toBeVisible();
  await expect(details).toHaveText(/^Choose a step to see what caused it\./);
  await expect(lanes.locator('[aria-pressed=true]')).toHaveCount(0);
});

test('[M3] a portal that starts while the page is open records its first step too; one that nobody watches asks for nothing @day7of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  await expect(page.getByRole('status')).toHaveText(/^Waiting for a portal/);
  const portal = await page.context().newPage();
  const script = readScripts().fileOf('src/portal/watched/details.ts');
  let requests = 0;
  portal.on('request', (request) => {
    if (request.url().endsWith(script)) requests += 1;
  });
  const heading = portal.getByRole('heading', { level: 1 });
  const details = page.getByRole('region', { name: 'Details' });
  const first = page.locator('button[data-seq="1"]');
  const note = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'log-watched'));

  await portal.goto('/login');
  for (const isReload of [false, true]) {
    requests = 0;
    if (isReload) await portal.reload();
    await expect(heading).toHaveText('Sign in');
    await expect.poll(() => requests).toBeGreaterThan(0);
    await expect(page.getByRole('status')).toHaveText('Live');
    await expect(first).toBeVisible();
    await expect(page.locator('[data-seq]').first()).toHaveAttribute('data-seq', '1');
    await first.click();
    await expect(details.getByRole('heading')).toHaveText('portal: start');
    await expect(details).toContainText(
      /SenderPage or browserCaused byNo step: the page or browser sent itCaused\d+ · configuration: start/,
    );
    await expect(details).not.toContainText('Not recorded');
    // Another one that starts finds the note again.
    expect(await note()).toEqual(['log-watched']);
  }

  const second = await page.context().newPage();
  await second.goto('/statecharts/#/system');
  await expect(second.getByRole('status')).toHaveText('Live');
  await second.close();
  await expect.poll(note).toEqual(['log-watched']);

  await page.goto('/openapi.json');
  expect(await note()).toEqual([]);
  requests = 0;
  await portal.reload();
  await expect(heading).toHaveText('Sign in');
  expect(requests).toBe(0);
});
