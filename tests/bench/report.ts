import { contentsOf, readModules } from './contents.ts';
import type { Sent } from './measured-page.ts';
import { printTable } from './table.ts';
import type { Medians, Verdict } from './targets.ts';
import { kbOf, type ScreenReport } from './visits.ts';

const digits = (value: number, unit = '') => {
  if (Number.isNaN(value)) return '-';
  const places = unit === 'ms' || Number.isInteger(value) ? 0 : 1;
  return value.toFixed(Math.abs(value) < 1 && places > 0 ? 3 : places);
};

function printScreens(screens: readonly ScreenReport[]) {
  const kinds = ['document', 'script', 'style', 'font', 'image', 'data'] as const;
  printTable('Screens, opened with empty caches, until the network is quiet; KB over the wire', [
    ['', ...kinds, 'all', 'requests', 'until usable', 'shift', 'longest task, ms'],
    ...screens.map(({ name, sent, initial, shift, longestTask }) => [
      name,
      ...kinds.map((kind) => kbOf(sent.filter((request) => request.kind === kind)).toFixed(1)),
      kbOf(sent).toFixed(1),
      sent.length,
      initial.KB.toFixed(1),
      shift.toFixed(3),
      longestTask.toFixed(0),
    ]),
  ]);
}

const smallestChunk = 1000;

function printChunks(screens: readonly ScreenReport[]) {
  const modules = readModules();
  const users = new Map<string, { sent: Sent; names: string[] }>();
  for (const { name, sent } of screens) {
    for (const request of sent.filter(({ kind, bytes }) => kind === 'script' && bytes >= smallestChunk)) {
      const user = users.get(request.path) ?? { sent: request, names: [] };
      users.set(request.path, { ...user, names: [...new Set([...user.names, name])] });
    }
  }
  console.log('\nScripts of 1 KB and more, how many screens load them, and what is in them');
  for (const { sent, names } of [...users.values()].toSorted((a, b) => b.sent.bytes - a.sent.bytes)) {
    const contents = contentsOf([sent], modules).filter(({ bytes }) => bytes >= 200);
    const inside = contents.slice(0, 6).map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
    const used = names.length === 1 ? (names[0] ?? '') : `${names.length} screens`;
    console.log(
      `  ${(sent.bytes / 1000).toFixed(1).padStart(6)}  ${sent.path.slice(8).padEnd(38)} ${used.padEnd(18)} ${inside.join(', ')}`,
    );
  }
}

function printCases(medians: Medians) {
  for (const [name, figures] of Object.entries(medians)) {
    if (name.startsWith('screen')) continue;
    const listed = Object.entries(figures).map(([figure, value]) => `${figure} ${digits(value)}`);
    console.log(`  ${name.padEnd(38)} ${listed.join('; ')}`);
  }
}

/** Prints what was measured, and at the end how it stands to the targets. */
export function printReport({
  medians,
  verdicts,
  screens,
  n,
}: {
  medians: Medians;
  verdicts: readonly Verdict[];
  screens: readonly ScreenReport[];
  n: number;
}): void {
  if (screens.length > 0) {
    printScreens(screens);
    printChunks(screens);
  }
  console.log(`\nMedians of ${n}; ms where nothing else is said`);
  printCases(medians);
  printTable('Targets', [
    ['', 'target', 'reached', 'floor', 'ratio', ''],
    ...verdicts.map(({ what, unit, limit, reached, floor, isMet }) => [
      what,
      `${digits(limit, unit)} ${unit}`,
      `${digits(reached, unit)} ${unit}`,
      floor === null ? '' : `${digits(floor, unit)} ${unit}`,
      floor === null || floor === 0 ? '' : (reached / floor).toFixed(2),
      isMet ? 'ok' : 'miss',
    ]),
  ]);
}
