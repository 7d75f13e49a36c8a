import process from 'node:process';
import { clauseRowsOf, type ClauseRow } from '#audit/requirements/clause-rows.ts';
import { requirements } from '#machines/requirements.ts';
import { readAuditReport } from '#server/audit/audit-report.ts';
import { cacheFolder, root } from '../support/project.ts';

const report = readAuditReport({ root, cache: cacheFolder });
const rows = Object.keys(requirements).flatMap(clauseRowsOf(report));

/** Why a clause is not covered, in a line each. */
function reasonsFor({ tests, noticed, survivors, untried }: ClauseRow): string[] {
  return [
    ...(tests.length === 0 ? ['no test names it'] : []),
    ...(noticed.length === 0 && survivors.length + untried.length === 0
      ? ['it names nothing that can be broken']
      : []),
    ...tests.flatMap(({ title, result }) => (result === 'failed' ? [`failed: ${title}`] : [])),
    ...survivors.map((name) => `not noticed: ${name}`),
    ...untried.map((name) => `not tried: ${name}`),
  ];
}

const own = rows.filter(({ coverage }) => coverage !== 'excepted');
const open = own.filter(({ coverage }) => coverage !== 'covered');
for (const row of open) {
  console.log(`${row.id.padEnd(7)}${row.coverage.padEnd(8)}${row.sentence}`);
  for (const reason of reasonsFor(row)) console.log(`               ${reason}`);
}
for (const { id, exception } of rows) {
  if (exception) {
    console.log(`${id.padEnd(7)}except  ${exception.reason} (${exception.by}, ${exception.day})`);
  }
}
console.log(`${own.length - open.length} of ${own.length} clauses are covered`);
process.exitCode = open.length > 0 ? 1 : 0;
