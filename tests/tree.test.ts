import path from 'node:path';
import { expect, test } from 'vitest';
import { localeNames } from '#contract/locales.ts';
import { projectFiles, readProjectFile } from './support/source-files.ts';

const sources = projectFiles.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

test('browser tests type key by key: none puts a text into a field at once', () => {
  // Cases of field types call their own way to fill a field `fill`.
  const fills = /(?<!\])\.fill\(/;
  expect(sources.filter((file) => file.startsWith('tests/') && fills.test(readProjectFile(file)))).toEqual(
    [],
  );
});

const pages = projectFiles.filter((file) => /^src\/.*index\.html$/.test(file));

test('[A12] every page says in every language that it needs scripts', () => {
  const lacking = pages.filter((file) => {
    const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(readProjectFile(file)) ?? [];
    return (words.match(/JavaScript/g) ?? []).length !== localeNames.length;
  });
  expect(lacking).toEqual([]);
});

test('[E12.f] every page offers a reload, in every language, when its scripts do not arrive', () => {
  expect(pages.length).toBeGreaterThan(1);
  const lacking = pages.filter((file) => {
    const [, offer = ''] = /<template>(.*?)<\/template>/s.exec(readProjectFile(file)) ?? [];
    return !/role="alert"/.test(offer) || (offer.match(/href=""/g) ?? []).length !== localeNames.length;
  });
  expect(lacking).toEqual([]);
});

test('the top level holds what belongs there, and dotfiles', () => {
  const known = new Set([
    'README.md',
    'lingui.config.ts',
    'locales',
    'machines',
    'package-lock.json',
    'package.json',
    'panda.config.ts',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  const topLevel = new Set(projectFiles.map((file) => file.split('/')[0] ?? file));
  expect([...topLevel].filter((name) => !name.startsWith('.') && !known.has(name))).toEqual([]);
});

test('the lockfile names no host', () => {
  expect(readProjectFile('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

test('the lockfile is whole: `node .ci/complete-lockfile.mjs` puts back what a registry has left out', () => {
  type Package = { optionalDependencies?: Record<string, string> };
  // npm's own format.
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as {
    packages: Record<string, Package>;
  };
  const parents = (folder: string): string[] => {
    const end = folder.lastIndexOf('/node_modules/');
    return folder === '' ? [''] : [folder, ...parents(folder.slice(0, Math.max(end, 0)))];
  };
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !parents(folder).some((parent) => path.posix.join(parent, 'node_modules', name) in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test('nothing is left to do, and nothing speaks of one machine', () => {
  // Spelt so that this file does not find itself.
  const leftovers = /\b(TO[D]O|FIX[M]E|X[X]X)\b/;
  const machinePath = /(?<![\w.])\/(ho[m]e|ro[o]t|User[s]|tm[p]|wor[k])\/[\w.]/;
  const texts = projectFiles.filter((file) =>
    /\.(tsx?|mjs|js|json|css|html|md|po|txt)$|^\.[^/]*$|\/run$/.test(file),
  );
  const found = texts.flatMap((file) =>
    readProjectFile(file)
      .split('\n')
      .flatMap((line, index) =>
        leftovers.test(line) || machinePath.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test('package.json has at most sixteen scripts, and each begins with what it needs installed', () => {
  // npm's own format.
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
  // In production nothing is installed: it is there or it fails.
  expect(Object.values(scripts).filter((script) => !/^node \.ci\/ensure\.mjs( |$)/.test(script))).toEqual([
    scripts['serve'],
  ]);
});
