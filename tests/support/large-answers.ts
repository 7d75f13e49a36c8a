import type { Page, Route } from '@playwright/test';
import type { Json } from './another-network.ts';

/** 1,000,000,000,000,000: 24 letters as an amount with its cents. */
const largeFigure = 1e15;

/** Begins and ends in Arabic, with Latin, digits and brackets between: read in another order, each part moves. */
const arabicName = (name: string): string => `شركة النور ${name.slice(0, 24)} 24 (تجريبي)`;

const sums = /^(?:total|vat)$/;
const figures =
  /^(?:impressions|clicks|unique_clicks|conversions|pending|rejected|payout|sale_amount|epc|ecpm|avg_payout|amount|value|used|remaining|held|available|requested|paid|minimum|net|min_payout)$/;
const names = /^(?:name|company|company_name|firstname|lastname|account_holder|bank_name|city|street)$/;
// Of a pivot, by the dimension.
const labels = /^(?:offer|link)_id$/;

const isPage = (value: { [name: string]: Json }) => 'offset' in value;
// Of a dictionary of words, the names are the portal's own choices: EUR, Clicks.
const isThing = (value: { [name: string]: Json }) => typeof value['id'] === 'number' || !('id' in value);

function partOf(name: string, part: Json, owner: { [name: string]: Json }): Json {
  if (typeof part === 'number') {
    const isFigure = figures.test(name) || (sums.test(name) && !isPage(owner));
    return isFigure ? largeFigure : part;
  }
  if (typeof part === 'string' && /\D/.test(part)) {
    const isName = (names.test(name) && isThing(owner)) || labels.test(name);
    return isName ? arabicName(part) : part;
  }
  return largeAnswer(part);
}

/** The answer of a network whose figures are very large and whose names are written from right to left. */
function largeAnswer(value: Json): Json {
  if (Array.isArray(value)) return value.map(largeAnswer);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, partOf(name, part, value)]));
}

/** Every read answer has very large figures and names from right to left; the configuration stays. */
export async function meetLargeAnswers(page: Page): Promise<void> {
  await page.route(/\/(publisher|public)\/v\d\//, async (route: Route) => {
    const isRead = route.request().method() === 'GET' && !route.request().url().includes('/config');
    if (!isRead) return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: largeAnswer((await response.json()) as Json) });
  });
}
