import { expect, type Page } from '@playwright/test';

type Drawn = { isHidden: boolean; hasRing: boolean; isRed: boolean; isCovered: boolean };

// The focused control, or the frame around it. Runs in the page.
function drawn(): Drawn {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--colors-error-solid)';
  const red = getComputedStyle(probe).color;
  probe.remove();
  const at = document.activeElement;
  const parts: Element[] = [];
  for (let part = at; part && !part.matches('form'); part = part.parentElement) {
    parts.push(part, ...(part.nextElementSibling ? [part.nextElementSibling] : []));
  }
  const styles = parts.map((part) => getComputedStyle(part));
  const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const isRed = ({ borderTopColor, borderTopWidth, boxShadow, backgroundColor }: CSSStyleDeclaration) =>
    (borderTopColor === red && borderTopWidth !== '0px') ||
    boxShadow.includes(red) ||
    backgroundColor === red;
  const ringed = styles.find(isRinged);
  return {
    isHidden: at?.matches('[aria-hidden=true]') !== false,
    hasRing: ringed !== undefined,
    isRed: styles.some(isRed),
    isCovered: ringed !== undefined && isRed(ringed) && Number.parseFloat(ringed.outlineOffset) < 0,
  };
}

// Have no border that could turn red.
const unframed: ReadonlySet<string> = new Set(['range', 'slider', 'customField']);

/** A focused field in error shows both its ring and its red border. */
export async function expectErrorSeen(page: Page, field: string): Promise<void> {
  await expect(page.locator('[type=submit]:focus')).toHaveCount(0);
  if (unframed.has(field)) return;
  await expect
    .poll(() => page.evaluate(drawn))
    .toEqual({ isHidden: false, hasRing: true, isRed: true, isCovered: false });
}
