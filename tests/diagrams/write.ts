import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argv } from 'node:process';
import { systemDiagram } from '#audit/system/system-diagram.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { root } from '../support/project.ts';
import { browserWalksOf } from '../e2e/walks/browser-walks.ts';
import { bestLayout } from './best-layout.ts';
import { chartNames, diagramNamed, filesOf, readmeOf, walksNamed } from './made.ts';
import { filesOfSystem, layOutSystem } from './system.ts';

const wanted = argv.slice(2);
for (const name of chartNames.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const [{ layout, settings }, walks] = [await bestLayout(diagramNamed(name)), await walksNamed(name)];
  for (const [file, text] of filesOf({
    name,
    layout,
    settings,
    walks,
    browser: await browserWalksOf(name),
  })) {
    writeFileSync(path.join(root, 'machines', folderOf(name), file), text);
  }
  console.log(`${name.padEnd(16)}${layout.width} × ${layout.height}, ${walks.walks.length} walks`);
}
if (wanted.length === 0 || wanted.includes('system')) {
  const { settings } = await bestLayout(systemDiagram((english) => english).portal);
  for (const [file, text] of filesOfSystem(await layOutSystem(settings))) {
    writeFileSync(path.join(root, 'machines/system', file), text);
  }
}
const page = path.join(root, 'machines/README.md');
writeFileSync(page, readmeOf(readFileSync(page, 'utf8')));
