import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { packedChromium } from './packed-chromium.ts';
import { cacheFolder, commandEnv, root } from './project.ts';

// Empty: the browser that Playwright downloaded.
type Browser = { executablePath?: string; channel?: string; env?: Record<string, string> };
type Candidate = { name: string; browsers: () => Browser[] | Promise<Browser[]> };
type Launch = (browser: Browser) => Promise<string | null>;

const passedOn = 'PORTAL_BROWSER';
const cacheFile = path.join(cacheFolder, 'browser.json');
const minutes = 60_000;
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// No test reaches a host outside. Headed browsers draw as headless ones: their scroll bars would take width from the
// page.
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

function launchOptions({ env, ...browser }: Browser): LaunchOptions {
  // Playwright replaces the environment instead of extending it.
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...browser, args, env: { ...Object.fromEntries(inherited), ...env } };
}

// Launches it and renders a page: throws when the browser does not really run.
async function versionOf(browser: Browser): Promise<string> {
  const running = await chromium.launch({ ...launchOptions(browser), timeout: minutes / 2 });
  try {
    const page = await running.newPage();
    const agent = await page.evaluate(() => navigator.userAgent);
    if (!agent.includes('Chrome')) throw new Error(agent);
    return running.version();
  } finally {
    await running.close();
  }
}

// null, or why it does not run.
const launch = (browser: Browser): Promise<string | null> =>
  versionOf(browser).then(
    () => null,
    (error: unknown) => String(error).split('\n')[0] ?? '',
  );

function run(command: string, ...parameters: string[]): boolean {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    env: { ...commandEnv, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 5 * minutes,
  });
  return status === 0;
}

function onPath(...names: string[]): Browser[] {
  const folders = (commandEnv.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.filter((file) => fs.existsSync(file)).map((executablePath) => ({ executablePath }));
}

async function downloaded(): Promise<Browser[]> {
  if (!run('playwright', 'install', '--only-shell', 'chromium')) return [];
  const needsLibraries = (await launch({})) !== null && process.getuid?.() === 0;
  if (needsLibraries) run('playwright', 'install-deps', 'chromium');
  return [{}];
}

function fromSystemPackages(): Browser[] {
  if (process.getuid?.() !== 0 || onPath('apt-get').length === 0) return [];
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  return onPath('chromium');
}

// From installed ones to those to download; the last ones change the machine. The packaged headless shell opens a
// page in a quarter of a desktop Chromium's time.
const candidates: Candidate[] = [
  { name: 'Playwright', browsers: () => [{}] },
  {
    name: 'package',
    browsers: async () =>
      process.platform === 'linux' && process.arch === 'x64' ? [await packedChromium()] : [],
  },
  {
    name: 'system',
    browsers: () => [...onPath(...systemNames), { channel: 'chrome' }, { channel: 'msedge' }],
  },
  { name: 'download', browsers: downloaded },
  { name: 'apt', browsers: fromSystemPackages },
];

/** The first candidate that launches; throws every reason when none does. */
export async function firstThatLaunches(choices: Candidate[], tryLaunch: Launch): Promise<Browser> {
  const reasons: string[] = [];
  for (const { name, browsers } of choices) {
    const offered = await Promise.resolve()
      .then(browsers)
      .catch((error: unknown) => {
        reasons.push(`${name}: ${String(error)}`);
        return [];
      });
    for (const browser of offered) {
      const reason = await tryLaunch(browser);
      if (reason === null) return browser;
      reasons.push(`${name}: ${browser.executablePath ?? browser.channel ?? ''} ${reason}`);
    }
  }
  throw new Error(`No Chromium could be started.\n${reasons.join('\n')}`);
}

async function search(): Promise<Browser> {
  const executablePath = process.env['PLAYWRIGHT_CHROMIUM'];
  if (executablePath) {
    return firstThatLaunches([{ name: 'PLAYWRIGHT_CHROMIUM', browsers: () => [{ executablePath }] }], launch);
  }
  const remembered: Candidate = {
    name: 'cache',
    browsers: () =>
      fs.existsSync(cacheFile) ? [JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as Browser] : [],
  };
  const browser = await firstThatLaunches([remembered, ...candidates], launch);
  fs.mkdirSync(cacheFolder, { recursive: true });
  fs.writeFileSync(cacheFile, JSON.stringify(browser));
  return browser;
}

async function found(): Promise<Browser> {
  process.env[passedOn] ??= JSON.stringify(await search());
  // Written by this function only, in this process or its parent.
  return JSON.parse(process.env[passedOn]) as Browser;
}

/**
 * Launch options of a Chromium that runs, downloaded if necessary. Cached on disk (and verified again) and passed to
 * child processes, so that workers do not search. `PLAYWRIGHT_CHROMIUM` names one that must be used.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  return launchOptions(await found());
}

const nameOf = (browser: Browser, version: string) =>
  `Chromium ${version} (${browser.executablePath ?? browser.channel ?? 'brought by Playwright'})`;

/** With its version, for people. */
export async function describeBrowser(): Promise<string> {
  const browser = await found();
  return nameOf(browser, await versionOf(browser));
}

/** The environment of a run in a second Chromium, of the packages or of the system; null without one. */
export async function otherBrowser(): Promise<Record<string, string> | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { executablePath } = await found();
  const [first] = onPath(...systemNames);
  const others = [await packedChromium(), ...(first ? [first] : [])];
  const other = others.find((candidate) => candidate.executablePath !== executablePath);
  return other && (await launch(other)) === null ? { [passedOn]: JSON.stringify(other) } : null;
}
