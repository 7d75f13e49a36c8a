import { expect, type Page } from '@playwright/test';

const states = {
  chosen: 'input:checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true], [data-selected]',
  current: '[aria-current]:not([aria-current=false])',
  open: '[aria-expanded=true]',
};

// Elements whose state looks like its absence. Runs in the page.
function unseenStates(state: string): string[] {
  const looks = ['color', 'background-color', 'border-top-color', 'border-top-style', 'border-top-width'];
  const more = [
    'border-inline-start-width',
    'outline-style',
    'font-weight',
    'text-decoration-line',
    'opacity',
  ];
  const lookOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    const size = pseudo ? ['content', 'height', 'transform'] : [];
    return [...looks, ...more, ...size].map((name) => style.getPropertyValue(name)).join(' ');
  };
  const frameOf = (element: Element) =>
    element.closest('label') ?? (element.matches('input') ? (element.parentElement ?? element) : element);
  // Itself, its label, what follows a hidden input, the first cell of a row, its icons.
  const drawn = (element: Element) => {
    const isRow = element.matches('tr, [role=row]');
    const beside = element.matches('input') ? [element.nextElementSibling] : [];
    const parts = [frameOf(element), element, ...beside, isRow ? element.firstElementChild : null];
    // Colours of icons are not forced, so they say nothing.
    const signs = isRow || element.matches('a') ? [] : [...frameOf(element).querySelectorAll('svg')];
    return [
      ...parts.flatMap((part) =>
        part ? [lookOf(part), lookOf(part, '::before'), lookOf(part, '::after')] : [],
      ),
      ...signs.map((sign) => getComputedStyle(sign).opacity),
    ].join('\n');
  };
  const isShown = (element: Element) => frameOf(element).checkVisibility();
  const kindOf = (element: Element) =>
    [element.tagName, element.getAttribute('class'), element.getAttribute('type')].join(' ');
  return [...document.querySelectorAll(state)].filter(isShown).flatMap((element) => {
    const other = [...document.querySelectorAll(element.tagName)].find(
      (one) => kindOf(one) === kindOf(element) && isShown(one) && !one.matches(`${state}, :disabled`),
    );
    if (!other || drawn(other) !== drawn(element)) return [];
    return [`${kindOf(element)} “${(element.textContent ?? '').slice(0, 30)}”`];
  });
}

/** Fails with a line per control whose state looks like its absence. */
export async function expectVisibleStates(page: Page): Promise<void> {
  for (const [name, state] of Object.entries(states)) {
    expect([name, await page.evaluate(unseenStates, state)]).toEqual([name, []]);
  }
}
