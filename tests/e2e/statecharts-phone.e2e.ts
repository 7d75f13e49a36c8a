import { getStateNodes } from 'xstate/graph';
import { charts } from '#machines/charts.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const width = 390;
test.use({ viewport: { width, height: 844 }, hasTouch: true });

test('[M3] on a phone the system and a chart are lists: from a chart to a state, its transitions, requirements and tests @day9of12', async ({
  page,
}) => {
  await page.goto('/statecharts/');
  const main = page.getByRole('main');
  const row = (name: RegExp) => main.getByRole('button', { name });
  await expect(page.getByRole('group', { name: 'All statecharts and what joins them' })).toBeHidden();
  await row(/^terms/).tap();
  await expect(main.getByRole('heading', { name: 'Events between charts' })).toBeVisible();
  await expect(main).toContainText('↑ user.reload');
  await main.getByRole('link', { name: 'Open the chart terms' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeHidden();

  await row(/^blocking/).tap();
  await expect(row(/^blocking/)).toHaveAttribute('aria-expanded', 'true');
  await expect(main).toContainText(
    'Pending terms open a dialog that cannot be dismissed and links the new text.',
  );
  await main.getByRole('link', { name: 'blocking.declining' }).tap();
  await expect(row(/^declining/)).toHaveAttribute('aria-expanded', 'true');
  await expect(row(/^declining/)).toBeInViewport();
  await expect(row(/^blocking/)).toHaveAttribute('aria-expanded', 'false');
  await row(/^accepting/).tap();
  await main
    .getByText(/^\d+ (tests?\b|of \d+ passed)/)
    .first()
    .tap();
  await expect(main.getByText(/\d+ steps/).first()).toBeVisible();
  await page.goBack();
  await expect(row(/^declining/)).toHaveAttribute('aria-expanded', 'true');

  await main.getByRole('radio', { name: 'Drawing' }).check();
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeVisible();
  const meaning = main.getByText('when a call fails', { exact: true });
  await expect(meaning).toBeHidden();
  await main.getByText('Legend', { exact: true }).tap();
  await expect(meaning).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.emulateMedia({ media: 'print' });
  await expect(meaning).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test('[M3] on a phone every chart is a list of all its states that fits the screen @day2of12', async ({
  page,
}) => {
  for (const [name, { machine }] of Object.entries(charts)) {
    await test.step(name, async () => {
      await page.goto(`/statecharts/#/chart/${name}?state=${machine.root.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const folds = page.getByRole('main').getByRole('button', { expanded: false });
      const states = folds.and(page.locator(':not([aria-haspopup])'));
      // The root is open.
      await expect(states).toHaveCount(getStateNodes(machine.root).length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test('[M3] on a phone every view of a chart fits in German, whose names are longer @day12of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/terms');
  await page.getByRole('radio', { name: 'DE' }).tap();
  const modes = page.getByRole('radiogroup', { name: 'Ansicht' }).getByRole('radio');
  await expect(modes).toHaveCount(6);
  for (const mode of await modes.all()) {
    await mode.tap();
    await expect(mode).toBeChecked();
    await expect(mode).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('[M3] on a phone a simulation is its events, its steps and a list that says which states are active @day10of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/terms?mode=simulation');
  const main = page.getByRole('main');
  const state = (name: RegExp) => main.getByRole('button', { name });
  await expect(state(/^hidden/)).toContainText('active');
  await expect(state(/^blocking/)).not.toContainText('active');
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeHidden();
  await main
    .getByRole('button', { name: 'user.loaded (partner, pendingTerms) · pendingTerms=2026-10', exact: true })
    .first()
    .tap();
  await expect(state(/^blocking/)).toContainText('active');
  await expect(state(/^hidden/)).not.toContainText('active');
  await main.getByRole('button', { name: 'terms.tick', exact: true }).tap();
  await expect(state(/^ticked/)).toContainText('active');
  await expect(main.getByRole('region', { name: 'Steps' }).getByRole('row').last()).toContainText(
    'blocking.ticked',
  );
  await state(/^ticked/).tap();
  await expect(main).toContainText('Requirements it answers to');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('[M3] on a phone a portal is followed in its log and in the list of states @day8of12', async ({
  page,
  context,
}) => {
  await page.goto('/statecharts/#/chart/session?mode=live');
  const main = page.getByRole('main');
  const portal = await context.newPage();
  await portal.goto('/login');
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).tap();
  await expect(portal).toHaveURL('/dashboard');
  await page.bringToFront();
  const state = (name: RegExp) => main.getByRole('button', { name });
  await expect(state(/^signedIn/)).toContainText('active');
  await expect(page.getByRole('group', { name: 'Statechart session' })).toBeHidden();
  const log = main.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'session.signIn' }).tap();
  await expect(state(/^signedOut/)).toContainText('active');
  await expect(state(/^signedIn/)).not.toContainText('active');
  await log.getByRole('button', { name: 'Back to live' }).tap();
  await expect(state(/^signedIn/)).toContainText(/(?<!last )active/);
  const lamps = main.locator('button i[data-on]');
  await expect(lamps.first()).toBeVisible();
  await portal.goto('about:blank');
  await expect(state(/^signedIn/)).toContainText('last active');
  await expect(lamps).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('[M3] on a phone a session is a list of steps, each with what caused it @day4of12', async ({
  page,
  context,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await context.newPage();
  await portal.goto('/login');
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).tap();
  await expect(portal).toHaveURL('/dashboard');
  await page.bringToFront();
  const main = page.getByRole('main');
  const answer = main.getByRole('button', { name: /^signIn answers/ });
  await expect(answer).toContainText(/caused by \d+, session: session\.signIn/);
  await answer.tap();
  const details = main.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('heading')).toHaveText('session: signIn answers');
  await details.getByRole('button', { name: 'session: session.signIn' }).tap();
  await expect(details.getByRole('heading')).toHaveText('session: session.signIn');
  await expect(main.getByRole('button', { name: /^session\.signIn/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('[M3] on a phone long events wrap, and the section in the address is in sight @day11of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/statecharts/#/requirements?find=S1');
  const fold = page
    .locator('summary')
    .filter({ hasText: /^\d+ places?: / })
    .first();
  const words = fold.locator('> span');
  await expect(words).toBeVisible();
  const [whole, beside] = [await fold.boundingBox(), await words.boundingBox()];
  // The marker stands beside them, not above.
  expect((beside?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan(8);
  expect((whole?.height ?? 0) - (beside?.height ?? 0)).toBeLessThan(12);
  await page.goto('/statecharts/#/chart/session?mode=list');
  const row = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  // It leaves all transitions to its inner states.
  await expect(row(/^session/)).not.toContainText('transition');
  await expect(row(/^signingInWithPasskey/)).toContainText(/[1-9]\d* transitions?/);
  await page.goto('/statecharts/#/chart/session?mode=simulation');
  await expect(page.getByRole('button', { name: /^token\.seen/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/statecharts/#/conformance');
  await expect(page.getByRole('link', { name: 'Check a log' })).toBeInViewport({ ratio: 0.9 });
});

/** The focused element, and what cuts its ring: boxes that scroll, and the window. */
const focusedRing = () => {
  const part = document.activeElement;
  if (!part || part === document.body) return null;
  const { outlineWidth, outlineOffset } = getComputedStyle(part);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, right } = part.getBoundingClientRect();
  const cutting = [...document.querySelectorAll('*')]
    .filter((box) => box !== part && box.contains(part))
    .filter((box) => /auto|hidden|scroll/.test(getComputedStyle(box).overflowX))
    .map((box) => ({ name: box.className, edges: box.getBoundingClientRect() }))
    .filter(({ edges }) => left - ring < edges.left - 0.5 || right + ring > edges.right + 0.5)
    .map(({ name }) => name);
  const isOutside = left - ring < -0.5 || right + ring > window.innerWidth + 0.5;
  return { name: part.textContent, cutting: isOutside ? [...cutting, 'window'] : cutting };
};

test('[A9] [M3] on a phone the ring around what has the focus is cut by no list, drawing or edge @day6of12', async ({
  page,
}) => {
  for (const place of ['#/system?mode=drawing', '#/chart/terms?mode=drawing']) {
    await page.goto('about:blank');
    await page.goto(`/statecharts/${place}`);
    await expect(page.getByRole('group', { name: /^Drawing of/ })).toBeVisible();
    const cut: unknown[] = [];
    let [seen, ring] = [0, await page.evaluate(focusedRing)];
    do {
      await page.keyboard.press('Tab');
      ring = await page.evaluate(focusedRing);
      seen += 1;
      if (ring && ring.cutting.length > 0) cut.push(ring);
    } while (ring !== null);
    expect(seen).toBeGreaterThan(25);
    expect(cut).toEqual([]);
  }
});

test('[A9] [M3] at 200 % a simulation begins with its events, and the states it is in are a list @day6of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/statecharts/#/chart/terms?mode=simulation');
  await expect(page.getByRole('heading', { name: 'What can happen now' })).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^hidden/ })).toContainText('active');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeVisible();
});
