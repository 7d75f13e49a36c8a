import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { frameFile, screenFile } from '#first-page/screen-files.ts';
import { ensureBuild } from '#server/start/build.ts';
import { dist, sourceMaps } from '#server/start/paths.ts';
import { routes, type RouteName } from '#routes';
import { budgets, slackOfHashes } from './budgets.ts';
import {
  closureOf,
  firstScripts,
  modulesIn,
  readBuilt,
  readScripts,
  wireBytes,
  type Scripts,
} from './closure.ts';

const buildLimit = 300_000;
let scripts: Scripts;

beforeAll(async () => {
  await ensureBuild({ onlyWhenMissing: false });
  scripts = readScripts();
}, buildLimit);

describe('what a screen needs before it can be shown', () => {
  test.each(Object.entries(budgets))('%s', (name, budget) => {
    // The keys of the budgets are those of the route table.
    const { section, frame } = routes[name as RouteName];
    const texts = ['locales/en.po', ...(section ? [`locales/screens/en.po?${section}?lingui`] : [])];
    const files = [screenFile(name), ...(frame ? [frameFile(frame)] : []), ...texts].map(scripts.fileOf);
    const needed = closureOf(scripts, [...firstScripts(), ...files]);
    const cost = { scripts: wireBytes(needed) / 1000, files: needed.length };
    const { scripts: kilobytes, files: count } = budget;
    const isWithin = cost.scripts <= kilobytes + slackOfHashes && cost.files <= count;
    expect(isWithin ? budget : { ...budget, ...cost }).toEqual(budget);
  });
});

test('no scripts import each other in a circle, which would run one before what it needs', () => {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const imported of scripts.importsOf(file)) follow(imported, [...path, file]);
    done.add(file);
  };
  for (const file of globSync('assets/*.js', { cwd: dist })) follow(file, []);
  expect(done.size).toBeGreaterThan(50);
  expect(circles).toEqual([]);
});

/** Bytes, neither minified nor compressed, that one more screen may add to the first page. */
const bytesOfScreen = 700;

test('the first page knows of each screen its row and the names of its files, and has the code of the login alone', () => {
  const files = closureOf(scripts, firstScripts());
  const modules = files.flatMap((file) => Object.entries(modulesIn(file)));
  const screens = modules.map(([module]) => module).filter((module) => module.includes('src/screens/'));
  expect(screens.toSorted()).toEqual(['src/screens/auth/auth-page.tsx', 'src/screens/auth/login-screen.tsx']);

  const tables = modules.filter(([module]) => /src\/(routes|route-table|app\/screens)\.ts$/.test(module));
  expect(tables).toHaveLength(3);
  const rows = tables.reduce((total, [, size]) => total + size, 0);
  const names = ['index.html', ...files].flatMap((file) => readBuilt(file).match(/[\w~-]+\.js\b/g) ?? []);
  const bytes = rows + names.join('').length;
  expect(bytes / Object.keys(budgets).length).toBeLessThanOrEqual(bytesOfScreen);
});

test('no source map is public, and each script with sources has one outside of the public folder', () => {
  expect(globSync('**/*.map', { cwd: dist })).toEqual([]);
  const built = globSync('assets/**/*.js', { cwd: dist });
  expect(built.filter((name) => /sourceMappingURL/.test(readBuilt(name)))).toEqual([]);
  const withSources = built.filter((name) => Object.keys(modulesIn(name)).some((id) => !id.startsWith('\0')));
  expect(withSources.length).toBeGreaterThan(50);
  expect(withSources.filter((name) => !existsSync(join(sourceMaps, `${name}.map`)))).toEqual([]);
});
