const key = 'scroll';
const inputs = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

const isComeBack = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload' || type === 'back_forward',
  );

// Where the page was left at this address.
function readLeft(): number | null {
  if (!isComeBack()) return null;
  const [top, address] = (sessionStorage.getItem(key) ?? '').split(' ');
  return address === window.location.href ? Number(top) : null;
}

const roomBelow = () => document.documentElement.scrollHeight - window.innerHeight;

/** Scrolls there once the page is high enough, unless the visitor does something first; returns what ends the wait. */
function scrollWhenHigh(top: number, onEnd: () => void): () => void {
  const ending = new AbortController();
  const height = new ResizeObserver(() => {
    if (roomBelow() < top) return;
    window.scrollTo(0, top);
    end();
  });
  function end() {
    ending.abort();
    height.disconnect();
    onEnd();
  }
  for (const input of inputs) window.addEventListener(input, end, { passive: true, signal: ending.signal });
  height.observe(document.body);
  return end;
}

/**
 * Scrolls a screen that is shown to its top, after a reload to where it was left: browsers do so while the page loads,
 * when it has no screen yet.
 */
export function createScroll(): () => void {
  let left = readLeft();
  const endWait = left === null ? null : scrollWhenHigh(left, () => (left = null));
  let isShown = false;
  // The last that every browser says of a page that is left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    sessionStorage.setItem(key, `${left ?? window.scrollY} ${window.location.href}`);
  });
  return () => {
    const isFirst = !isShown;
    isShown = true;
    if (isFirst && left !== null) return;
    endWait?.();
    window.scrollTo(0, 0);
  };
}
