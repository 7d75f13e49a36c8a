import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

// Vite ends well where a plugin fails once its files are written, as the one that renders the first page.
vi.mock('node:child_process', () => ({
  execFile: (...given: unknown[]) => {
    const then = given.at(-1) as (error: null, printed: object) => void;
    then(null, { stdout: '', stderr: 'ReferenceError: matchMedia is not defined\n' });
  },
}));

test('[E12] a build that ends well without its pages has failed, says what it printed, and is made anew', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [dist, cacheDirectory, sourceMaps] = ['dist', 'cache', 'maps'].map((name) => join(root, name));
  mkdirSync(join(root, 'dist'));
  const galleryDirectory = join(root, 'gallery');
  vi.doMock('./paths.ts', () => ({ root, dist, cacheDirectory, sourceMaps, galleryDirectory }));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { ensureBuild } = await import('./build.ts');
  const building = ensureBuild({ onlyWhenMissing: false });
  await expect(building).rejects.toThrow(/index\.html.*\n.*ReferenceError: matchMedia is not defined/s);
  expect(existsSync(join(root, 'dist/.stamp'))).toBe(false);
});
