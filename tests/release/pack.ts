import fs from 'node:fs';
import path from 'node:path';
import { ensureBuild } from '#server/start/build.ts';
import { root } from '../support/project.ts';
import { packRelease } from './pack-release.ts';

// `npm run tools -- pack [FOLDER]`: the archive that an operator unpacks and starts.
const folder = path.resolve(process.argv[2] ?? path.join(root, '.cache/release'));
await ensureBuild({ onlyWhenMissing: false });
fs.mkdirSync(folder, { recursive: true });
const { file, bytes, sum } = packRelease(folder);
console.log(`${path.relative(process.cwd(), file)}: ${(bytes / 1e6).toFixed(1)} MB\nsha256 ${sum}`);
