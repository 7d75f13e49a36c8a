/** When a screen, or what was pressed on it, is there; all that is given must hold. Selectors are those of CSS. */
export type Condition = {
  /** Is on screen, at least `count` (1) times. */
  selector: string;
  count?: number;
  /** Nothing of this is there. */
  absent?: string;
  /** Nothing of this is in the window. */
  out?: string;
  /** The text of what is selected is another one than before the input. */
  changes?: boolean;
};

/** What the page has seen of itself; times in ms since the navigation. */
export type Seen = {
  firstPaint: number;
  shift: number;
  tasks: [start: number, length: number][];
  /** From each key to the frame that shows it. */
  keys: [start: number, length: number][];
};

/** The event by which an input is timed. */
export type Input = 'pointerdown' | 'input';

type Probe = {
  seen: Seen;
  usable: Promise<number>;
  /** To be called before the input; the answers come with the frames that show the result, and all of it. */
  arm: (condition: Condition, from: Input, whole?: Condition) => void;
  painted: Promise<{ start: number; end: number }>;
  whole: Promise<number>;
};

declare global {
  // In measured pages only.
  var bench: Probe;
}

/** Runs in the page before anything of its own. It is handed over as text: it knows nothing from outside of it. */
export function watchPage(usable: Condition): void {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const isUsable = (element: Element) => !(element instanceof HTMLInputElement && element.disabled);
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');

  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };

  function holds({ selector, count = 1, absent, out, changes }: Condition, before: string): boolean {
    const found = [...document.querySelectorAll(selector)].filter(isUsable);
    if (found.length < count || !found.some(isShown)) return false;
    if (absent !== undefined && document.querySelector(absent)) return false;
    if (out !== undefined && [...document.querySelectorAll(out)].some(isInWindow)) return false;
    return !changes || textOf(selector) !== before;
  }

  const waiting: (() => void)[] = [];
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => waiting.shift()?.());
  channel.port1.start();
  /** From within a frame: once that frame is painted. */
  const afterPaint = (then: () => void) => {
    waiting.push(then);
    channel.port2.postMessage(null);
  };
  const untilPainted = (condition: Condition, hasBegun: () => boolean) =>
    new Promise<number>((resolve) => {
      const before = condition.changes ? textOf(condition.selector) : '';
      const look = () => {
        if (hasBegun() && holds(condition, before)) afterPaint(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

  const seen: Seen = { firstPaint: 0, shift: 0, tasks: [], keys: [] };
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', ({ startTime }) => {
    seen.firstPaint ||= startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });

  let input: { from: string; start: number } | null = null;
  const probe: Omit<Probe, 'painted' | 'whole'> & Partial<Pick<Probe, 'painted' | 'whole'>> = {
    seen,
    usable: untilPainted(usable, () => true),
    arm(condition, from, whole) {
      const mine = { from, start: 0 };
      input = mine;
      const hasBegun = () => mine.start > 0;
      probe.painted = untilPainted(condition, hasBegun).then((end) => ({ start: mine.start, end }));
      probe.whole = whole ? untilPainted(whole, hasBegun) : probe.painted.then(({ end }) => end);
    },
  };
  Object.assign(globalThis, { bench: probe });

  const note = ({ type, timeStamp }: Event) => {
    if (input?.from === type && input.start === 0) input.start = timeStamp;
    if (type === 'keydown') {
      requestAnimationFrame(() =>
        afterPaint(() => seen.keys.push([timeStamp, performance.now() - timeStamp])),
      );
    }
  };
  const options = { capture: true, passive: true };
  for (const type of ['pointerdown', 'input', 'keydown']) addEventListener(type, note, options);
}
