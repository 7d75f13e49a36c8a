import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { typeLabel } from '../event-label.ts';
import { lanesOf, senderOf } from '../lanes/lanes.ts';

// A semicolon ends a statement, a hash begins an entity.
const escaped = (text: string) => text.replaceAll(/[#;]/g, (sign) => `#${sign.charCodeAt(0)};`);

const lineOf = (log: EventLog, entry: LogEntry): string[] => {
  const words = escaped(typeLabel(entry.event));
  const state = escaped(entry.active.at(-1) ?? '');
  const arrow = entry.cause === undefined || entry.cause === null ? '-)' : '->>';
  return [
    `  ${senderOf(log, entry)}${arrow}${entry.chart}: ${words}`,
    `  Note over ${entry.chart}: ${state}`,
  ];
};

/** A log as a sequence diagram of Mermaid: a participant for each chart, a message for each step. */
export const mermaidOf = (log: EventLog): string =>
  [
    'sequenceDiagram',
    '  actor outside as browser',
    ...lanesOf(log).map((chart) => `  participant ${chart}`),
    ...log.entries.flatMap((entry) => lineOf(log, entry)),
    '',
  ].join('\n');
