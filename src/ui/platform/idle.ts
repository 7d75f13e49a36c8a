import { useEffect } from 'react';
import { loadPart } from './load-part.ts';

const inputs = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll'] as const;

/** In ms: shorter pauses belong to what is being typed, scrolled or pointed at. */
const rest = 500;

let lastInput = -Infinity;
let isListening = false;

const noteInput = () => {
  lastInput = performance.now();
};

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const input of inputs) document.addEventListener(input, noteInput, { passive: true, capture: true });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const idleCallback = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Resolves once the browser is idle and nobody has typed, scrolled or pointed for half a second. */
export async function whenIdle(): Promise<void> {
  listen();
  await idleCallback();
  const left = lastInput + rest - performance.now();
  if (left <= 0) return;
  await pause(left);
  await whenIdle();
}

type Load = () => Promise<unknown>;

// What is requested without a connection only fails.
async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
}

/** One part at a time, with a connection and while the browser is idle. A part that fails is retried beside the others. */
export async function loadInTurn([next, ...others]: readonly Load[], signal: AbortSignal): Promise<void> {
  if (!next) return;
  await whenOnline();
  await whenIdle();
  if (signal.aborted) return;
  await next().catch(() => void loadPart(next, { failures: 1 }));
  await loadInTurn(others, signal);
}

/** Loads code that is likely to be needed next, from `delay` ms on. */
export function useIdleLoads(loads: readonly Load[], delay: number): void {
  useEffect(() => {
    listen();
    const controller = new AbortController();
    const timer = setTimeout(() => void loadInTurn(loads, controller.signal), delay);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [loads, delay]);
}
