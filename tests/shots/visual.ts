import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../support/project.ts';
import { comparePictures } from './compare-pictures.ts';
import { differenceSheet, type Changed } from './difference-sheet.ts';
import { referenceOf } from './reference.ts';
import { takePictures } from './take-pictures.ts';

const { values, positionals: targets } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'HEAD' },
    runs: { type: 'string' },
    accept: { type: 'boolean', default: false },
  },
});

const shots = path.join(root, '.shots');
const sheet = path.join(shots, 'visual.html');
const folders = {
  old: path.join(shots, 'visual/old'),
  new: path.join(shots, 'visual/new'),
  difference: path.join(shots, 'visual/difference'),
};
const picturesIn = (folder: string) => fs.readdirSync(folder).filter((file) => file.endsWith('.png'));

function empty(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
}

async function takeInto(folder: string): Promise<void> {
  empty(folder);
  await takePictures(targets, ({ file }, png) => fs.writeFileSync(path.join(folder, file), png));
}

/** What has been taken and is not as it was; the folders of the sheet get it. */
function changesSince(reference: string, taken: string): Changed[] {
  const [before, after] = [new Set(picturesIn(reference)), picturesIn(taken)];
  const gone = targets.length > 0 ? [] : [...before].filter((file) => !after.includes(file));
  const changes = after.map((file): Changed => {
    if (!before.has(file)) return { file, verdict: 'added', pixels: 0 };
    const [one, other] = [reference, taken].map((folder) => fs.readFileSync(path.join(folder, file)));
    const { pixels, image } = comparePictures(one ?? Buffer.alloc(0), other ?? Buffer.alloc(0));
    if (image) fs.writeFileSync(path.join(folders.difference, file), image);
    return { file, verdict: 'changed', pixels };
  });
  const differing = [
    ...changes.filter(({ verdict, pixels }) => verdict === 'added' || pixels > 0),
    ...gone.map((file): Changed => ({ file, verdict: 'gone', pixels: 0 })),
  ];
  for (const { file, verdict } of differing) {
    if (verdict !== 'added') fs.copyFileSync(path.join(reference, file), path.join(folders.old, file));
    if (verdict !== 'gone' && taken !== folders.new) {
      fs.copyFileSync(path.join(taken, file), path.join(folders.new, file));
    }
  }
  return differing;
}

function tell(title: string, changes: readonly Changed[]): void {
  const lines = changes.map(({ file, verdict, pixels }) => `${verdict} ${file} ${pixels || ''}`.trimEnd());
  if (lines.length > 0) console.log(lines.join('\n'));
  fs.writeFileSync(sheet, differenceSheet(title, changes));
  console.log(`\n${title}${changes.length > 0 ? `: ${path.relative(root, sheet)}` : ''}`);
  process.exitCode = changes.length > 0 ? 1 : 0;
}

/** The reference becomes what the last run has shown. */
function accept(reference: string): void {
  for (const file of picturesIn(folders.new)) {
    fs.copyFileSync(path.join(folders.new, file), path.join(reference, file));
  }
  const isGone = (file: string) => !fs.existsSync(path.join(folders.new, file));
  for (const file of picturesIn(folders.old).filter(isGone)) fs.rmSync(path.join(reference, file));
  console.log('Accepted');
}

/** The same tree again and again: whatever differs from the first run flickers. */
async function holdStill(runs: number): Promise<void> {
  const [first, again] = [path.join(shots, 'visual/first'), path.join(shots, 'visual/again')];
  await takeInto(first);
  Object.values(folders).forEach(empty);
  const flickering = new Map<string, Changed>();
  for (let run = 2; run <= runs; run += 1) {
    await takeInto(again);
    const changes = changesSince(first, again);
    for (const change of changes) flickering.set(change.file, change);
    console.log(`run ${run} of ${runs}: ${changes.length} differ`);
  }
  const count = picturesIn(first).length;
  const title = `${flickering.size} of ${count} pictures differ in ${runs} runs of the same tree`;
  tell(title, [...flickering.values()]);
}

async function compareWith(revision: string): Promise<void> {
  const reference = await referenceOf(revision, targets);
  Object.values(folders).forEach(empty);
  await takeInto(folders.new);
  const changes = changesSince(reference, folders.new);
  tell(`${changes.length} of ${picturesIn(folders.new).length} pictures differ from ${revision}`, changes);
}

if (values.accept) accept(await referenceOf(values.against, targets));
else if (values.runs) await holdStill(Number(values.runs));
else await compareWith(values.against);
