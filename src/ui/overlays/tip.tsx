import { useEffect, useState, type CSSProperties } from 'react';
import { tip } from '#styled/recipes';

// `by` is what opened it: the pointer, or focus and tap.
type Shown = { anchor: HTMLElement; text: string; style: CSSProperties; by: 'pointer' | 'press' };

const gap = 6;
/** From the moment that the pointer leaves, in ms (E14). */
const closesAfter = 200;
// Height of the longest texts.
const room = 72;

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
const anchorOf = (event: Event) => elementOf(event)?.closest<HTMLElement>('[data-held], [data-tip]') ?? null;

// Below its anchor, or above it if there is no room, aligned to the nearer side of the window.
function placeAt(anchor: HTMLElement): CSSProperties {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isLow = bottom + room > innerHeight;
  const isAtEnd = left + right > innerWidth;
  return {
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
    ...(isAtEnd ? { right: innerWidth - right } : { left }),
  };
}

const shownAt = (anchor: HTMLElement, by: Shown['by']): Shown => ({
  anchor,
  text: anchor.dataset['tip'] ?? anchor.title,
  style: placeAt(anchor),
  by,
});

function useShown() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const { signal, abort } = stoppable();
    let closing: ReturnType<typeof setTimeout> | undefined;
    const hide = () => setShown(null);
    const follow = () => setShown((now) => now && { ...now, style: placeAt(now.anchor) });
    const press = (event: Event) => {
      const anchor = anchorOf(event);
      const isMeant = anchor && (event.type === 'click' || anchor.matches(':focus-visible'));
      setShown(isMeant ? shownAt(anchor, 'press') : null);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(closing);
      if (elementOf(event)?.closest('[data-tip-text]')) return;
      const anchor = anchorOf(event);
      // The browser shows a title by itself.
      const next = anchor?.dataset['tip'] === undefined ? null : shownAt(anchor, 'pointer');
      const show = () => setShown((now) => (now?.by === 'press' ? now : next));
      if (next) show();
      else closing = setTimeout(show, closesAfter);
    };
    document.addEventListener('focusin', press, { signal });
    document.addEventListener('click', press, { signal, capture: true });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerover', point, { signal });
    document.addEventListener('scroll', follow, { signal, capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
    return () => {
      clearTimeout(closing);
      abort();
    };
  }, []);
  return shown;
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * Tooltips for keyboard focus and taps: the `disabledReason` of `Button` and `IconButton`, whose title serves
 * pointers, and the details of a `TipButton`. Escape hides it. Screen readers get the text from the control.
 */
export function Tip() {
  const shown = useShown();
  if (!shown) return null;
  const { by, style, text } = shown;
  return (
    <div
      className={tip()}
      style={style}
      aria-hidden="true"
      data-tip-text=""
      data-pointed={by === 'pointer' ? '' : undefined}
    >
      {text}
    </div>
  );
}
