import type { BrowserContext, Request } from '@playwright/test';

// One-time tokens, signed links, tokens of mails: removed from the address.
const secretParameters = ['ott', 'signature', 'token'];
const secretFields = new Set(['access_token', 'refresh_token', 'password', 'ott']);
// Shorter ones are made up by tests, and would match by chance.
const shortest = 10;

// The specification puts the signature into the address of this call (S14).
const mayCarry = (request: Request) =>
  request.isNavigationRequest() || /\/email\/verify\//.test(new URL(request.url()).pathname);
const isSession = (request: Request) => /\/oauth\/[a-z-]+$/.test(new URL(request.url()).pathname);
const isReport = (request: Request) => request.url().endsWith('/error-logs');

function fieldsIn(json: string | null): [string, string][] {
  try {
    const found: [string, string][] = [];
    JSON.parse(json ?? '', (name, value: unknown) => {
      if (secretFields.has(name) && typeof value === 'string') found.push([name, value]);
      return value;
    });
    return found;
  } catch {
    return [];
  }
}

/**
 * Tracks every token, password and signed link of a test. `leaks` names those found in the address of a request, a
 * Referer, the console or an error report, never the secret itself.
 */
export function watchSecrets(context: BrowserContext) {
  const secrets = new Map<string, string>();
  const places: [place: string, text: string][] = [];
  const keep = (entries: Iterable<[string, string]>) => {
    for (const [name, value] of entries) if (value.length >= shortest) secrets.set(value, name);
  };

  context.on('request', (request) => {
    const { authorization, referer } = request.headers();
    const url = new URL(request.url());
    if (authorization?.startsWith('Bearer ')) keep([['access_token', authorization.slice('Bearer '.length)]]);
    if (request.isNavigationRequest()) {
      keep(secretParameters.map((name) => [name, url.searchParams.get(name) ?? '']));
    }
    if (isSession(request)) keep(fieldsIn(request.postData()));
    const place = `the address of ${request.method()} ${url.pathname}`;
    if (!mayCarry(request)) places.push([place, request.url()]);
    if (referer !== undefined) places.push([`the Referer of ${url.pathname}`, referer]);
    if (isReport(request)) places.push(['an error report', request.postData() ?? '']);
  });
  context.on('requestfinished', (request) => {
    if (!isSession(request)) return;
    const answered = request
      .response()
      .then(async (response) => keep(fieldsIn((await response?.text()) ?? null)));
    // The answers of a closed page are gone.
    answered.catch(() => undefined);
  });
  context.on('console', (message) => places.push(['the console', message.text()]));

  return {
    found: () => [...secrets.keys()],
    leaks: () =>
      [...secrets].flatMap(([secret, name]) =>
        places.filter(([, text]) => text.includes(secret)).map(([place]) => `${name} came out in ${place}`),
      ),
  };
}
