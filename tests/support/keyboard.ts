import { expect, type Locator, type Page } from '@playwright/test';

type Stop = {
  isThere: boolean;
  isPast: boolean;
  fault: string | null;
};

// `fault` is null when the stop is visible. Runs in the page.
function inspect(target: Element): Stop {
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
    isThere: at === target,
    isPast: all.indexOf(target) < all.indexOf(at),
    fault: isSeen ? ringless : `${name} has the focus and is hidden`,
  };
}

// More than any page has.
const mostStops = 150;

/** A visitor without a mouse; every stop of the Tab key must be visible. */
export function keyboardOf(page: Page) {
  const { keyboard } = page;

  // Fails on an invisible stop, and where nothing is focused any more.
  async function to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < mostStops; stops++) {
      const { isThere, isPast, fault } = await target.evaluate(inspect);
      // Nothing is focused before the first stop of a page, or the whole screen is.
      if (stops > 0) expect(fault).toBe(null);
      if (isThere) return;
      await keyboard.press(isPast ? 'Shift+Tab' : 'Tab');
    }
    await expect(target).toBeFocused();
  }

  async function find(opener: Locator, text: string): Promise<void> {
    await to(opener);
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.type(text);
  }

  return {
    to,
    press: async (target: Locator, key = 'Enter') => {
      await to(target);
      await keyboard.press(key);
    },
    type: async (target: Locator, text: string) => {
      await to(target);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    /** Opens a menu, and types the beginning of an entry once it is focused. */
    find,
    /** Chooses an entry of a menu by its beginning. */
    choose: async (opener: Locator, text: string) => {
      await to(opener);
      await keyboard.press('Enter');
      // What a row offers changes once its list has come anew.
      await expect(page.getByRole('menuitem', { name: text })).toBeVisible();
      await expect(page.getByRole('menu')).toBeFocused();
      await keyboard.type(text);
      await keyboard.press('Enter');
    },
    /** Closes a layer, which listens a frame after it is focused; the focus returns to its opener. */
    close: async (layer: Locator, opener: Locator) => {
      await expect(layer).toBeVisible();
      await expect(async () => {
        await keyboard.press('Escape');
        await expect(layer).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(opener).toBeFocused();
    },
    /** Where the focus has come by itself. */
    pressFocused: async (target: Locator) => {
      await expect(target).toBeFocused();
      await keyboard.press('Enter');
    },
    isAt: (target: Locator) => expect(target).toBeFocused(),
  };
}
