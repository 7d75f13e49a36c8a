import { auditReportPath } from '#contract/audit.ts';
import { type KnownCharts, knownChartsPath } from '#contract/known-charts.ts';
import { builtCommitName, builtPortalName, evidenceKeyName, evidencePath } from '#contract/evidence.ts';
import { versionOfPage } from '#contract/portal-version.ts';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { type Plugin, runnerImport } from 'vite';
import { readAuditReport } from './audit-report.ts';
import { chartSources } from './chart-sources.ts';
import { evidenceText } from './evidence-text.ts';
import { sourceTreeOf } from './source-tree.ts';

const sourcesName = 'virtual:chart-sources';

/** For the auditors' pages, which hash what the charts name. */
export const auditedSources = (root: string): Plugin => ({
  name: 'audited-sources',
  resolveId: (id) => (id === sourcesName ? `\0${sourcesName}` : null),
  load: (id) =>
    id === `\0${sourcesName}` ? `export const chartSources = ${JSON.stringify(chartSources(root))};` : null,
});

// Evaluated as the page evaluates them: a hash is of charts that are there, not of their sources alone.
async function chartsOf(root: string): Promise<KnownCharts> {
  const { module } = await runnerImport<{ knownCharts: KnownCharts }>(
    `${root}/src/audit/heat/known-charts.ts`,
    {
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [auditedSources(root)],
    },
  );
  return module.knownCharts;
}

/** The portal's own build comes first, into the same folder. */
function builtPortal(root: string): string {
  const page = `${root}/dist/index.html`;
  return (existsSync(page) && versionOfPage(readFileSync(page, 'utf8'))) || '';
}

/** For hosting the auditors' pages elsewhere: titles of the tests, without results, the charts for the network that counts their transitions, and the evidence if there is any. */
export const auditedTests = (root: string): Plugin => ({
  name: 'audited-tests',
  apply: 'build',
  async generateBundle() {
    const report = readAuditReport({ root, cache: `${root}/src` });
    this.emitFile({ type: 'asset', fileName: auditReportPath.slice(1), source: JSON.stringify(report) });
    this.emitFile({ type: 'asset', fileName: evidencePath.slice(1), source: evidenceText(root) });
    const charts = JSON.stringify(await chartsOf(root));
    this.emitFile({ type: 'asset', fileName: knownChartsPath.slice(1), source: charts });
  },
  // In the page and not in the file, which then cannot bring a key of its own.
  transformIndexHtml() {
    const content = process.env['EVIDENCE_PUBLIC_KEY'] ?? '';
    const { commit, hasLocalChanges } = sourceTreeOf(root) ?? { commit: '', hasLocalChanges: false };
    const built = hasLocalChanges ? `${commit} +` : commit;
    const named = {
      [evidenceKeyName]: content,
      [builtCommitName]: built,
      [builtPortalName]: builtPortal(root),
    };
    return Object.entries(named).map(([name, text]) => ({
      tag: 'meta',
      attrs: { name, content: text },
      injectTo: 'head' as const,
    }));
  },
});
