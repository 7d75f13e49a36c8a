import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildFailed, expectBuilt, forgetBuilt } from './build.ts';

test('[E12] a build that ends well without one of its pages has failed, and says which and what it printed', () => {
  const here = join(import.meta.dirname, 'build.ts');
  const page = join(import.meta.dirname, 'no-such-page.html');
  const printed = 'ReferenceError: matchMedia is not defined';
  expect(() => expectBuilt([here], printed)).not.toThrow();
  expect(() => expectBuilt([here, page], printed)).toThrow(
    new BuildFailed(`The portal could not be built: without ${page}.\n${printed}`),
  );
});

test('[E12] pages of an earlier build do not pass for those of one that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, 'index.html');
  writeFileSync(page, 'of an earlier build');
  const files = [page, join(folder, 'maps')];
  forgetBuilt(files);
  expect(() => expectBuilt(files, '')).toThrow(`without ${files.join(', ')}`);
});
