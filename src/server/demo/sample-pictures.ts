import { readFileSync, readdirSync } from 'node:fs';
import { type StaticFile, aWeek, staticFile } from '../http/static-file.ts';
import { previewPath, thumbPath } from '../http/storage.ts';

function readFolder(folder: string, path: string): [string, StaticFile][] {
  const place = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(place).map((name) => [
    path + name,
    staticFile(name, readFileSync(new URL(name, place)), aWeek),
  ]);
}

/** Pictures of the sample offers, by their address. */
export const samplePictures: ReadonlyMap<string, StaticFile> = new Map([
  ...readFolder('previews', previewPath),
  ...readFolder('thumbs', thumbPath),
]);
