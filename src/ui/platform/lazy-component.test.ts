import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';
import { arrivedEvent } from './load-part.ts';

let arrivals = 0;
beforeEach(() => {
  arrivals = 0;
  const page = new EventTarget();
  page.addEventListener(arrivedEvent, () => (arrivals += 1));
  vi.stubGlobal('window', page);
});
afterEach(() => void vi.unstubAllGlobals());

const Part = () => createElement('p', null, 'the part');
const Failed = () => createElement('p', null, 'failed');

/** What is shown of a part whose code comes as `attempts` say, one after the other. */
async function shownAfter(...attempts: (() => Promise<typeof Part>)[]): Promise<string> {
  const left = [...attempts];
  const Lazy = lazyComponent(() => left.shift()?.() ?? Promise.reject(new Error('gone')), Failed, {
    hasInitialStyles: true,
  });
  const { prelude } = await prerender(createElement(Lazy));
  return new Response(prelude).text();
}

const arrives = () => Promise.resolve(Part);
const breaks = () => Promise.reject(new Error('the connection broke'));
const isSlow = async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  return Part;
};

test('[E12] a part that arrives late, or at the second attempt, never says that it failed', async () => {
  expect([
    await shownAfter(isSlow),
    await shownAfter(breaks, isSlow),
    await shownAfter(breaks, arrives),
  ]).toEqual(['<p>the part</p>', '<p>the part</p>', '<p>the part</p>']);
});

test('[E12] a part that fails twice says so', async () => {
  expect(await shownAfter(breaks, breaks, arrives)).toBe('<p>failed</p>');
});

test('a part that was loaded before is there at once; one that did not arrive is loaded when it is shown', async () => {
  const attempts = [breaks, arrives];
  const load = vi.fn<() => Promise<typeof Part>>(() => (attempts.shift() ?? breaks)());
  const Lazy = lazyComponent(load, Failed, { hasInitialStyles: true });
  await expect(Lazy.load()).rejects.toThrow('the connection broke');
  expect(renderToString(createElement(Suspense, { fallback: 'waits' }, createElement(Lazy)))).toContain(
    'waits',
  );
  await vi.waitFor(() => expect(renderToString(createElement(Lazy))).toBe('<p>the part</p>'));
  const Other = lazyComponent(arrives, Failed, { hasInitialStyles: true });
  await Other.load();
  expect([renderToString(createElement(Other)), load.mock.calls.length]).toEqual(['<p>the part</p>', 2]);
});
