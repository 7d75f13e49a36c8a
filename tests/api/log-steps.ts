import { expect } from 'vitest';
import { type TestNetwork, read, readList } from './network.ts';

type Call = 'conversions' | 'clicks';
type Options = { bearer?: string; language?: string };

/** Reads the logs of a network by the token that is there by then. */
export function logSteps(network: TestNetwork, token: string) {
  const ask = (call: string, query: string, { bearer = token, language = 'en' }: Options = {}) =>
    network.request(`/publisher/v2/analytics/${call}?${query}`, {
      token: bearer,
      headers: { 'accept-language': language },
    });
  /** Every page, with the number of rows on each. */
  const walk = async (call: Call, query: string, options: Options = {}) => {
    const rows: unknown[] = [];
    const pages: number[] = [];
    let cursor = '';
    do {
      const { status, body } = await ask(call, `${query}${cursor && `&cursor=${cursor}`}`, options);
      expect(status).toBe(200);
      const found = readList(body, 'data.data');
      rows.push(...found);
      pages.push(found.length);
      const next = read(body, 'data.next_cursor');
      cursor = typeof next === 'string' ? next : '';
    } while (cursor !== '');
    return { rows, pages };
  };
  return { ask, walk };
}
