import type { Page } from '@playwright/test';
import { openBeside, signInByKeys } from '../support/portal-beside.ts';
import { expect, test } from '../support/portal.ts';

const lanesOf = (page: Page) => page.getByRole('group', { name: 'Lanes of the charts' });

test('[M3] [A12] a step of the lanes is named by chart, event and state; its details get the focus, Escape gives it back, a second press releases it @day9of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  await openBeside(page);
  await page.bringToFront();
  const lanes = lanesOf(page);
  const details = page.getByRole('region', { name: 'Details' });
  const heading = details.getByRole('heading');
  const step = lanes.getByRole('button', { name: 'session: start → probingUser.idle', exact: true });
  const first = lanes.locator('button[data-seq="1"]');
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  await expect(heading).toHaveText('session: start');
  await expect(heading).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(details.getByRole('button', { name: 'portal: start' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('portal: start');
  await expect(heading).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(details).toHaveText(/^Choose a step to see what caused it\./);

  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();

  await test.step('in the list, a step that led to another has the focus in its details', async () => {
    await page.getByRole('main').getByText('List', { exact: true }).click();
    await expect(page).toHaveURL(/#\/lanes\?mode=list$/);
    await page.reload();
    await expect(lanes).toHaveCount(0);
    const row = page.locator('button[data-chart=session]').first();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('portal: start');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('button[data-seq="1"]')).toBeFocused();
    await expect(details).toHaveCount(0);
  });
});

test('[M3] [A12] what arrives in a log is announced, counted and followed while its end is in sight @day4of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await openBeside(page);
  const lanes = lanesOf(page);
  const steps = lanes.getByRole('button');
  // The newest row is in sight, in whichever lane its step is.
  const toEnd = () =>
    lanes.evaluate(({ scrollHeight, clientHeight, scrollTop }) =>
      Math.round(scrollHeight - clientHeight - scrollTop),
    );
  expect(await toEnd()).toBe(0);
  const heads = lanes.locator('div').first().locator('span');
  const widths = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
  const inSight = await lanes.evaluate(({ clientWidth }) => clientWidth);
  expect(Math.floor((inSight - (widths[0] ?? 0)) / (widths[1] ?? 1))).toBeGreaterThanOrEqual(8);
  await signInByKeys(portal);
  await page.bringToFront();
  const announced = page.getByRole('main').locator('.hidden-text[aria-live=polite]');
  await expect(announced).toHaveText(/^\d+ new entr(y|ies), latest \w+: .+$/);
  await expect.poll(() => lanes.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(0);
  await expect.poll(toEnd).toBe(0);
  const counted = page.getByText(/^\d+ entries$/);
  await expect(async () =>
    expect(await counted.textContent()).toBe(`${await steps.count()} entries`),
  ).toPass();
  const jump = page.getByRole('button', { name: 'Jump to newest' });
  await expect(jump).toBeHidden();

  // It comes over the sheet: nothing moves.
  const place = await lanes.boundingBox();
  await lanes.evaluate((sheet) => sheet.scrollTo(0, 0));
  await expect(jump).toBeVisible();
  expect(await lanes.boundingBox()).toEqual(place);
  const before = await steps.count();
  await portal.getByRole('link', { name: 'Offer wall' }).first().click();
  await expect.poll(() => steps.count()).toBeGreaterThan(before);
  expect(await lanes.evaluate((sheet) => sheet.scrollTop)).toBe(0);
  await jump.press('Enter');
  await expect(jump).toBeHidden();
  await expect.poll(toEnd).toBe(0);
  await expect(page.locator('button[data-seq]:focus')).toBeInViewport();

  await page.goto('/statecharts/#/chart/session?mode=live');
  const log = page.getByRole('region', { name: 'Log' });
  const rows = log.getByRole('group', { name: 'Events' });
  await expect(rows.getByRole('button').first()).toBeInViewport();
  await expect(jump).toBeHidden();
  const open = log.getByRole('button', { name: 'Open event log' });
  const beside = await open.boundingBox();
  // What arrives at that moment takes the list back.
  await expect(async () => {
    await rows.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(jump).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await open.boundingBox()).toEqual(beside);
  await jump.press('Enter');
  await expect(jump).toBeHidden();
  // A chart that starts late may stand before it by now.
  await expect(rows.locator('button:focus')).toBeInViewport();
});

test('[M3] the lane of the newest entry comes into sight, out of the way of the times, to either side @day1of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await page.context().newPage();
  await portal.goto('/statecharts/');
  const charts = ['portal', 'configuration', 'navigation', 'terms', 'session', 'sessionClock', 'palette'];
  charts.push('toasts', 'notificationCentre', 'shadowLogin', 'connection', 'deployment', 'offerCommands');
  const entryOf = (chart: string, seq: number) => ({
    seq,
    at: seq,
    wallClock: seq,
    chart,
    actor: `x:${charts.indexOf(chart)}`,
    event: `press.${seq}`,
    took: [],
    active: [chart],
    tags: [],
  });
  const post = (message: object) =>
    portal.evaluate((one) => {
      const channel = new BroadcastChannel('portal-event-log');
      channel.postMessage({ portal: 'one', shadow: null, ...one });
      channel.close();
    }, message);
  await post({
    type: 'log.snapshot',
    entries: charts.slice(0, 12).map((chart, nth) => entryOf(chart, nth + 1)),
  });
  await page.bringToFront();
  const lanes = lanesOf(page);
  await expect(lanes.getByRole('button')).toHaveCount(12);
  // The newest one is at the other end: who watches goes there first.
  await page.getByRole('button', { name: 'Jump to newest' }).press('Enter');
  const isInSight = (seq: number) =>
    lanes.evaluate((sheet, number) => {
      const box = sheet.querySelector(`[data-seq="${number}"]`)?.getBoundingClientRect();
      const { left, right, bottom } = sheet.getBoundingClientRect();
      const times = sheet.querySelector('span')?.offsetWidth ?? 0;
      return box && box.left >= left + times && box.right <= right && box.bottom <= bottom;
    }, seq);
  await expect.poll(() => isInSight(12)).toBe(true);
  for (const [seq, chart] of [
    [13, 'portal'],
    [14, 'offerCommands'],
    [15, 'configuration'],
  ] as const) {
    await post({ type: 'log.entry', entry: entryOf(chart, seq) });
    await expect.poll(() => isInSight(seq)).toBe(true);
  }
});

test('[M3] while another chart is shown, other views are of the one that the address keeps, unless somebody stays @day8of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session?mode=live');
  await openBeside(page);
  await page.bringToFront();
  const h1 = page.getByRole('heading', { level: 1 });
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'loadScreen answers' }).first().press('Enter');
  // It takes away what somebody reads: off until it is wanted.
  await expect(page.getByText('session stays in sight, whichever chart moves.')).toBeVisible();
  await expect(h1).toHaveText('session');
  const follow = page.getByRole('checkbox', { name: 'Show the chart that moves' });
  await expect(follow).not.toBeChecked();
  await follow.focus();
  await page.keyboard.press('Space');
  const kept = page.getByText(
    'Shown: navigation, which moved last. The address and the other views keep session.',
  );
  await expect(kept).toBeVisible();
  await page.getByRole('radio', { name: 'Tables' }).check({ force: true });
  await expect(h1).toHaveText('session');
  expect(page.url()).toContain('#/chart/session?mode=tables');
  await page.goBack();
  await page.getByRole('link', { name: 'Stay at navigation' }).click();
  await expect(page).toHaveURL(/#\/chart\/navigation\?mode=live$/);
  await expect(follow).not.toBeChecked();
});

