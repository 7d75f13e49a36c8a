/*
 * What does not fit on a page as it is now, one line for each element. Each function runs in the page by itself, so it
 * brings all it needs.
 */

/** Parts that make the page scroll sideways, or scroll sideways out of reach of the keyboard (WCAG 1.4.10). */
export function sidewaysParts(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const { clientWidth, scrollWidth } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
    part.checkVisibility(),
  );
  const isClipped = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).overflowX !== 'visible' || isClipped(part.parentElement));
  const wide = parts.filter(
    (part) => part.getBoundingClientRect().right > clientWidth + 1 && !isClipped(part.parentElement),
  );
  const scrolling = parts.filter(
    (part) =>
      part.scrollWidth > part.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) &&
      part.textContent !== '',
  );
  const reached = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const unreached = scrolling.filter((part) => part.tabIndex < 0 && part.querySelector(reached) === null);
  return [
    ...(scrollWidth > clientWidth ? wide.slice(-3) : []).map(
      (part) => `${scrollWidth} px wide: ${nameOf(part)}`,
    ),
    ...unreached.map((part) => `no key scrolls it: ${nameOf(part)}`),
  ];
}

/** Texts that a box clips without an ellipsis (WCAG 1.4.4, 1.4.12). */
export function cutTexts(): string[] {
  const parentsOf = (element: Element | null): Element[] =>
    element ? [element, ...parentsOf(element.parentElement)] : [];
  const isBox = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const isCutBy = (text: DOMRect, parent: Element) => {
    const box = parent.getBoundingClientRect();
    const isBeside = text.right > box.right + 2 || text.left < box.left - 2;
    return isBox(box) && (isBeside || text.bottom > box.bottom + 4 || text.top < box.top - 4);
  };
  // The first clipping box around it; none where that box scrolls or shows an ellipsis.
  const clippingBox = (element: Element | null) => {
    const box = parentsOf(element).find((parent) => {
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      return position === 'fixed' || overflowX !== 'visible' || overflowY !== 'visible';
    });
    if (!box) return null;
    const style = getComputedStyle(box);
    const scrolls = [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll');
    const isShortened =
      style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    return scrolls || isShortened ? null : box;
  };
  const shown = [...document.querySelectorAll('body *:not(svg, svg *, script, template)')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const texts = shown.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  return texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const box = clippingBox(node.parentElement);
    return box && isBox(text) && isCutBy(text, box) ? [`cut off: “${node.nodeValue ?? ''}”`] : [];
  });
}

/** Buttons, tabs and fields lower than `least` px; axe checks links in texts (WCAG 2.5.8). */
export function smallTargets(least: number): string[] {
  const controls =
    'button, select, textarea, summary, input, a[class*=button], nav a[class], [role=option], [role^=menuitem]';
  const unseen = '[aria-hidden=true], [inert], [inert] *, [type=hidden]';
  const frame = 'label, [data-part=control], .input-group__root';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(unseen)) return [];
    const box = control.closest(control.matches('input, textarea') ? frame : 'label') ?? control;
    const { width, height } = box.getBoundingClientRect();
    const name = `${control.tagName.toLowerCase()}.${control.className} “${(control.textContent ?? '').slice(0, 40)}”`;
    return width > 1 && height < least - 0.5 ? [`${Math.round(height)} px high: ${name}`] : [];
  });
}

/** Tab stops without a ring, or covered (WCAG 2.4.7, 2.4.11). */
export function unseenStops(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && !stop.closest('[inert], [aria-hidden=true]'),
  );
  const isRinged = (part: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around = (stop: Element) => [
    stop,
    stop.nextElementSibling,
    stop.parentElement,
    stop.parentElement?.parentElement,
  ];
  // Opened layers close with Escape, toasts by themselves.
  const opened = '[data-scope=popover], [data-peek], [data-scope=menu], [data-scope=toast]';
  const isSeen = (stop: Element) => {
    const shown = stop.closest('label') ?? stop;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    return [0.1, 0.5, 0.9].some((x) =>
      [0.2, 0.5, 0.8].some((y) => {
        const found = document.elementFromPoint(from + (to - from) * x, above + (below - above) * y);
        return found && (shown.contains(found) || found.contains(stop) || found.closest(opened));
      }),
    );
  };
  const before = document.activeElement;
  const found = stops.flatMap((stop) => {
    stop.blur();
    stop.focus({ focusVisible: true });
    if (document.activeElement !== stop) return [];
    const name = `${stop.tagName.toLowerCase()}.${stop.className} “${(stop.textContent ?? '').slice(0, 40)}”`;
    const faults = around(stop).some((part) => part && isRinged(part)) ? [] : [`no ring: ${name}`];
    return isSeen(stop) ? faults : [...faults, `hidden: ${name}`];
  });
  if (before instanceof HTMLElement) before.focus();
  return found;
}

/** Figures of tables that are cut or lie under a sticky column, and sorted columns out of sight, before anything is scrolled. */
export function hiddenFigures(): string[] {
  const isSeen = (part: Element) =>
    part.checkVisibility() && part.closest('.hidden-text') === null && part.getBoundingClientRect().width > 1;
  const boxesOf = (cell: Element) =>
    [cell, ...cell.querySelectorAll('*')].filter(isSeen).flatMap((part) =>
      [...part.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        // White space alone has no place.
        return [...range.getClientRects()];
      }),
    );
  const isClipped = (part: Element) =>
    getComputedStyle(part).overflowX !== 'visible' &&
    part.clientWidth > 1 &&
    part.scrollWidth > part.clientWidth;
  const figures =
    'td[data-numeric], th[data-numeric], [role=gridcell], [role=columnheader]:not(:first-child)';
  return [...document.querySelectorAll('.table__region, .tree-grid__region')].flatMap((region) => {
    const box = region.getBoundingClientRect();
    const edgeOf = (column: string) =>
      [...region.querySelectorAll(`thead th[${column}]`)].find(isSeen)?.getBoundingClientRect();
    const name = edgeOf('data-name') ?? region.querySelector('[role=columnheader]')?.getBoundingClientRect();
    const [start, end] = [name?.right ?? box.left, edgeOf('data-action')?.left ?? box.right];
    const isOutside = ({ left, right }: DOMRect) => left < start - 1 || right > end + 1;
    const cells = [...region.querySelectorAll(figures)].filter(isSeen);
    const sorted = [...region.querySelectorAll('[aria-sort]:not([data-name], :first-child)')];
    const where = region.getAttribute('aria-label') ?? '';
    return [
      ...cells
        .filter(
          (cell) => boxesOf(cell).some(isOutside) || [cell, ...cell.querySelectorAll('*')].some(isClipped),
        )
        .map((cell) => `${where}: ${cell.textContent ?? ''}`),
      ...sorted
        .filter((head) => !isSeen(head) || isOutside(head.getBoundingClientRect()))
        .map((head) => `${where} is sorted out of sight by ${head.textContent ?? ''}`),
    ];
  });
}
