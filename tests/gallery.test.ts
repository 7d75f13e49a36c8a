import { expect, test } from 'vitest';
import { importsOf, projectFiles } from './support/source-files.ts';

/** Frames of whole pages and what only they hold, which the pictures of the screens show; what has no look of its own. */
const framesOfPages = new Set(['auth-layout', 'skip-link', 'toaster', 'tip', 'copied', 'hover-card']);

/** The files that a file brings along, now or later. */
function broughtBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !/\.tsx?$/.test(file)) return known;
  known.add(file);
  for (const { target } of importsOf(file)) if ('file' in target) broughtBy(target.file, known);
  return known;
}

test('[F5] the gallery shows every component of src/ui', () => {
  const shown = broughtBy('src/gallery/gallery.tsx');
  const components = projectFiles.filter((file) => /^src\/ui\/[a-z]+\/[a-z-]+\.tsx$/.test(file));
  const missing = components
    .filter((file) => !shown.has(file))
    .map((file) => file.replace(/^.*\/|\.tsx$/g, ''));
  expect(missing.filter((name) => !framesOfPages.has(name))).toEqual([]);
});