test('[M3] [A12] looking back keeps the focus while charts take turns, the title follows, and a closed portal is dark @day11of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session?mode=simulation');
  const portal = await openBeside(page);
  await page.bringToFront();
  const h1 = page.getByRole('heading', { level: 1 });
  const log = page.getByRole('region', { name: 'Log' });
  await page.getByRole('radio', { name: 'Simulation' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Live' })).toBeFocused();
  await expect(h1).toHaveText('session');
  const follow = page.getByRole('checkbox', { name: 'Show the chart that moves' });
  await follow.focus();
  await page.keyboard.press('Space');
  await expect(h1).toHaveText('navigation');
  await expect(follow).toBeFocused();
  await expect(page).toHaveTitle(/^navigation – /);
  expect(page.url()).toContain('#/chart/session?mode=live');
  const kept = page.getByText(
    'Shown: navigation, which moved last. The address and the other views keep session.',
  );
  await expect(kept).toBeVisible();

  const back = log.getByRole('button', { name: 'One step back' });
  await back.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    expect(await h1.textContent()).toBe('session');
  }).toPass();
  await expect(back).toBeFocused();
  await expect(page).toHaveTitle(/^session – /);
  const announced = page.locator('#announcer');
  await expect(announced).toHaveText(/^\d+ of \d+: session \S.*, state \S+$/);

  const position = log.getByRole('slider');
  await position.focus();
  await page.keyboard.press('End');
  await expect(h1).toHaveText('navigation');
  await page.keyboard.press('Home');
  await expect(h1).toHaveText('session');
  await expect(position).toBeFocused();
  await expect(position).toHaveAttribute('aria-valuetext', /^1 of \d+: portal start$/);

  await page.keyboard.press('End');
  await expect(h1).toHaveText('navigation');
  const row = log.getByRole('button', { name: 'probeUser fails' });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(h1).toHaveText('session');
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(announced).toHaveText(/^\d+ of \d+: session probeUser fails, state \S+$/);

  const lamps = page.locator('[data-tip="Running in the portal that is watched"]');
  await expect(lamps.first()).toBeVisible();
  await log.getByRole('button', { name: 'Back to live' }).press('Enter');
  await portal.goto('about:blank');
  await expect(log.getByRole('status')).toHaveText('The portal is closed');
  await expect(lamps).toHaveCount(0);
  await expect(log.getByText(/^\d+ \/ \d+$/)).toHaveText(/^(\d+) \/ \1$/);
});

