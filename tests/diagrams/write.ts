import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argv } from 'node:process';
import { systemDiagram, type Detail } from '#audit/system/system-diagram.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { root } from '../support/project.ts';
import { browserWalksOf } from '../e2e/walks/browser-walks.ts';
import { bestLayout } from './best-layout.ts';
import { chartNames, diagramNamed, filesOf, readmeOf, walksNamed } from './made.ts';
import { filesOfSystem, layOutSystem, spacings } from './system.ts';

const wanted = argv.slice(2);
for (const name of chartNames.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const [{ layout, settings }, { walks, steps }] = [
    await bestLayout(diagramNamed(name)),
    await walksNamed(name),
  ];
  for (const [file, text] of filesOf({
    name,
    layout,
    settings,
    walks,
    steps,
    browser: await browserWalksOf(name),
  })) {
    writeFileSync(path.join(root, 'machines', folderOf(name), file), text);
  }
  console.log(`${name.padEnd(16)}${layout.width} × ${layout.height}, ${walks.walks.length} walks`);
}
if (wanted.length === 0 || wanted.includes('system')) {
  const laidOut = async (detail: Detail) => {
    const { portal } = systemDiagram({ say: (english) => english, detail });
    const { settings } = await bestLayout(portal, spacings[detail]);
    return layOutSystem(detail, settings);
  };
  for (const [file, text] of filesOfSystem({
    full: await laidOut('full'),
    outline: await laidOut('outline'),
  })) {
    writeFileSync(path.join(root, 'machines/system', file), text);
  }
}
const page = path.join(root, 'machines/README.md');
writeFileSync(page, readmeOf(readFileSync(page, 'utf8')));
