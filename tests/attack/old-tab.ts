import type { Page, Route } from '@playwright/test';
import { portalVersionHeader } from '#contract/portal-version.ts';
import { typeInto } from '../support/type-into.ts';
import { createFindings, type BrowserAttack } from './attack.ts';
import { enter, settled } from './forged-events.ts';

const screens = ['Analytics', 'Offer Wall', 'Pending & Live Offers', 'Postbacks'] as const;
const mostLoads = 1;

function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) =>
    key === 'status' && typeof inner === 'string' ? [key, 'archived_by_next_release'] : [key, newer(inner)],
  );
  return { ...Object.fromEntries(entries), added_by_next_release: { nested: [1, null, 'x'] } };
}

// A network one release ahead: fields and states that this version does not know.
async function answerNewer(route: Route) {
  const response = await route.fetch();
  const headers: Record<string, string> = { ...response.headers(), [portalVersionHeader]: 'next-release' };
  const isJson = (headers['content-type'] ?? '').includes('json');
  if (!isJson) return route.fulfill({ response, headers });
  return route.fulfill({ response, headers, json: newer(await response.json()) });
}

const isWhite = async (page: Page) => (await page.locator('body').innerText()).trim() === '';

export const oldTab: BrowserAttack = {
  name: 'a tab of an old version',
  bound: `with a newer network every screen shows something, nothing throws, what is typed stays, the portal offers to reload and never reloads more than ${mostLoads} time by itself`,
  run: async ({ url }, context) => {
    const { note, findings } = createFindings();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await enter(page, url);
    await page.goto(`${url}/profile`);
    const messenger = page.getByRole('textbox', { name: 'Messenger' });
    await typeInto(messenger, 'typed before the release');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.route(/\/publisher\/v1\//, answerNewer);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const offer = page.getByRole('status').filter({ hasText: 'new version' });
    const save = page.getByRole('button', { name: 'Save' }).first();
    await save.click();
    const isOffered = await offer.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    note(isOffered ? 'reload offered' : 'no offer to reload', 'profile', isOffered);
    const typed = await messenger.inputValue();
    note(
      typed === 'typed before the release' ? 'typed text stays' : 'typed text lost',
      typed,
      typed.startsWith('typed before'),
    );
    for (const name of screens) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
      if (await leave.isVisible()) await leave.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await settled(page);
      const held = !(await isWhite(page));
      note(held ? 'screen shown' : 'white screen', name, held);
    }
    note(`errors: ${errors.length}`, errors.join('; '), errors.length === 0);
    note(`loads by itself: ${loads}`, 'all screens', loads <= mostLoads);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    return findings();
  },
};
