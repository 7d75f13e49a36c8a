import type { Page } from '@playwright/test';
import { createHostility } from '../security/hostile-answers.ts';
import { expect, test } from '../support/portal.ts';

/** What the portal itself never makes, however it is written, and what it must not have made of a text. */
const foreign = [
  'iframe',
  'object',
  'embed',
  'base',
  'math',
  'hostile-element',
  'svg script',
  'img[src="x"]',
  '[srcdoc]',
  'meta[http-equiv=refresh]',
  'link[href*="evil.test"]',
  'form[action*="evil.test"]',
].join(', ');

/** Everything on the page that is more than text, and everything that leads where it must not. */
const traces = (page: Page) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll('*')];
    const handlers = all.filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    const addresses = [
      ...document.querySelectorAll<HTMLElement>('[href], [src], [action], [formaction]'),
    ].flatMap((element) =>
      ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    const opened = [...document.querySelectorAll<HTMLAnchorElement>('a[target]')];
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    const outermost = all.filter(
      (element) => sticksOut(element) && !(element.parentElement && sticksOut(element.parentElement)),
    );
    const nameOf = (element: Element) =>
      `${element.getAttribute('class')}: ${element.textContent.slice(0, 40)}`;
    return {
      elements: [...document.querySelectorAll(selector), ...handlers].map(({ outerHTML }) =>
        outerHTML.slice(0, 200),
      ),
      addresses: addresses.filter((address) => {
        const url = URL.parse(address, location.href);
        const isPicture = /^data:image\/(png|webp|svg\+xml)[;,]/.test(address) && !address.includes('onload');
        return !isPicture && !(url && /^https?:$/.test(url.protocol));
      }),
      openers: opened
        .filter(({ rel }) => !rel.includes('noopener'))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ran: 'hostile' in window,
      overflow:
        document.documentElement.scrollWidth > window.innerWidth ? outermost.map(nameOf).slice(0, 5) : [],
    };
  }, foreign);
const clean = { elements: [], addresses: [], openers: [], ran: false, overflow: [] };

/** The page at two widths holds nothing but text. */
async function expectText(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft({ address, width, ...(await traces(page)) }).toEqual({ address, width, ...clean });
  }
}

const screens = [
  '/dashboard',
  '/analytics',
  '/analytics?tab=pivot',
  '/offer-wall?view=table&offer=48213',
  '/live-offers?tab=live',
  '/live-offers?tab=pending',
  '/live-offers/1/live',
  '/live-offers/1/live?tab=tracking-links',
  '/postbacks?edit=1',
  '/profile',
];

test('[T1] texts and links of others stay texts, and break no page @day2of12', async ({
  page,
  signIn,
  problems,
}) => {
  test.slow();
  // Names of pictures that the network does not have, and what looks like a tag within a sentence: it is left out.
  problems.allow(/^404 GET \/storage\/|Can't use element at index/);
  const { poison, reached } = createHostility();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await poison(page);
  await expectText(page, '/login');
  await expectText(page, '/offers');
  await signIn();
  for (const address of screens) {
    await test.step(address, () => expectText(page, address));
  }
  expect(dialogs).toEqual([]);
  expect(problems.unexpected()).toEqual([]);
  expect([...reached].filter(([, places]) => places.size < 3).map(([text]) => text)).toEqual([]);
});
