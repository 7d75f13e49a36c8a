import type { Page } from '@playwright/test';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';
import type { Press, WritingCall } from './press.ts';
import { rounds } from './presses.ts';

const resources: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const times = 5;

function endpointOf(call: WritingCall): Endpoint {
  const [resource = '', name = ''] = call.split('.');
  const endpoint = resources[resource]?.[name];
  if (!endpoint) throw new Error(`There is no call ${call}`);
  return endpoint;
}

/** Signing out is always free, and terms are asked about once the user is known. */
const neverHeld: ReadonlySet<WritingCall> = new Set(['session.signOut', 'account.acceptTerms']);
/** Nothing that a publisher changes is offered before it is known who acts for whom. */
const isHeld = (call: WritingCall) =>
  (endpointOf(call).auth ?? 'publisher') === 'publisher' && !neverHeld.has(call);

/** What was sent is told by the call that it is: `PUT /publisher/v1/postbacks/{id}`. */
const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isRoute = ({ path }: Endpoint, pathname: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/** Holds the answers of all writes until all presses are done. */
async function holdWrites(page: Page) {
  const sent: string[] = [];
  let held: PromiseWithResolvers<boolean> | null = null;
  await page.route(/\/(?:oauth|password|public|publisher)\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET') return route.fallback();
    const refuse = () => route.fulfill({ status: 403, json: { code: 'FORBIDDEN', errors: [] } });
    // A page reads by POST what its link would undo, whenever it has loaded.
    if (isRoute(endpointOf('accountChanges.read'), pathname)) return refuse();
    sent.push(`${request.method()} ${pathname}`);
    if (await held?.promise) return route.continue();
    return refuse();
  });
  return async ({ call, button, passes = false }: Press) => {
    const target = await button(page);
    if (isHeld(call)) {
      await expect(target, `${call} waits where changes are on hold`).toHaveAttribute('data-writes');
    }
    sent.length = 0;
    held = Promise.withResolvers();
    await target.click({ clickCount: times });
    for (let time = 0; time < times; time += 1) await page.keyboard.press('Enter');
    await expect.poll(() => sent.length, call).toBe(1);
    const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
    held.resolve(passes);
    held = null;
    await answered;
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const endpoint = endpointOf(call);
    const told = sent.map((one) => {
      const [method = '', path = ''] = one.split(' ');
      return method === endpoint.method && isRoute(endpoint, path) ? routeOf(endpoint) : one;
    });
    expect(told, call).toEqual([routeOf(endpoint)]);
  };
}

for (const [nth, [name, { as, visits }]] of Object.entries(rounds).entries()) {
  test(`[P2] [O3] buttons ${name}, pressed five times and five times more by Enter, write once ${inTurn(nth * 3 + 11, 12)}`, async ({
    page,
    signIn,
    problems,
  }) => {
    // Refused on purpose; and the application that was withdrawn is asked for once more.
    problems.allow(/^403 |^404 GET \/publisher\/v1\/approvals\/28$/);
    if (as) await signIn(as);
    const press = await holdWrites(page);
    for (const { at, presses } of visits) {
      await page.goto(at);
      for (const one of presses) await press(one);
    }
  });
}
