import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { typeLabel } from '../charts/event-label.ts';
import { isIgnored, lanesOf, senderOf } from '../lanes/lanes.ts';
import { gapless } from '../live/log-file.ts';

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

/** The innermost states, also of regions beside each other. */
const statesOf = ({ active }: LogEntry) =>
  [...new Set(active)].filter((id) => !active.some((other) => other.startsWith(`${id}.`))).join(', ');

const answersOf = ({ guards = [] }: LogEntry) =>
  guards.map(({ name, holds }) => `[${name}] ${holds ? '✓' : '✗'}`).join(', ');

const lineOf = (log: EventLog, participants: Participants, entry: LogEntry): string[] => {
  const [from, to] = [participants.get(senderOf(log, entry)), participants.get(entry.chart)];
  const head = entry.cause === undefined || entry.cause === null ? ')' : '>>';
  const notes = [statesOf(entry), isIgnored(entry) ? 'ignored' : '', answersOf(entry)].filter(Boolean);
  return [
    `  %% ${entry.seq}, ${new Date(entry.wallClock).toISOString()}`,
    // What is ignored arrives dotted.
    `  ${from}${isIgnored(entry) ? '--' : '-'}${head}${to}: ${escaped(typeLabel(entry.event))}`,
    `  Note over ${to}: ${notes.map(escaped).join('<br/>')}`,
  ];
};

/** What was logged, by which build, of which definitions: Mermaid draws no comments. */
function originOf({ portal, entries }: EventLog): string[] {
  const builds = new Set(entries.flatMap(({ build }) => build ?? []));
  const hashes = new Set(entries.flatMap(({ chart, hash }) => (hash ? `${chart} ${hash}` : [])));
  return [`portal ${portal}`, ...[...builds].map((build) => `build ${build}`), ...hashes].map(
    (line) => `  %% ${line}`,
  );
}

/** A log as a sequence diagram of Mermaid: a participant for each chart, a message for each step, numbered as in its file. */
export function mermaidOf(recorded: EventLog): string {
  const log = gapless(recorded);
  const participants = participantsOf(log);
  const isAnyUnknown = log.entries.some((entry) => senderOf(log, entry) === 'unknown');
  return [
    'sequenceDiagram',
    ...originOf(log),
    '  actor outside as browser',
    ...(isAnyUnknown ? ['  participant unknown as not recorded'] : []),
    ...lanesOf(log).map((chart) => `  participant ${participants.get(chart)} as ${escaped(chart)}`),
    ...log.entries.flatMap((entry) => lineOf(log, participants, entry)),
    '',
  ].join('\n');
}
