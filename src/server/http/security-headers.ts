import { createHash } from 'node:crypto';
import { logWorkerPolicy, serviceWorkerPolicy } from '#contract/service-worker.ts';
import { type AllowedHosts, noOtherHosts } from './allowed-hosts.ts';

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
const strict = {
  ...base,
  'worker-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};
// Hot reload injects scripts and styles, and talks over a web socket.
const relaxed = {
  ...base,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
};

const written = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const others = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Hashes of a page's inline scripts or styles, as a policy names them. */
export const hashesIn = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(String.raw`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const withHosts = (policy: typeof base, { img, connect }: AllowedHosts) => ({
  ...policy,
  'img-src': [policy['img-src'], ...img].join(' '),
  'connect-src': [policy['connect-src'], ...connect].join(' '),
});

const withInline = (html: string, hosts: AllowedHosts) => ({
  ...withHosts(strict, hosts),
  'script-src': [strict['script-src'], ...hashesIn(html, 'script')].join(' '),
  'style-src': [strict['style-src'], ...hashesIn(html, 'style')].join(' '),
});

/** The policy of every answer, and a page's inline styles and scripts by their hashes. */
export const inlinePolicyOf = (html: string, hosts: AllowedHosts): string => written(withInline(html, hosts));

const withWorker = (types: string) => (html: string, hosts: AllowedHosts) =>
  written({ ...withInline(html, hosts), 'worker-src': "'self'", 'trusted-types': types });

/** Of the portal's page, which starts a worker by the one policy of trusted types, which names no other script. */
export const policyOf = withWorker(serviceWorkerPolicy);

/** Of the auditors' page, which reads logs in a worker. */
export const auditPolicyOf = withWorker(logWorkerPolicy);

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Of every answer of the process. */
export const securityHeaders = (
  { isDevelopment, hosts } = { isDevelopment: false, hosts: noOtherHosts },
): SecurityHeaders => ({
  ...others,
  'content-security-policy': written(withHosts(isDevelopment ? relaxed : strict, hosts)),
});
