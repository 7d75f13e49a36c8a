import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import type { Network } from '../support/network.ts';
import { expect } from '../support/portal.ts';

export const overview = z.object({ data: contract.analytics.overview.answer.schema });

/** What the network itself answers the publisher. */
export async function askNetwork(network: Network, path: string): Promise<unknown> {
  const { access_token: token } = await network.signIn('publisher');
  const answer = await fetch(network.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.json();
}

export const inOneLine = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
