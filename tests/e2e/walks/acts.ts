import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Endpoint } from '#contract/endpoint.ts';
import { accounts, password, type Network } from '../../support/network.ts';
import { typeInto } from '../../support/type-into.ts';
import type { Walk } from './chart-walk.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Without the pointer, which may rest elsewhere. */
export const pressByKey = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
export const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Opens an address as the demo publisher. */
export const openAt =
  (address: string) =>
  async ({ page, signIn }: Walk) => {
    await signIn();
    await page.goto(address);
  };

/** As nothing had happened. The page is left first: what it still asks for would end the session of the next one. */
export async function startOver({ page, context, network }: Walk): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await context.clearCookies();
  await network.reset();
}

/** At the login. */
export async function enterPassword({ page }: Pick<Walk, 'page'>): Promise<void> {
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await press(page, 'Sign in');
}

/** At the login, which the dialog about the end of a session leads to. */
export async function signInByForm(walk: Walk): Promise<void> {
  const { page } = walk;
  const again = page.getByRole('button', { name: 'Click here to login' });
  await again.or(page.getByLabel('Email')).first().waitFor();
  if (await again.isVisible()) await again.click();
  await enterPassword(walk);
  await page.getByRole('button', { name: accounts.publisher }).waitFor();
}

/** An endpoint at one of its rows. */
export const at = (endpoint: Endpoint, id: number | string): Endpoint => ({
  ...endpoint,
  // Still one, with the id in it.
  path: endpoint.path.replace('{id}', String(id)) as Endpoint['path'],
});

/** Makes a call past the page, as a visitor or with a token; what it answers. */
export async function callNetwork(
  network: Network,
  { method, path }: Endpoint,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<unknown> {
  network.touch();
  const answer = await fetch(network.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

/** Makes a call as another tab of the demo publisher does. */
export async function callElsewhere(network: Network, endpoint: Endpoint, body?: unknown): Promise<void> {
  const { access_token: token } = await network.signIn('publisher');
  await callNetwork(network, endpoint, { token, ...(body !== undefined && { body }) });
}

/** The link of the newest mail. */
export async function newestLink(network: Network): Promise<string> {
  const link = (await network.outbox()).find((mail) => mail.link !== null)?.link;
  if (!link) throw new Error('No mail has a link');
  return link;
}

export const broken = { status: 500, code: 'INTERNAL_SERVER_ERROR' } as const;
