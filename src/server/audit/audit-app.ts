import { auditReportPath, type AuditReport } from '#contract/audit.ts';
import { evidencePath } from '#contract/evidence.ts';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory, root } from '../start/paths.ts';
import { readReportHere } from './audit-report.ts';
import { evidenceText } from './evidence-text.ts';

const cachedFor = 3000;

// Reads the report at most every few seconds, however often it is requested.
function reader() {
  let cached: { report: AuditReport; at: number } | null = null;
  return () => {
    if (!cached || performance.now() - cached.at > cachedFor) {
      cached = { report: readReportHere({ root, cache: cacheDirectory }), at: performance.now() };
    }
    return cached.report;
  };
}

/** Tests, their last results and the evidence for the auditors' pages (M3); without sources those of the build answer. */
export function auditApp() {
  const app = new Hono();
  const read = reader();
  if (existsSync(join(root, 'tests'))) {
    app.get(auditReportPath, (context) => context.json(read()));
    app.get(evidencePath, (context) =>
      context.body(evidenceText(root), 200, { 'content-type': 'application/json' }),
    );
  }
  return app;
}
