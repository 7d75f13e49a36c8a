import { join, resolve } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../../..');
export const dist = join(root, 'dist');
export const dataDirectory = resolve(process.env['DATA_DIRECTORY'] ?? join(root, '.data'));
export const cacheDirectory = join(root, 'node_modules/.cache/portal');
// Not in `dist`, so not public.
export const sourceMaps = join(root, '.cache/source-maps');
export const galleryDirectory = join(cacheDirectory, 'gallery');
