/*
 * What is wrong with the texts of a page as it is now, one line for each. Each function runs in the page by itself, so
 * it brings all it needs.
 */

/** Texts that lie over each other; what sticks over a scrolling part lies over it on purpose. */
export function overlappingTexts(): string[] {
  type Piece = { text: string; boxes: DOMRect[]; layer: Element | null };
  const parentsOf = (element: Element | null): Element[] =>
    element ? [element, ...parentsOf(element.parentElement)] : [];
  // Without what boxes around it hide.
  function shownPart(box: DOMRect, clips: readonly DOMRect[]): DOMRect {
    const left = Math.max(box.left, ...clips.map((clip) => clip.left));
    const top = Math.max(box.top, ...clips.map((clip) => clip.top));
    const right = Math.min(box.right, ...clips.map((clip) => clip.right));
    const bottom = Math.min(box.bottom, ...clips.map((clip) => clip.bottom));
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }
  function pieceOf(node: Node): Piece {
    const parents = parentsOf(node.parentElement);
    const clips = parents.filter(
      (parent) => getComputedStyle(parent).overflowX !== 'visible' && parent !== document.documentElement,
    );
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) =>
      shownPart(
        box,
        clips.map((clip) => clip.getBoundingClientRect()),
      ),
    );
    const layer = parents.find((parent) => ['sticky', 'fixed'].includes(getComputedStyle(parent).position));
    return { text: (node.nodeValue ?? '').trim().slice(0, 60), boxes, layer: layer ?? null };
  }
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isShown && nodeValue?.trim() && !parentElement?.closest('script, style, option')) {
      pieces.push(pieceOf(walker.currentNode));
    }
  }
  return pieces.flatMap((one, nth) =>
    pieces
      .slice(nth + 1)
      .filter(({ layer, boxes }) => {
        return layer === one.layer && one.boxes.some((box) => boxes.some((other) => isOver(box, other)));
      })
      .map((other) => `“${one.text}” and “${other.text}” overlap`),
  );
}

/** Figures of ten digits and more that are shortened, or broken into lines. */
export function brokenFigures(): string[] {
  const figure = /\d[\d.,]*(?:[.,]\d{3}){3,}[\d.,]*/;
  const parentsOf = (element: Element | null): Element[] =>
    element ? [element, ...parentsOf(element.parentElement)] : [];
  const isShortening = (part: Element) =>
    getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const digits = figure.exec(node.nodeValue ?? '');
    if (!digits || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.setStart(node, digits.index);
    range.setEnd(node, digits.index + digits[0].length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) found.push(`broken: “${node.nodeValue}”`);
    if (parentsOf(node.parentElement).some(isShortening)) found.push(`shortened: “${node.nodeValue}”`);
  }
  return found;
}

/** Names in Arabic or Hebrew whose first letter is not the rightmost of its line, or is cut off. */
export function disorderedNames(): string[] {
  const letters = /[\u0590-\u06ff]/;
  const parentsOf = (element: Element | null): Element[] =>
    element ? [element, ...parentsOf(element.parentElement)] : [];
  // What scrolls, or lies in a part that does, is reached.
  function hidingBox(element: Element): Element | undefined {
    const box = parentsOf(element).find((part) => getComputedStyle(part).overflowX !== 'visible');
    return box && ['hidden', 'clip'].includes(getComputedStyle(box).overflowX) ? box : undefined;
  }
  const isOutside = (box: DOMRect, part: Element) => {
    const { left, right } = part.getBoundingClientRect();
    return box.right < left + 1 || box.left > right - 1;
  };
  const range = document.createRange();
  function boxOf(node: Node, at: number): DOMRect {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  }
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue ?? '';
    const from = text.search(letters);
    if (from < 0 || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const first = boxOf(node, from);
    // What only screen readers get is a pixel wide.
    if (first.width === 0 || node.parentElement.clientWidth === 1) continue;
    const rights = Array.from(text.slice(from), (_, nth) => boxOf(node, from + nth))
      .filter(({ width, top }) => width > 0 && Math.abs(top - first.top) < 6)
      .map(({ right }) => right);
    if (Math.max(...rights) - first.right > 2) found.push(`out of order: “${text}”`);
    const box = hidingBox(node.parentElement);
    if (box && isOutside(first, box)) found.push(`its beginning is cut off: “${text}”`);
  }
  return found;
}
