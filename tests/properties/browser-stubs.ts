import { vi } from 'vitest';

// Shared by all tabs; each cookie expires as it was set.
class CookieJar {
  readonly #cookies = new Map<string, { value: string; end: number }>();

  get cookie(): string {
    const now = Date.now();
    for (const [name, { end }] of this.#cookies) if (end <= now) this.#cookies.delete(name);
    return [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  set cookie(written: string) {
    const [pair = '', ...attributes] = written.split('; ');
    const values = new Map(
      attributes.map((attribute): [string, string] => {
        const [name = '', value = ''] = attribute.split('=', 2);
        return [name, value];
      }),
    );
    const [maxAge, expires] = [values.get('max-age'), values.get('expires')];
    const expiry = expires === undefined ? Infinity : Date.parse(expires);
    const end = maxAge === undefined ? expiry : Date.now() + Number(maxAge) * 1000;
    const sign = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, sign), { value: pair.slice(sign + 1), end });
  }
}

// `Object.keys` sees the stored names alone.
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
  // The methods used here.
  return Object.create(methods) as Storage;
}

/** Stubs what the tabs of a browser share, until `vi.unstubAllGlobals`. */
export function stubBrowser(): void {
  vi.stubGlobal(
    'document',
    Object.assign(new CookieJar(), {
      addEventListener: () => undefined,
      documentElement: { style: { visibility: '' } },
      getElementById: () => null,
    }),
  );
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('sessionStorage', makeStorage());
}
