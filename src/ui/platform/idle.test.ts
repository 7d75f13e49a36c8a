import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { requestIdleCallback: true });
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
