import { expect, type Page } from '@playwright/test';

// One line per text without enough room. Runs in the page.
function crowdedTexts(): string[] {
  const found = new Set<string>();
  const tell = (what: string, element: Element) => {
    const words = (element.textContent ?? '').trim().slice(0, 60);
    found.add(`${what}: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words}”`);
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`);

  // Rectangles of visible text, from top to bottom.
  function piecesOf(element: Element): DOMRect[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    while (walker.nextNode()) {
      if ((walker.currentNode.parentElement?.clientWidth ?? 2) === 1) continue;
      range.selectNodeContents(walker.currentNode);
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    return boxes.toSorted((one, other) => one.top - other.top);
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const explains = '[data-tip], [data-title]';
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  function isShortened(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true;
    return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !isShown(element) || !isShortened(element)) continue;
    const isExplained = element.closest(explains) ?? element.querySelector(explains);
    if (!isExplained) tell('shortened, and nothing tells the rest', element);
  }
  for (const box of [...document.querySelectorAll('.button, .badge, .tag, [role=tab]')].filter(isShown)) {
    const { left, right } = box.getBoundingClientRect();
    const pieces = piecesOf(box);
    const isBroken = pieces.some(({ top }, nth) => top > (pieces[nth - 1]?.bottom ?? Infinity) - 2);
    if (isBroken) tell('broken into lines', box);
    const isWider = pieces.some((text) => text.left < left - 1 || text.right > right + 1);
    if (isWider) tell('wider than its box', box);
  }
  return [...found];
}

/** Fails with one line per text that is shortened without a way to read it, broken into lines or too wide. */
export async function expectRoom(page: Page): Promise<void> {
  expect(await page.evaluate(crowdedTexts)).toEqual([]);
}
