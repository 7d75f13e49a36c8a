import { expect, test } from 'vitest';
import { readProjectFile } from '../support/source-files.ts';
import { reachable } from './reachable.ts';
import { releaseManual } from './release-manual.ts';

const { files } = reachable();
const manual = releaseManual('1.2.3', files);
const found = (pattern: RegExp) => [...manual.matchAll(pattern)].map(([, one = '']) => one);

test('the README of a release leads to its own sections alone', () => {
  const anchorOf = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  const sections = new Set(found(/^##+ (.+)$/gm).map((title) => `#${anchorOf(title)}`));
  const targets = found(/\]\(([^)]+)\)/g);
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((target) => !sections.has(target))).toEqual([]);
});

test('it names commands and files that an archive has', () => {
  const commands = [...readProjectFile('src/server/serve.ts').matchAll(/^ {2}(\w+)(?:,|: \(\) =>)/gm)].map(
    ([, name = '']) => name,
  );
  expect(commands).toEqual(['operator', 'front', 'headers', 'calls']);
  const used = found(/node serve\.mjs (\w+)/g);
  expect(new Set(used)).toEqual(new Set(commands));
  expect(found(/(?<!the project's )`(?:[A-Z_]+=\S+ )*npm (?:run )?([\w-]+)/g)).toEqual([]);
  const sources = found(/`((?:src|tests|machines)\/[\w./-]+)`/g);
  const packed = new Set([...files, 'src/server/adapter/adapter.ts', 'src/server/adapter/example.ts']);
  expect(sources.filter((file) => !packed.has(file))).toEqual([]);
});
