import type { Page, Request } from '@playwright/test';
import * as z from 'zod/mini';
import { fileOf, fileWith } from '../support/built-file.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

const reportSchema = z.object({
  code: z.string(),
  message: z.string(),
  url: z.string(),
  locale: z.string(),
  release: z.string(),
  context: z.object({ charts: z.array(z.unknown()), events: z.array(z.unknown()), shadow: z.null() }),
});

const isReport = (request: Request) => request.url().endsWith('/public/v1/error-logs');

/** The reports that a page has sent so far, each once: one that a reload interrupts is sent again. */
function collectReports(page: Page) {
  const reports: z.infer<typeof reportSchema>[] = [];
  page.on('request', (request) => {
    if (!isReport(request)) return;
    const report = reportSchema.parse(request.postDataJSON());
    if (!reports.some(({ code }) => code === report.code)) reports.push(report);
  });
  return reports;
}

/** How many requests of a page are under way. */
function countOpen(page: Page): () => number {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close).on('requestfailed', close);
  return () => open.size;
}

/** An error that nobody catches, out of one place for each message. */
const breakAt = (page: Page, message: string) =>
  page.evaluate((text) => void Promise.reject(new Error(text)), message);

const codeIn = async (page: Page, text: RegExp) =>
  (await page.getByText(text).first().textContent())?.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];

test('[E13] an answer that cannot be read and an error nobody caught are reported once, with a code that operators find @day4of12', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/It broke|net::ERR_/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const reports = collectReports(page);
  await page.route('**/publisher/v1/approvals?*', (route) => route.fulfill({ json: { data: 'none' } }));
  await page.goto('/live-offers');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('Data loading failed.');
  const shown = await failed.getByRole('code').textContent();
  expect(shown).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
  await failed.getByRole('button', { name: 'Copy error code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await failed.getByRole('button', { name: 'Refresh' }).click();
  await expect(failed).toContainText('Data loading failed.');
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toEqual({
    code: shown,
    message: 'UNEXPECTED_ANSWER GET /publisher/v1/approvals',
    url: '/live-offers',
    locale: 'en',
    release: expect.stringMatching(/^[\w.-]{7,}$/),
    context: expect.objectContaining({
      charts: expect.arrayContaining([{ chart: 'session', active: [expect.stringMatching(/^session\./)] }]),
    }),
  });
  const { access_token: token } = await network.signIn('operator');
  const authorization = `Bearer ${token}`;
  const find = async (): Promise<unknown> => {
    const answer = await page.request.get(`/publisher/v1/error-logs?code=${shown}`, {
      headers: { authorization },
    });
    return answer.json();
  };
  await expect.poll(find).toMatchObject({ data: { total: 1, data: [{ code: shown, url: '/live-offers' }] } });

  // Below an offer the report names the pattern, not the offer; without a connection it waits, over a reload too.
  const open = countOpen(page);
  const notices = page.waitForResponse(fileOf('app/shell/mobile-drawer.tsx'));
  await page.goto('/live-offers/1/live');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await notices;
  await expect.poll(open).toBe(0);
  reports.length = 0;
  await context.setOffline(true);
  await breakAt(page, 'It broke for someone@portal.test at /live-offers/1?ott=secret');
  await expect(page.getByText('Something did not work as it should')).toBeVisible();
  const copy = page.locator('[data-toast]').getByRole('button', { name: 'Copy error code' });
  // As high as all buttons of toasts.
  expect(await copy.first().evaluate(({ clientHeight }) => clientHeight + 2)).toBe(28);
  const code = await codeIn(page, /It has been reported\. Error code:/);
  await breakAt(page, 'It broke for someone@portal.test at /live-offers/1?ott=secret');
  expect(reports).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('error-reports'))).not.toMatch(/someone@|secret/);
  await context.setOffline(false);
  await page.reload();
  await expect
    .poll(() => reports.map(({ message, url, code: sent }) => [message, url, sent]))
    .toEqual([['It broke for [address] at /live-offers/1', '/live-offers/{id}/{type}', code]]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('error-reports'))).toBeNull();

  // A few a minute, however many errors there are.
  for (let nth = 0; nth < 9; nth += 1) await breakAt(page, `It broke again ${nth}`);
  await expect.poll(() => reports.length).toBe(6);
});

test('[E13] [E12] a screen that breaks leaves the portal around it, with a code and a way out @day6of6', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/It broke/);
  await signIn();
  // The build hands a screen on under a letter of its own choice.
  const names = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `all as ${letter}`).join(', ');
  const body = `function Screen() { throw new Error('It broke') } const all = { default: Screen }; export { Screen as default, ${names} }`;
  await page.route(fileWith('screens/analytics/analytics-screen.tsx'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/postbacks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postbacks');
  const reports = collectReports(page);
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page has run into an error');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => reports.map(({ message, url, code }) => [message, url, code]))
    .toEqual([['It broke', '/analytics', await main.getByRole('code').textContent()]]);
  await main.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
