import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/project.ts';
import { contactSheet } from './contact-sheet.ts';
import { takePictures } from './take-pictures.ts';

const folder = path.join(root, '.shots');
const targets = process.argv.slice(2);
if (targets.length === 0) fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });

const start = performance.now();
const pictures = await takePictures(targets, ({ file }, png) =>
  fs.writeFileSync(path.join(folder, file), png),
);
const sheet = path.join(folder, 'index.html');
fs.writeFileSync(sheet, contactSheet(pictures));
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`\n${pictures.length} pictures in ${seconds} s: ${path.relative(root, sheet)}`);
