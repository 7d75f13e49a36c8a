import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { requestIdleCallback: true }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 10));
});
afterEach(() => {
  vi.useRealTimers();
});

// When it resolves; a module of its own for each test, as it remembers the last input.
async function resolvedAt(): Promise<{ at: number | null }> {
  const result: { at: number | null } = { at: null };
  const { whenIdle } = await import('./idle.ts');
  const wait = async () => {
    await whenIdle();
    result.at = Date.now();
  };
  void wait();
  return result;
}

const keysUntil = async (end: number) => {
  while (Date.now() < end) {
    page.dispatchEvent(new Event('keydown'));
    // Keys come one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(100);
  }
};

test('a page that nobody touches is idle with the next idle callback', async () => {
  const result = await resolvedAt();
  await vi.advanceTimersByTimeAsync(1000);
  expect(result.at).toBe(10);
});

test('while somebody types nothing begins; half a second after the last key it does', async () => {
  const result = await resolvedAt();
  await keysUntil(3000);
  expect(result.at).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  // The last key came at 2900.
  expect(result.at).toBe(3410);
});

test.each(['pointermove', 'wheel', 'scroll', 'touchmove', 'pointerdown'])(
  '%s counts as a key does',
  async (name) => {
    const result = await resolvedAt();
    page.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(505);
    expect(result.at).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(result.at).toBe(510);
  },
);

const parts = () => {
  const loaded: string[] = [];
  const part = (name: string) => () => {
    loaded.push(`${name} ${Date.now()}`);
    return new Promise((resolve) => setTimeout(resolve, 100));
  };
  return { loaded, loads: [part('menu'), part('dialog'), part('tip')] };
};

test('parts load one after the other, and none any more once their screen has gone', async () => {
  const { loadInTurn } = await import('./idle.ts');
  const { loaded, loads } = parts();
  const controller = new AbortController();
  void loadInTurn(loads, controller.signal);
  await vi.advanceTimersByTimeAsync(125);
  expect(loaded).toEqual(['menu 10', 'dialog 120']);
  controller.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(loaded).toHaveLength(2);
});

test('[N1] without a connection none is requested; they go on when it is back', async () => {
  const { loadInTurn } = await import('./idle.ts');
  const { loaded, loads } = parts();
  vi.stubGlobal('navigator', { onLine: false });
  void loadInTurn(loads, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5000);
  expect(loaded).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(loaded).toEqual(['menu 5010', 'dialog 5120', 'tip 5230']);
});

test('[E12] a part that fails is retried, and the others do not wait for it', async () => {
  const { loadInTurn } = await import('./idle.ts');
  const { loaded, loads } = parts();
  let attempts = 0;
  const broken = () => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('gone')) : Promise.resolve();
  };
  void loadInTurn([broken, ...loads], new AbortController().signal);
  await vi.advanceTimersByTimeAsync(400);
  expect([attempts, loaded.length]).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(attempts).toBe(3);
});
