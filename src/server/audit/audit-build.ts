import { auditReportPath } from '#contract/audit.ts';
import { evidenceKeyName, evidencePath } from '#contract/evidence.ts';
import process from 'node:process';
import type { Plugin } from 'vite';
import { readAuditReport } from './audit-report.ts';
import { chartSources } from './chart-sources.ts';
import { evidenceText } from './evidence-text.ts';

const sourcesName = 'virtual:chart-sources';

/** For the auditors' pages, which hash what the charts name. */
export const auditedSources = (root: string): Plugin => ({
  name: 'audited-sources',
  resolveId: (id) => (id === sourcesName ? `\0${sourcesName}` : null),
  load: (id) =>
    id === `\0${sourcesName}` ? `export const chartSources = ${JSON.stringify(chartSources(root))};` : null,
});

/** For hosting the auditors' pages elsewhere: titles of the tests, without results, and the evidence if there is any. */
export const auditedTests = (root: string): Plugin => ({
  name: 'audited-tests',
  apply: 'build',
  generateBundle() {
    const report = readAuditReport({ root, cache: `${root}/src` });
    this.emitFile({ type: 'asset', fileName: auditReportPath.slice(1), source: JSON.stringify(report) });
    this.emitFile({ type: 'asset', fileName: evidencePath.slice(1), source: evidenceText(root) });
  },
  // In the page and not in the file, which then cannot bring a key of its own.
  transformIndexHtml() {
    const content = process.env['EVIDENCE_PUBLIC_KEY'] ?? '';
    return [{ tag: 'meta', attrs: { name: evidenceKeyName, content }, injectTo: 'head' }];
  },
});
