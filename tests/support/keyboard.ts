import { expect, type Locator, type Page } from '@playwright/test';

type Stop = {
  isThere: boolean;
  /** The wanted control stands before it. */
  isPast: boolean;
  fault: string | null;
};

/** The stop at which the keys are; `fault` is null when it is seen. Runs in the page. */
function inspect(wanted: Element): Stop {
  const at = document.activeElement;
  if (!at || at === document.body) return { isThere: false, isPast: false, fault: 'nothing has the focus' };
  const isRinged = (part: Element | null | undefined) =>
    part &&
    getComputedStyle(part).outlineStyle !== 'none' &&
    Number.parseFloat(getComputedStyle(part).outlineWidth) >= 2;
  const around = [at, at.nextElementSibling, at.parentElement, at.parentElement?.parentElement];
  const shown = at.closest('label') ?? at;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [from, to] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
  const [above, below] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  const isSeen = [0.1, 0.5, 0.9].some((x) =>
    [0.2, 0.5, 0.8].some((y) => {
      const found = document.elementFromPoint(from + (to - from) * x, above + (below - above) * y);
      return found && (shown.contains(found) || found.contains(at) || found.closest('[data-scope=toast]'));
    }),
  );
  const name = `${at.tagName.toLowerCase()} “${(at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 50)}”`;
  const ringless = around.some(isRinged) ? null : `${name} shows no focus`;
  const all = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')];
  return {
    isThere: at === wanted,
    isPast: all.indexOf(wanted) < all.indexOf(at),
    fault: isSeen ? ringless : `${name} has the focus and is hidden`,
  };
}

/** More than any page has. */
const mostStops = 150;

/** A visitor without a mouse: the Tab key from stop to stop, each of which must be seen. */
export function keyboardOf(page: Page) {
  const { keyboard } = page;

  /** Tabs to a control, forward or back; fails on a stop that nobody sees, and where nothing has the focus any more. */
  async function to(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let stops = 0; stops < mostStops; stops++) {
      const { isThere, isPast, fault } = await wanted.evaluate(inspect);
      // Before the first stop of a page nothing has the focus; where a screen begins its focus is at the whole of it.
      if (stops > 0) expect(fault).toBe(null);
      if (isThere) return;
      await keyboard.press(isPast ? 'Shift+Tab' : 'Tab');
    }
    await expect(wanted).toBeFocused();
  }

  return {
    to,
    press: async (wanted: Locator, key = 'Enter') => {
      await to(wanted);
      await keyboard.press(key);
    },
    type: async (wanted: Locator, text: string) => {
      await to(wanted);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    /** Opens a menu, which hears letters once it has the focus, and writes the beginning of an entry. */
    find: async (opener: Locator, text: string) => {
      await to(opener);
      await keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeFocused();
      await keyboard.type(text);
    },
    /** Closes a layer; the focus goes back to what had opened it. A layer hears the key a frame after it has the focus. */
    close: async (layer: Locator, opener: Locator) => {
      await expect(layer).toBeVisible();
      await expect(async () => {
        await keyboard.press('Escape');
        await expect(layer).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(opener).toBeFocused();
    },
    /** What has been done leaves the focus here. */
    isAt: (wanted: Locator) => expect(wanted).toBeFocused(),
  };
}
