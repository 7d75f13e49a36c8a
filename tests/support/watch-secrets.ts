import type { BrowserContext, Request } from '@playwright/test';

/** What a page is opened with and must forget: one-time tokens, signed links, tokens of mails. */
const secretParameters = ['ott', 'signature', 'token'];
const secretFields = new Set(['access_token', 'refresh_token', 'password', 'ott']);
/** Shorter ones are made up by tests, and would be found by chance. */
const shortest = 10;

/** The call of a signed link carries it on in its address: the specification has it so (S14). */
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
 * Follows every token, password and signed link through a test. `leaks` names those that have come out in the address of
 * a request, a Referer, the console or an error report: only what, never the secret itself.
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
    // A page that has closed takes its answers along.
    answered.catch(() => undefined);
  });
  context.on('console', (message) => places.push(['the console', message.text()]));

  return {
    /** Everything secret that was seen so far. */
    known: () => [...secrets.keys()],
    leaks: () =>
      [...secrets].flatMap(([secret, name]) =>
        places.filter(([, text]) => text.includes(secret)).map(([place]) => `${name} came out in ${place}`),
      ),
  };
}
