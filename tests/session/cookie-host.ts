/**
 * The cookies that a page of one host sees: its own, and those that another host has planted for the whole domain. What is
 * written is stored as it was written.
 */
export class CookieHost {
  readonly written: string[] = [];
  /** Those of the whole domain, which this host cannot take away: `name=value`. */
  planted: string[] = [];
  readonly #own = new Map<string, { value: string; end: number }>();

  get cookie(): string {
    const own = [...this.#own].filter(([, { end }]) => end > Date.now());
    return [...this.planted, ...own.map(([name, { value }]) => `${name}=${value}`)].join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [pair = ''] = text.split('; ');
    const sign = pair.indexOf('=');
    const maxAge = /; max-age=(\d+)/.exec(text)?.[1];
    const expires = /; expires=([^;]+)/.exec(text)?.[1];
    const lasting = maxAge === undefined ? Infinity : Date.now() + Number(maxAge) * 1000;
    const end = expires === undefined ? lasting : Date.parse(expires);
    this.#own.set(pair.slice(0, sign), { value: pair.slice(sign + 1), end });
  }

  /** A cookie of this host is gone, as when somebody empties a part of the browser. */
  lose(name: string) {
    this.#own.delete(name);
  }
}
