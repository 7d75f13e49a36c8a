import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './project.ts';
import { projectFiles } from './source-files.ts';

/** Copies the project, with its packages and a cache of its own, to a folder outside; returns the folder. */
export function copyProject(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `portal-${name}-`));
  for (const file of projectFiles) fs.cpSync(path.join(root, file), path.join(folder, file));
  fs.cpSync(path.join(root, 'src/styled-system'), path.join(folder, 'src/styled-system'), {
    recursive: true,
  });
  const packages = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of fs.readdirSync(packages).filter((one) => one !== '.cache')) {
    fs.symlinkSync(path.join(packages, entry), path.join(folder, 'node_modules', entry));
  }
  return folder;
}
