import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argv } from 'node:process';
import { folderOf } from '#machines/charts.ts';
import { root } from '../support/project.ts';
import { bestLayout } from './best-layout.ts';
import { chartNames, diagramNamed, filesOf, readmeOf, walksNamed } from './made.ts';

const wanted = argv.slice(2);
for (const name of chartNames.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const [{ layout, settings }, walks] = [await bestLayout(diagramNamed(name)), await walksNamed(name)];
  for (const [file, text] of filesOf({ name, layout, settings, walks })) {
    writeFileSync(path.join(root, 'machines', folderOf(name), file), text);
  }
  console.log(`${name.padEnd(16)}${layout.width} × ${layout.height}, ${walks.walks.length} walks`);
}
const page = path.join(root, 'machines/README.md');
writeFileSync(page, readmeOf(readFileSync(page, 'utf8')));
