import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailed, expectBuilt } from './build.ts';

test('[E12] a build that ends well without one of its pages has failed, and says which and what it printed', () => {
  const here = join(import.meta.dirname, 'build.ts');
  const page = join(import.meta.dirname, 'no-such-page.html');
  const printed = 'ReferenceError: matchMedia is not defined';
  expect(() => expectBuilt([here], printed)).not.toThrow();
  expect(() => expectBuilt([here, page], printed)).toThrow(
    new BuildFailed(`The portal could not be built: without ${page}.\n${printed}`),
  );
});
