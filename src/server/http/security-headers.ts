import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const base = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};
const policy = { ...base, 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" };
// Hot reload injects scripts and styles, and talks over a web socket.
const developmentPolicy = {
  ...base,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
};

const written = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};
const hashesIn = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(String.raw`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

// The policy of every answer, and the page's inline styles and scripts by their hashes.
export const policyOf = (html: string): string =>
  written({
    ...policy,
    'script-src': policy['script-src'] + hashesIn(html, 'script').join(''),
    'style-src': policy['style-src'] + hashesIn(html, 'style').join(''),
  });

const strict = { ...headers, 'content-security-policy': written(policy) };
const relaxed = { ...headers, 'content-security-policy': written(developmentPolicy) };

/** On every answer of the process. */
export function setSecurityHeaders(response: ServerResponse, isDevelopment: boolean) {
  for (const [name, value] of Object.entries(isDevelopment ? relaxed : strict)) {
    response.setHeader(name, value);
  }
}
