import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/find-browser.ts';
import { cacheFolder, commandEnv, root } from '../support/project.ts';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

/** Pictures of another browser are other pictures. */
async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(await findBrowser());
  const version = browser.version();
  await browser.close();
  return version;
}

/** Installed packages as they are, but for what is made from the sources: that the other tree makes for itself. */
function linkPackages(tree: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(tree, 'node_modules')];
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isFile()) fs.copyFileSync(source, target);
    else if (!/^\.(cache|vite)/.test(entry.name)) fs.symlinkSync(source, target, 'junction');
  }
}

/** Takes a commit's own pictures in a folder that goes away; throws where that fails. */
function takeThere(commit: string, targets: readonly string[], folder: string): void {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  try {
    const archive = path.join(tree, 'tree.tar');
    git('archive', '--output', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', tree]);
    linkPackages(tree);
    for (const script of ['.ci/ensure.mjs', 'tests/shots/shots.ts']) {
      const parameters = script.startsWith('tests') ? targets : [];
      execFileSync(process.execPath, [script, ...parameters], {
        cwd: tree,
        env: commandEnv,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    // Written when the last picture was taken.
    const isWhole = fs.existsSync(path.join(tree, '.shots/index.html'));
    if (!isWhole) throw new Error('Its pictures could not be taken.');
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.cpSync(path.join(tree, '.shots'), folder, { recursive: true });
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

/**
 * The folder with the pictures of a commit, as this browser shows them. They are taken once: of all states, or of those
 * that are `targets`.
 */
export async function referenceOf(revision: string, targets: readonly string[]): Promise<string> {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const ofCommit = path.join(cacheFolder, 'visual', `${commit}-${await browserVersion()}`);
  const whole = path.join(ofCommit, 'all');
  if (fs.existsSync(whole)) return whole;
  const folder = path.join(ofCommit, targets.join('+') || 'all');
  if (!fs.existsSync(folder)) {
    console.log(`Taking the pictures of ${git('log', '-1', '--format=%h %s', commit)} (once) ...`);
    takeThere(commit, targets, folder);
  }
  return folder;
}
