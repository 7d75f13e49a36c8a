import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { typeLabel } from '../event-label.ts';
import { lanesOf, senderOf } from '../lanes/lanes.ts';

// A semicolon ends a statement, a hash begins an entity, two percent signs a comment.
const escaped = (text: string) => text.replaceAll(/[#;%]/g, (sign) => `#${sign.charCodeAt(0)};`);

/** Participants are numbered: Mermaid takes names such as 'end' for its own words. */
const participantsOf = (log: EventLog) =>
  new Map([
    ['outside', 'outside'],
    ['unknown', 'unknown'],
    ...lanesOf(log).map((chart, index) => [chart, `c${index + 1}`] as const),
  ]);

type Participants = ReturnType<typeof participantsOf>;

const lineOf = (log: EventLog, participants: Participants, entry: LogEntry): string[] => {
  const [from, to] = [participants.get(senderOf(log, entry)), participants.get(entry.chart)];
  const arrow = entry.cause === undefined || entry.cause === null ? '-)' : '->>';
  return [
    `  ${from}${arrow}${to}: ${escaped(typeLabel(entry.event))}`,
    `  Note over ${to}: ${escaped(entry.active.at(-1) ?? '')}`,
  ];
};

/** A log as a sequence diagram of Mermaid: a participant for each chart, a message for each step. */
export function mermaidOf(log: EventLog): string {
  const participants = participantsOf(log);
  const isAnyUnknown = log.entries.some((entry) => senderOf(log, entry) === 'unknown');
  return [
    'sequenceDiagram',
    '  actor outside as browser',
    ...(isAnyUnknown ? ['  participant unknown as not recorded'] : []),
    ...lanesOf(log).map((chart) => `  participant ${participants.get(chart)} as ${escaped(chart)}`),
    ...log.entries.flatMap((entry) => lineOf(log, participants, entry)),
    '',
  ].join('\n');
}
