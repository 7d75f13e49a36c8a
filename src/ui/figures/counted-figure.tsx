/** In ms. */
const duration = 600;

type Value = number | null | undefined;
type Write = (value: Value) => string;

type CountedFigureProps = {
  /** Of the figure: each counts up when it first appears, and never again until a reload. */
  id: string;
  value: Value;
  write: Write;
};

const counted = new Set<string>();

// The text is the whole figure from the start: what counts up is drawn over it, and neither read out nor copied.
function countUp(element: HTMLElement, value: number, write: Write): void {
  const start = performance.now();
  function step(now: number) {
    const left = 1 - (now - start) / duration;
    if (left <= 0) {
      delete element.dataset['counted'];
      return;
    }
    element.dataset['counted'] = write(value * (1 - Math.min(left, 1) ** 3));
    requestAnimationFrame(step);
  }
  step(start);
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A key figure that counts up once. */
export function CountedFigure({ id, value, write }: CountedFigureProps) {
  function begin(element: HTMLElement | null) {
    if (!element || !value || counted.has(id)) return;
    counted.add(id);
    if (!isStill()) countUp(element, value, write);
  }
  return <span ref={begin}>{write(value)}</span>;
}
