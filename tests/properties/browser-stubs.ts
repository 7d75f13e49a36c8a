import { vi } from 'vitest';

/** The cookies of a browser, which all its tabs share: each lives as long as it was told to. */
class CookieJar {
  readonly #cookies = new Map<string, { value: string; end: number }>();

  get cookie(): string {
    const now = Date.now();
    for (const [name, { end }] of this.#cookies) if (end <= now) this.#cookies.delete(name);
    return [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  set cookie(written: string) {
    const [pair = '', ...attributes] = written.split('; ');
    const said = new Map(
      attributes.map((attribute): [string, string] => {
        const [name = '', value = ''] = attribute.split('=', 2);
        return [name, value];
      }),
    );
    const [maxAge, expires] = [said.get('max-age'), said.get('expires')];
    const expiry = expires === undefined ? Infinity : Date.parse(expires);
    const end = maxAge === undefined ? expiry : Date.now() + Number(maxAge) * 1000;
    const sign = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, sign), { value: pair.slice(sign + 1), end });
  }
}

/** What a browser keeps by names, as `Object.keys` sees it: the kept names alone. */
function makeStorage(): Storage {
  const has = (storage: object, name: string) => Object.hasOwn(storage, name);
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return has(this, name) ? (this[name] ?? null) : null;
    },
    setItem(this: object, name: string, value: string) {
      Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
    },
    removeItem(this: object, name: string) {
      Reflect.deleteProperty(this, name);
    },
  };
  // All of a storage that is used here.
  return Object.create(methods) as Storage;
}

/** Stands in for what one browser shares among its tabs, until `vi.unstubAllGlobals`. */
export function stubBrowser(): void {
  vi.stubGlobal(
    'document',
    Object.assign(new CookieJar(), {
      addEventListener: () => undefined,
      documentElement: { style: { visibility: '' } },
    }),
  );
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('sessionStorage', makeStorage());
}
