import { afterEach, expect, test, vi } from 'vitest';
import { lazyStyles } from './lazy-styles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[E12.e] a stylesheet that fails is raised as an error, and can be loaded again', async () => {
  const events: string[] = [];
  vi.stubGlobal('lazyStylesheet', '/assets/rest.css');
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => events.push(type) });
  let outcome = 'error';
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { dataset: {} }),
    body: { append: (link: EventTarget) => queueMicrotask(() => link.dispatchEvent(new Event(outcome))) },
  });
  await expect(lazyStyles()).rejects.toThrow('The styles of the portal have not arrived');
  expect(events).toEqual(['vite:preloadError']);
  outcome = 'load';
  await lazyStyles();
  expect(events).toEqual(['vite:preloadError']);
});
