import type { Page, Route } from '@playwright/test';
import * as fc from 'fast-check';
import { accounts } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { changed, changes, newer, placesOf, type Json } from '../support/another-network.ts';
import { inTurn, isWholeProduct } from '../support/whole-product.ts';

type Strange = (body: Json) => Json;

/** Changes one part of each answer, in another way for each seed: of a list one field of its first row, or all of that row. */
function oneChange(seed: number): Strange {
  const shares = fc.sample(fc.double({ min: 0, max: 0.999, noNaN: true }), { seed, numRuns: 1000 }).values();
  const oneOf = <Item>(items: readonly Item[]) =>
    items[Math.floor((shares.next().value ?? 0) * items.length)];
  return (body) => {
    const places = placesOf(body).filter(
      (place) => place[0] === 'data' && place.length > 1 && !(place.length === 2 && place[1] === 'data'),
    );
    const [place, change] = [oneOf(places), oneOf(changes)];
    return place && change ? changed(body, place, change) : body;
  };
}

/** Every answer that reads comes from a network that is newer than the portal. */
async function meetAnotherNetwork(page: Page, strange: Strange) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/(publisher|public)\/v\d\//, async (route: Route) => {
    const isRead = route.request().method() === 'GET' && !route.request().url().includes('/config');
    if (!isRead) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as Json;
    return route.fulfill({ response, json: strange(json) });
  });
}

/** What shows a reader, or a drawing, that something was not there. */
const signs = /run into an error|NaN|undefined|\[object|Invalid Date/g;
const failed = /Data loading failed/g;

/** Screens, each with a row or a part that stands beside what is strange. */
const everyTime = [
  ['/dashboard', 'Stromwechsel24 – Ökostrom lead'],
  ['/analytics?tab=pivot', 'Sonar – Premium by carrier billing'],
  ['/offer-wall', 'Mira – hearing test appointment'],
  ['/live-offers', 'Sparfuchs – overnight deposit'],
  ['/live-offers?tab=pending', 'Aurora Broadband – fibre lead'],
  ['/live-offers?tab=campaigns', 'Mattress tests'],
  ['/live-offers/1/live', 'Lumen VPN – 24-month plan'],
  ['/postbacks', 'Old tracker'],
  ['/profile?tab=billing', 'Company name'],
] as const;
const inTheWholeProduct = [
  ['/analytics?range=last-7-days', 'Earnings'],
  ['/live-offers/1/live?tab=tracking-links', 'Tracking links'],
  ['/live-offers/1/live?tab=banners', 'Banners'],
  ['/live-offers/1/live?tab=payouts', 'Payouts'],
  ['/live-offers/1/live?tab=caps', 'Caps'],
  ['/live-offers/1/live?tab=campaigns', 'Campaigns'],
  ['/profile', 'Account'],
] as const;
const screens = isWholeProduct ? [...everyTime, ...inTheWholeProduct] : everyTime;
const seeds = Array.from({ length: isWholeProduct ? 20 : 1 }, (_, nth) => nth + 1);

for (const [nth, [path, neighbour]] of screens.entries()) {
  test(`[P4] [L2] ${path} on another network: what is missing or unknown costs its cell, the screen and its other rows stay ${inTurn(nth + 5, 12)}`, async ({
    page,
    signIn,
    problems,
  }) => {
    test.setTimeout(60_000 * (seeds.length + 1));
    await signIn();
    // What is asked for by a number that came as none is refused.
    problems.allow(/^4\d\d GET /);
    let refused = 0;
    page.on('response', (response) => {
      if (response.status() >= 400) refused += 1;
    });
    for (const strange of [newer, ...seeds.map(oneChange)]) {
      await meetAnotherNetwork(page, strange);
      refused = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const html = await page.locator('body').innerHTML();
      expect({ strange: strange.name, signs: html.match(signs) }).toEqual({
        strange: strange.name,
        signs: null,
      });
      expect(refused > 0 || html.match(failed) === null).toBe(true);
      await expect(page.getByRole('main').getByText(neighbour).first()).toBeVisible();
    }
  });
}

test('[P4] [E13] rows of a newer network: an unknown status stands in its words, a row without its id is left out, with one toast and one report @day6of6', async ({
  page,
  signIn,
}) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/public/v1/error-logs')) reports.push(request.postDataJSON());
  });
  const names: string[] = [];
  await page.route('**/publisher/v1/approvals?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data: { data: (Record<string, Json> & { offer: { name: string } })[] };
    };
    const [first, second, ...rest] = body.data.data;
    names.splice(0, names.length, ...rest.map(({ offer }) => offer.name));
    const rows = [{ ...first, status: 'on-hold', paused: false }, { ...second, id: null }, ...rest];
    return route.fulfill({ response, json: { ...body, data: { ...body.data, data: rows } } });
  });
  await signIn();
  await page.goto('/live-offers?tab=pending');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.getByText('On hold').locator('..')).toHaveClass(/badge--tone_neutral/);
  for (const name of names) await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('1 entry could not be shown')).toHaveCount(1);
  expect(reports).toHaveLength(1);
});

test('[P4] [A5] a partner of a status that nobody knows keeps name and address in the frame, and may change things @day3of6', async ({
  page,
  signIn,
}) => {
  await page.route('**/publisher/v1/user-profile', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { partner: Record<string, Json> } };
    body.data.partner['status'] = 'on-probation';
    return route.fulfill({ response, json: body });
  });
  await signIn();
  await page.goto('/live-offers');
  const user = page.getByRole('button', { name: accounts.publisher });
  await user.click();
  await expect(page.getByRole('menu').getByText('Nora', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeEnabled();
});
