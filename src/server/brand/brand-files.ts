import { extname } from 'node:path';
import { staticFile, type StaticFile } from '../http/static-file.ts';
import type { Brand } from './read-brand.ts';

const manifestPath = '/manifest.webmanifest';
// Browsers and phones request these without a link in the page.
const iconPaths = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'] as const;

const pngSize = (body: Buffer) => `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;

function iconOf({ favicon, files }: Brand) {
  const file = favicon && files.get(favicon.path);
  if (!favicon || !file) return null;
  const sizes = extname(favicon.path) === '.svg' ? 'any' : pngSize(file.body);
  return { path: favicon.path, file, entry: { src: favicon.path, type: file.type.split(';')[0], sizes } };
}

/**
 * The files by which a device names and draws the portal where it is installed: the web manifest and the icons at their
 * usual places, as the brand has them. Null: the portal's own is another's mark here, so there is none.
 */
export function brandFiles(
  brand: Brand,
  built: ReadonlyMap<string, StaticFile>,
): Map<string, StaticFile | null> {
  const icon = iconOf(brand);
  const made = new Map<string, StaticFile | null>(
    icon
      ? iconPaths.map((path) => [path, extname(path) === extname(icon.path) ? icon.file : null] as const)
      : [],
  );
  const manifest = built.get(manifestPath);
  if (!manifest) return made;
  const body = {
    ...(JSON.parse(manifest.body.toString()) as object),
    name: brand.name,
    short_name: brand.name,
    ...(brand.accent && { theme_color: brand.accent }),
    ...(icon && { icons: [icon.entry] }),
  };
  return made.set(
    manifestPath,
    staticFile(manifestPath, Buffer.from(JSON.stringify(body)), manifest.cacheControl),
  );
}
