import { expect, type Page } from '@playwright/test';

declare global {
  // In pages of tests only.
  var announced: string[];
}

// Records announcements of live regions. Runs in the page.
function listen(): void {
  const regions = '[aria-live], [role=status], [role=alert], [role=log]';
  const registered = new WeakSet<Element>();
  const announcedTexts = new WeakMap<Element, string>();
  globalThis.announced = [];
  const announce = (region: Element) => {
    const text = (region.textContent ?? '').trim();
    if (region.getAttribute('aria-live') === 'off' || announcedTexts.get(region) === text) return;
    announcedTexts.set(region, text);
    // Alerts are announced on insertion, other live regions only if they existed before: many screen readers are
    // silent otherwise.
    const isAnnounced = region.matches('[role=alert]') || registered.has(region);
    if (isAnnounced && text !== '') globalThis.announced.push(text);
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
    changed.forEach(announce);
    for (const region of document.querySelectorAll(regions)) registered.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records announcements in pages opened from now on. */
export async function screenReaderOf(page: Page) {
  await page.addInitScript(listen);
  return {
    announces: async (...texts: (string | RegExp)[]) => {
      const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
      await expect.poll(() => page.evaluate(() => globalThis.announced)).toEqual(expected);
      await page.evaluate(() => globalThis.announced.splice(0));
    },
    forgets: () => page.evaluate(() => void globalThis.announced.splice(0)),
  };
}
