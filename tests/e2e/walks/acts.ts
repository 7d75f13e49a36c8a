import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Network } from '../../support/network.ts';
import type { Walk } from './chart-walk.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Opens an address as the demo publisher. */
export const openAt =
  (address: string) =>
  async ({ page, signIn }: Walk) => {
    await signIn();
    await page.goto(address);
  };

/** Makes a call past the page, as a visitor or with a token. */
export async function callNetwork(
  network: Network,
  { method, path }: Endpoint,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<void> {
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
