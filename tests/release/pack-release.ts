import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { dist } from '#server/start/paths.ts';
import { root } from '../support/project.ts';
import { readProjectFile } from '../support/source-files.ts';
import { reachable } from './reachable.ts';
import { releaseManual } from './release-manual.ts';
import { installReleasePackages } from './release-packages.ts';

const manifest = z
  .object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    type: z.string(),
    license: z.string(),
    imports: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readProjectFile('package.json')));
const title = `${manifest.name}-${manifest.version}`;

// Read with `node serve.mjs` or `npm run serve`; everything is installed already.
function releaseManifest() {
  const imports = Object.entries(manifest.imports).filter(([name]) => /^#(server|contract)\//.test(name));
  return {
    ...manifest,
    private: true,
    engines: { node: '>=22.19' },
    imports: Object.fromEntries(imports),
    // Of `tools` the archive has those that its README names.
    scripts: { serve: 'node serve.mjs', operator: 'node serve.mjs operator', tools: 'node serve.mjs' },
  };
}

const isHidden = (file: string) =>
  path
    .relative(dist, file)
    .split(path.sep)
    .some((part) => part.startsWith('.'));

function adapterFile(name: string) {
  const file = `src/server/adapter/${name}.ts`;
  return [file, file] as const;
}

function fill(folder: string) {
  const { files } = reachable();
  installReleasePackages(folder, Object.keys(manifest.dependencies));
  // npm's notes about this installation.
  fs.rmSync(path.join(folder, 'package-lock.json'));
  fs.rmSync(path.join(folder, 'node_modules/.package-lock.json'));
  const copies = [
    ...files.map((file) => [file, file] as const),
    // To write an adapter of one's own from.
    ...['adapter', 'example'].map((name) => adapterFile(name)),
    ['.ci/serve.mjs', 'serve.mjs'],
    ['.ci/needed-node.mjs', 'needed-node.mjs'],
    ['.github/CHANGELOG.md', 'CHANGELOG.md'],
  ] as const;
  for (const [from, to] of copies) fs.cpSync(path.join(root, from), path.join(folder, to));
  fs.cpSync(dist, path.join(folder, 'dist'), { recursive: true, filter: (file) => !isHidden(file) });
  fs.writeFileSync(path.join(folder, 'README.md'), releaseManual(manifest.version, files));
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(releaseManifest(), null, 2)}\n`);
}

// The same files give the same bytes: names in order, the commit's time, nobody's user, one mode.
function pack(folder: string) {
  const time = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
  const options = [
    '--sort=name',
    `--mtime=@${time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=gnu',
  ];
  const tar = ['--mode=u=rwX,go=rX', '-C', path.dirname(folder), '-cf', '-', path.basename(folder)];
  return gzipSync(execFileSync('tar', [...options, ...tar], { maxBuffer: 2 ** 30 }), { level: 9 });
}

/** Writes the release archive of the built portal into `folder`. */
export function packRelease(folder: string) {
  const unpacked = path.join(folder, title);
  fs.rmSync(unpacked, { recursive: true, force: true });
  fill(unpacked);
  const archive = pack(unpacked);
  fs.rmSync(unpacked, { recursive: true });
  const file = path.join(folder, `${title}.tar.gz`);
  const sum = createHash('sha256').update(archive).digest('hex');
  fs.writeFileSync(file, archive);
  fs.writeFileSync(`${file}.sha256`, `${sum}  ${path.basename(file)}\n`);
  return { file, title, bytes: archive.length, sum };
}
