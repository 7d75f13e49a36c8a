import { expect, type Route } from '@playwright/test';
import { passTime } from '../../support/slow-timers.ts';
import { typeInto } from '../../support/type-into.ts';
import { openAt } from './acts.ts';
import type { Walk } from './chart-walk.ts';

/** What each search of the wall reads; suggested offers are read once. */
type Read = 'rows' | 'counts' | 'suggested';

/** Who leaves the box waits for no pause in what they type. */
async function enter({ page }: Walk, text: string) {
  const box = page.getByRole('searchbox', { name: 'Search by name or ID' });
  await typeInto(box, text);
  await box.press('Tab');
}

/** So that none is in the cache. */
let searches = 0;

/** The page has read what was answered before: it now asks for something else, and has that answer too. */
export const hasRead = ({ page }: Walk): Promise<void> =>
  page.evaluate(async () => {
    await (await fetch('/')).text();
  });

async function answer(walk: Walk, read: Read, answerBy: (route: Route) => Promise<void>) {
  const route = await walk.gate.take(read);
  const finished = walk.page.waitForEvent('requestfinished', (request) => request === route.request());
  await answerBy(route);
  await finished;
  await hasRead(walk);
}

/** At the wall, where a retry comes after exactly the pause that it is spread over. */
export async function openWall(walk: Walk): Promise<void> {
  searches = 0;
  await walk.page.addInitScript(() => {
    Math.random = () => 0;
  });
  await openAt('/offer-wall')(walk);
  // Each: what stays without an answer fails after 40 s, which is an outage to the chart.
  for (const read of ['rows', 'counts', 'suggested'] as const) await succeed(walk, read);
  // An answer to what the page still loads would be one of the network.
  await walk.page.waitForLoadState('networkidle');
}

/** Searches for what was not searched for yet. */
export async function search(walk: Walk): Promise<void> {
  await enter(walk, (searches++).toString(36));
  await walk.gate.holds('rows');
  await walk.gate.holds('counts');
}

export const succeed = (walk: Walk, read: Read): Promise<void> =>
  answer(walk, read, (route) => route.continue());

/** The next attempt comes after a second, or after as many as the network asks for. */
export const fail = (walk: Walk, read: Read, seconds = 0): Promise<void> =>
  answer(walk, read, (route) =>
    route.fulfill({ status: 502, headers: { 'retry-after': String(seconds) }, json: {} }),
  );

/** The attempts that wait for their second are made, if they may be. */
export async function passSecond(walk: Walk): Promise<void> {
  await passTime(walk.page, 1000);
  await hasRead(walk);
}

/** Takes the search back: what it reads is given up, and what was there before is kept. */
export async function takeBack(walk: Walk): Promise<void> {
  await enter(walk, '');
  await expect(walk.page).toHaveURL('/offer-wall');
  await hasRead(walk);
  for (const read of ['rows', 'counts']) walk.gate.forget(read);
}