test.describe('de', () => {
  test.use({ language: 'de' });

  test('[M3] [A12] a log has numbers, seconds and words of its reader, and a chart that starts or stops ignores nothing @day9of12', async ({
    page,
  }) => {
    const entry = { chart: 'session', actor: 'x:1', wallClock: 0, took: [], tags: [] };
    const active = ['session', 'session.signedOut'];
    const log = {
      portal: 'a',
      shadow: null,
      entries: [
        { ...entry, seq: 1, at: 1234, event: 'xstate.init', active },
        { ...entry, seq: 2, at: 4733, event: 'session.signOut', active },
        { ...entry, seq: 3, at: 1_234_500, event: 'xstate.stop', active },
      ],
    };
    await page.goto('/statecharts/#/chart/session?mode=live');
    await page.locator('input[type=file]').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(log)),
    });
    const rows = page.getByRole('region', { name: 'Protokoll' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    expect((await rows.allInnerTexts()).slice(1).map((row) => row.split(/\s+/).filter(Boolean))).toEqual([
      ['3', '1234,500', 'Stopp', 'session', 'signedOut'],
      ['2', '4,733', 'session.signOut', 'session', 'signedOut', 'ohne', 'Wirkung'],
      ['1', '1,234', 'Start', 'session', 'signedOut'],
    ]);
    await expect(page.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '1 von 3: session Start, Zustand signedOut',
    );
  });
});

test('[M3] a step of the lanes leads into the drawing of its chart, which stands at that step @day11of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await openBeside(page);
  await page.bringToFront();
  const step = lanesOf(page).getByRole('button', { name: 'session: start → probingUser.idle', exact: true });
  await step.click();
  const entry = page.getByRole('region', { name: 'Details' }).getByRole('definition').first();
  const number = await entry.textContent();
  await page.getByRole('link', { name: 'Show this step in the drawing' }).click();
  await expect(page).toHaveURL(/#\/chart\/session\?mode=live$/);
  await expect(page.getByText(new RegExp(`^${number} / \\d+$`))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('session');
  await expect(page.getByRole('main').getByText('probingUser.idle', { exact: true }).first()).toBeVisible();
  await portal.close();
});
