import type { BrowserContext, Request } from '@playwright/test';
import { watchSecrets } from './watch-secrets.ts';

/**
 * No test may cause these: errors on the page or in the console, failed answers, requests to other hosts, violations
 * of the content security policy, leaked secrets. `allow` names an expected one.
 */
export type Problems = {
  allow: (pattern: RegExp) => void;
  unexpected: () => string[];
  secrets: () => string[];
};

const hasToken = (request: Request) => 'authorization' in request.headers();

// Without a token the portal requests the user once, and is refused (S8).
const probe = /^401 GET \/publisher\/v1\/user-profile without a token$/;

function failedAnswer(request: Request, status: number): string {
  const { pathname } = new URL(request.url());
  return `${status} ${request.method()} ${pathname}${hasToken(request) ? '' : ' without a token'}`;
}

export async function watchProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const problems: string[] = [];
  const allowed = [probe];
  const { found, leaks } = watchSecrets(context);
  context.on('weberror', (error) =>
    problems.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    // Failed answers are collected by `response`, with more details.
    const isFailedAnswer = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isFailedAnswer) problems.push(`console error: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(failedAnswer(response.request(), response.status()));
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isForeign = /^(http|ws)s?:$/.test(url.protocol) && url.origin !== origin;
    if (isForeign) problems.push(`foreign request: ${request.url()}`);
  });
  await context.exposeBinding('reportCspViolation', (_, violation: string) => {
    problems.push(`csp violation: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportCspViolation');
      if (typeof report === 'function') {
        Reflect.apply(report, window, [`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`]);
      }
    });
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () =>
      [...problems, ...leaks()].filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    secrets: found,
  };
}
