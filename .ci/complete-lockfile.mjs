// A registry that lacks the packages of other platforms makes npm drop them from the lockfile, and `npm ci` then refuses
// the lockfile everywhere. This puts the dropped entries back, each below the package that lists it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

function isListed(packages, parent, name) {
  const folders = parent
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => path.posix.join(folder, 'node_modules', name) in packages);
}

function platformEntry(name, version, parent) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = os.includes('linux') ? words.flatMap((word) => libraries[word] ?? []) : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const dropped = Object.entries(lock.packages).flatMap(([folder, parent]) =>
  Object.entries(folder === '' ? {} : (parent.optionalDependencies ?? {}))
    .filter(([name]) => !isListed(lock.packages, folder, name))
    .map(([name, version]) => [`${folder}/node_modules/${name}`, platformEntry(name, version, parent)]),
);
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(dropped) });
lock.packages = Object.fromEntries(packages.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${dropped.length} entries put back`);
