/** A row of an approved table: in a situation, `text` is what an event does. */
export type ApprovedRow = { situation: string; text: string };

const ignored = /^ {2}ignores (.*)$/;

function rowsIn(section: string): ApprovedRow[] {
  const [situation = '', ...lines] = section.split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [, events] = ignored.exec(line) ?? [];
      const texts =
        events === undefined ? [line.trim()] : events.split(', ').map((event) => `ignores ${event}`);
      return texts.map((text) => ({ situation, text }));
    });
}

const keyOf = ({ situation, text }: ApprovedRow) => `${situation}\n${text}`;

/** The rows that only one of two approved tables has. */
export function changedRows(before: string, after: string) {
  const [older, newer] = [before, after].map((table) => table.split('\n\n').flatMap(rowsIn));
  const [known, left] = [new Set(older?.map(keyOf)), new Set(newer?.map(keyOf))];
  return {
    removed: (older ?? []).filter((row) => !left.has(keyOf(row))),
    added: (newer ?? []).filter((row) => !known.has(keyOf(row))),
  };
}

/** The state of a situation, without what tells situations of it apart. */
const stateOf = ({ situation }: ApprovedRow) => /^[^\s[]*/.exec(situation)?.[0] ?? '';
const eventOf = ({ text }: ApprovedRow) => text.replace(/^ignores /, '');

/** Whether a row tells of a state, or of a transition that begins there; `path` is without the chart. */
export function isConcerned(row: ApprovedRow, path: string, trigger: string): boolean {
  const state = stateOf(row);
  const isWithin = path === '' || state === path || state.startsWith(`${path}.`);
  return isWithin && (trigger === '' || eventOf(row) === trigger || eventOf(row).startsWith(`${trigger} `));
}
