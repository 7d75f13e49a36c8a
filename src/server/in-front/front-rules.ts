import { auditReportPath } from '#contract/audit.ts';
import { evidencePath } from '#contract/evidence.ts';
import { portalVersionHeader, versionOfPage } from '#contract/portal-version.ts';
import { noServiceWorkerPath, serviceWorkerPath } from '#contract/service-worker.ts';
import type { AllowedHosts } from '../http/allowed-hosts.ts';
import { apiPaths, apiPrefixes } from '../http/api-prefixes.ts';
import { pageStylePath } from '../http/page-style.ts';
import { cacheControlOf } from '../http/portal-files.ts';
import {
  type SecurityHeaders,
  auditPolicyOf,
  hashesIn,
  policyOf,
  securityHeaders,
} from '../http/security-headers.ts';

/** What a server in front of the portal has to know, of the build that it serves. */
export type FrontRules = {
  /** Of every answer. */
  headers: SecurityHeaders;
  /** Of the portal's page in place of the policy of all others. */
  pagePolicy: string;
  hashes: { script: string[]; style: string[] };
  cache: { page: string; asset: string; file: string };
  /** The service worker's address, and the file that is served there. */
  worker: { path: string; file: string };
  /** Folders with a page of their own, and its policy where that is not the one of all others. */
  pages: readonly { name: string; policy: string | null }[];
  /** What is passed on. */
  passed: { prefixes: readonly string[]; paths: readonly string[] };
  upstream: string;
};

type Given = { hosts: AllowedHosts; upstream: string; hasServiceWorker?: boolean };

export function frontRules(page: string, { hosts, upstream, hasServiceWorker = true }: Given) {
  const version = versionOfPage(page);
  const rules: FrontRules = {
    headers: {
      ...securityHeaders({ isDevelopment: false, hosts }),
      ...(version !== null && { [portalVersionHeader]: version }),
    },
    pagePolicy: policyOf(page, hosts),
    hashes: { script: hashesIn(page, 'script'), style: hashesIn(page, 'style') },
    cache: {
      page: cacheControlOf('/index.html'),
      asset: cacheControlOf('/assets/one.js'),
      file: cacheControlOf('/theme.js'),
    },
    worker: { path: serviceWorkerPath, file: hasServiceWorker ? serviceWorkerPath : noServiceWorkerPath },
    // Nothing stands in it: its policy is the same for each build.
    pages: [
      { name: 'statecharts', policy: auditPolicyOf('', hosts) },
      { name: 'accessibility', policy: null },
      { name: 'operators', policy: null },
    ],
    passed: { prefixes: apiPrefixes, paths: [...apiPaths, auditReportPath, evidencePath, pageStylePath] },
    upstream,
  };
  return rules;
}
