import { vi } from 'vitest';
import { stubBrowser } from '../properties/browser-stubs.ts';

type Listener = (event: object) => void;

function createListeners() {
  const all = new Map<string, Set<Listener>>();
  const removeEventListener = (type: string, listener: Listener) => void all.get(type)?.delete(listener);
  return {
    addEventListener: (type: string, listener: Listener, options?: { once?: boolean }) => {
      const added: Listener = options?.once
        ? (event) => {
            removeEventListener(type, added);
            listener(event);
          }
        : listener;
      all.set(type, (all.get(type) ?? new Set()).add(added));
    },
    removeEventListener,
    happens: (type: string, event: object = {}) => all.get(type)?.forEach((listener) => listener(event)),
  };
}

/** Messages to the other tabs; what those send is told to the listeners of one name. */
class Channel {
  static readonly posted: [name: string, message: unknown][] = [];
  static readonly open = new Map<string, ReturnType<typeof createListeners>>();
  readonly name: string;
  readonly #listeners = createListeners();
  addEventListener = this.#listeners.addEventListener;
  constructor(name: string) {
    this.name = name;
    Channel.open.set(name, this.#listeners);
  }
  postMessage(message: unknown) {
    Channel.posted.push([this.name, message]);
  }
}

/** A page at an address: what happens to it is told by `happens`, what is done to it is noted. */
export function stubWindow(address: string, isOnline = true) {
  stubBrowser();
  const inWindow = createListeners();
  const inDocument = createListeners();
  const done: unknown[] = [];
  const url = new URL(address, 'https://portal.test');
  const go = (kind: string) => (_: unknown, __: string, to: string) => {
    done.push([kind, to]);
    url.href = new URL(to, url).href;
  };
  const scripts = [{ src: 'https://portal.test/assets/own.js' }];
  Object.assign(document, {
    title: 'As delivered',
    addEventListener: inDocument.addEventListener,
    querySelectorAll: (selector: string) => (selector === 'script[type=module][src]' ? scripts : []),
  });
  const navigator = { onLine: isOnline, languages: ['en'] };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.posted.length = 0;
  const location = Object.assign(url, { reload: () => done.push(['reload']) });
  const page = {
    ...inWindow,
    dispatchEvent: ({ type }: Event) => inWindow.happens(type),
    location,
    history: { pushState: go('push'), replaceState: go('replace') },
    scrollTo: (...place: number[]) => done.push(['scroll', ...place]),
    // Those of the moment: a test may have put others in their place.
    setTimeout: (then: () => void, ms?: number) => setTimeout(then, ms),
    setInterval: (then: () => void, ms?: number) => {
      // Test files share a thread: one that comes later has no document to look at.
      const interval = setInterval(() => {
        if (Object.is(globalThis.window, page)) then();
        else clearInterval(interval);
      }, ms);
      return interval;
    },
  };
  vi.stubGlobal('window', page);
  return {
    done,
    navigator,
    happens: (type: string, event?: object) => inWindow.happens(type, event),
    inDocument: (type: string) => inDocument.happens(type, {}),
    /** Another tab posts it. */
    hears: (name: string, data: unknown) => Channel.open.get(name)?.happens('message', { data }),
    posted: (name: string) => Channel.posted.flatMap(([to, message]) => (to === name ? [message] : [])),
    scripts,
  };
}
