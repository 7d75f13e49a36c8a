// Runs at the start of every npm script on whatever Node the machine has (20 and up), before anything is installed:
// node: modules only. Then runs the given script, on the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bringsNode, nodeProblem, thisMachine } from './needed-node.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);

const lockFile = at('.cache', 'ensure.lock');
const stampFile = at('node_modules', '.cache', 'styled-system.stamp');
const staleLockMs = 15 * 60_000;

const machine = thisMachine();
const onWindows = process.platform === 'win32';
const nodePackage = at('node_modules', `node-${onWindows ? 'win' : process.platform}-${process.arch}`);
const ownNode = path.join(nodePackage, 'bin', onWindows ? 'node.exe' : 'node');
const ownNodeLink = at('node_modules', '.bin', path.basename(ownNode));

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function runsHere({ os, cpu, libc }) {
  const here = [
    [os, machine.platform],
    [cpu, machine.arch],
    [machine.platform === 'linux' && libc, machine.isMusl ? 'musl' : 'glibc'],
  ];
  return here.every(([named, own]) => !named || [named].flat().includes(own));
}

function sameRelease(one, other) {
  return one.version === other.version && one.integrity === other.integrity;
}

// Compares the lockfile, npm's record of what is installed, and the folders on disk.
function packagesAreCurrent() {
  const locked = readJson(at('package-lock.json'))?.packages;
  const installed = readJson(at('node_modules', '.package-lock.json'))?.packages;
  if (!locked || !installed) return false;
  const { '': project, ...packages } = locked;
  const ownOptional = new Set(
    Object.keys(project.optionalDependencies ?? {}).map((name) => `node_modules/${name}`),
  );
  const mayBeAbsent = (name, entry) => entry.optional && !(ownOptional.has(name) && runsHere(entry));
  return (
    Object.entries(packages).every(([name, entry]) =>
      name in installed ? sameRelease(entry, installed[name]) : mayBeAbsent(name, entry),
    ) && Object.keys(installed).every((name) => name in packages && fs.existsSync(at(name, 'package.json')))
  );
}

function installPackages() {
  console.log('Installing packages (once) ...');
  const npm = process.env.npm_execpath ?? '';
  const sameNpm = path.basename(npm) === 'npm-cli.js';
  const result = spawnSync(
    sameNpm ? (process.env.npm_node_execpath ?? process.execPath) : 'npm',
    [...(sameNpm ? [npm] : []), 'ci', '--loglevel=error', '--include=dev', '--include=optional'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: !sameNpm && onWindows },
  );
  if (result.status !== 0) throw new Error('npm ci failed; the lines above say why.');
}

// npm 10 removes the link again while it drops the packages of other platforms, whose command has the same name.
function nodeIsLinked() {
  return (
    !fs.existsSync(ownNode) || fs.existsSync(ownNodeLink) || fs.existsSync(at('node_modules', '.bin', 'node'))
  );
}

function assertNode(isRelieved) {
  const problem = nodeProblem(machine, { isRelieved });
  if (problem) throw new Error(problem);
}

function themeHash() {
  const files = fs
    .readdirSync(at('src'), { recursive: true })
    .filter((name) => name.startsWith(`theme${path.sep}`) || name.endsWith('.recipe.ts'))
    .map((name) => path.join('src', name));
  const hash = createHash('sha256').update(
    fs.readFileSync(at('node_modules', '@pandacss', 'dev', 'package.json')),
  );
  for (const file of ['panda.config.ts', ...files.toSorted()]) {
    if (fs.statSync(at(file)).isFile()) hash.update(`\0${file}\0`).update(fs.readFileSync(at(file)));
  }
  return hash.digest('hex');
}

function stylesAreCurrent() {
  return (
    fs.existsSync(at('src', 'styled-system', 'css')) &&
    fs.existsSync(stampFile) &&
    fs.readFileSync(stampFile, 'utf8') === themeHash()
  );
}

function generateStyles() {
  const hash = themeHash();
  const result = spawnSync(
    fs.existsSync(ownNode) ? ownNode : process.execPath,
    [at('node_modules', '@pandacss', 'dev', 'bin.js'), 'codegen', '--clean', '--silent'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (result.status !== 0) throw new Error('panda codegen failed; the lines above say why.');
  fs.mkdirSync(path.dirname(stampFile), { recursive: true });
  fs.writeFileSync(stampFile, hash);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function tryLock() {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

// Moves the lock of a dead process away; puts it back if another start was quicker and the moved lock is new.
function dropAbandonedLock() {
  const moved = `${lockFile}.${process.pid}`;
  try {
    const holder = fs.readFileSync(lockFile, 'utf8');
    const age = Date.now() - fs.statSync(lockFile).mtimeMs;
    if (age < staleLockMs && (holder === '' || isAlive(Number(holder)))) return;
    fs.renameSync(lockFile, moved);
    if (fs.readFileSync(moved, 'utf8') !== holder) fs.renameSync(moved, lockFile);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  } finally {
    fs.rmSync(moved, { force: true });
  }
}

async function takeLock() {
  for (let tries = 0; !tryLock(); tries += 1) {
    if (tries === 2) console.log('Waiting for another start that is installing ...');
    dropAbandonedLock();
    await sleep(250);
  }
}

async function ensure() {
  assertNode(bringsNode(machine));
  if (packagesAreCurrent() && nodeIsLinked() && stylesAreCurrent()) return;
  await takeLock();
  try {
    if (!packagesAreCurrent()) installPackages();
    if (!nodeIsLinked()) fs.linkSync(ownNode, ownNodeLink);
    // npm leaves out what is optional where it fails.
    assertNode(fs.existsSync(ownNode));
    if (!stylesAreCurrent()) generateStyles();
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

// On another Node than the project's, continues in a process of that one.
function handOver(parameters) {
  const child = spawn(ownNode, parameters, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function run(script) {
  const own = readJson(path.join(nodePackage, 'package.json'));
  if (own && process.version !== `v${own.version}`) handOver([script, ...process.argv.slice(3)]);
  else {
    process.argv.splice(1, 2, script);
    await import(pathToFileURL(script).href);
  }
}

try {
  await ensure();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (process.argv[2]) await run(at(process.argv[2]));
