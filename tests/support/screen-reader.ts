import { expect, type Page } from '@playwright/test';

declare global {
  // In the pages of tests that listen only.
  var announced: string[];
}

/** Notes what a screen reader tells by itself. Runs in the page. */
function listen(): void {
  const regions = '[aria-live], [role=status], [role=alert], [role=log]';
  const known = new WeakSet<Element>();
  const said = new WeakMap<Element, string>();
  globalThis.announced = [];
  const tell = (region: Element) => {
    const text = (region.textContent ?? '').trim();
    if (region.getAttribute('aria-live') === 'off' || said.get(region) === text) return;
    said.set(region, text);
    // An alert is heard as it comes, anything else only where its place stood there before: many readers are silent otherwise.
    if (text !== '' && (region.matches('[role=alert]') || known.has(region))) globalThis.announced.push(text);
  };
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (around) changed.add(around);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        if (added.matches(regions)) changed.add(added);
        for (const inside of added.querySelectorAll(regions)) changed.add(inside);
      }
    }
    changed.forEach(tell);
    for (const region of document.querySelectorAll(regions)) known.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Who listens to the pages that come: all that is told since it was last asked for, word by word. */
export async function screenReaderOf(page: Page) {
  await page.addInitScript(listen);
  return {
    hears: async (...texts: (string | RegExp)[]) => {
      const wanted = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
      await expect.poll(() => page.evaluate(() => globalThis.announced)).toEqual(wanted);
      await page.evaluate(() => globalThis.announced.splice(0));
    },
    forgets: () => page.evaluate(() => void globalThis.announced.splice(0)),
  };
}
