import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';

/** Changes the network's answers, before the page is opened. */
export type Answers = (page: Page) => Promise<void>;

// Without the bootstrap requests.
const screenData =
  /\/(publisher\/v1\/(?!config|user-profile|dict\/|tags\/)|publisher\/v2\/(?!analytics\/dict-kpi)|public\/v1\/(?!dict\/|tags\/|error-logs))/;
const startData = /\/(publisher\/v1\/(config|user-profile|dict\/)|public\/v1\/dict\/|storage\/dict\.json)/;

const answering =
  (pattern: RegExp, handler: (route: Route) => Promise<void>): Answers =>
  async (page) => {
    // A page that is left does not wait for its answers.
    await page.route(pattern, (route) => handler(route).catch(() => route.abort().catch(() => undefined)));
  };

const profile = /\/publisher\/v1\/user-profile/;

// Never answered: the route is dropped with its page.
const held = () => Promise.resolve();

const refused = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, errors: [{ code, description: code }] } });

const listPage = z.object({ data: z.object({ data: z.array(z.unknown()) }) });
const noRows = { data: { data: [], total: 0, limit: 10, offset: 0 }, meta: { api_version: '1.0.0' } };

// Lists lose their rows, figures of analytics become 0, everything else stays.
async function emptied(route: Route): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json();
  const zero = (_: string, value: unknown) => (typeof value === 'number' ? 0 : value);
  const isAnalytics = route.request().url().includes('/analytics/');
  const figures: unknown = isAnalytics ? JSON.parse(JSON.stringify(body), zero) : body;
  await route.fulfill({
    response,
    json: listPage.safeParse(body).success && !isAnalytics ? noRows : figures,
  });
}

// After its one automatic reload: now the page says what is missing.
async function withoutScreenCode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.host !== '') sessionStorage.setItem('reloaded', 'yes');
  });
  await answering(/-screen-[^/]*\.js$/, (route) => route.abort())(page);
}

export const answers = {
  starting: answering(startData, held),
  loading: answering(screenData, held),
  failed: answering(screenData, refused(500, 'INTERNAL_SERVER_ERROR')),
  empty: answering(screenData, emptied),
  profileHeld: answering(profile, held),
  profileAsGiven: (page) => page.unroute(profile),
  /** The network's own answers again. */
  asGiven: (page) => page.unroute(screenData),
  expired: answering(screenData, refused(401, 'UNAUTHENTICATED')),
  suspended: answering(screenData, refused(403, 'ACCOUNT_SUSPENDED')),
  withoutDictionaries: answering(/\/storage\/dict\.json/, refused(404, 'NOT_FOUND_HTTP_EXCEPTION')),
  withoutScreenCode,
} satisfies Record<string, Answers>;
