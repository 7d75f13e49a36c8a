import type { Page, Request } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/portal.ts';
import { fileOf } from '../support/built-file.ts';
import { root } from '../support/project.ts';
import { production } from '../support/route-table.ts';
import { sampleAddress } from '../support/sample-address.ts';

declare global {
  // In the pages of this test only.
  var keysShown: string[];
}

const assets = path.join(root, 'dist/assets');

/** The keys of all English texts, which stand where a text is missing. */
const keys = readdirSync(assets)
  .filter((file) => /^en-.*\.js$/.test(file))
  .flatMap((file) => [...readFileSync(path.join(assets, file), 'utf8').matchAll(/"([\w-]{6})":/g)])
  .map(([, key = '']) => key);

// Runs in the page before anything of its own.
function watchTexts(known: readonly string[]) {
  const all = new Set(known);
  globalThis.keysShown = [];
  const note = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let at: Node | null = texts.currentNode; at; at = texts.nextNode()) {
      const text = at.nodeValue?.trim() ?? '';
      if (all.has(text)) globalThis.keysShown.push(text);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) note(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits until nothing but what is held back is on its way, for half a second. */
function followRequests(page: Page, held: string) {
  const pending = new Set<Request>();
  let since = performance.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    since = performance.now();
    if (!request.url().endsWith(held.replace('**', ''))) change(request);
  };
  page.on(
    'request',
    note((request) => pending.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(
      end as 'requestfinished',
      note((request) => pending.delete(request)),
    );
  }
  return () =>
    expect.poll(() => pending.size === 0 && performance.now() - since > 500, { timeout: 30_000 }).toBe(true);
}

const screens = Object.entries(production.routes).filter(([, { access }]) => access === 'publisher');

test('[A12] no screen shows the key of a text while the texts of what comes later are on their way @day6of12', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn();
  await page.addInitScript(watchTexts, keys);
  const texts = fileOf('../locales/screens/en.po?common?lingui');
  await page.route(texts, () => undefined);
  const settled = followRequests(page, texts);
  for (const [name] of screens) {
    const address = sampleAddress(production.routes, name as keyof typeof production.routes);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    expect(await page.evaluate(() => globalThis.keysShown), address).toEqual([]);
  }
});
