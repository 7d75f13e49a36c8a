import { type Import, importsOf } from '../support/source-files.ts';

// The start of a production server.
const entry = 'src/server/serve.ts';
// Loads the embedded database, which a production start never opens.
const embedded = new Set(['src/server/database/open-directory.ts', 'src/server/database/embedded.ts']);

const isLoaded = ({ isType, target }: Import) =>
  !isType && ('file' in target ? !embedded.has(target.file) : !target.library.startsWith('node:'));

/** What a production start can come to load: its files, and the packages that they import. */
export function reachable() {
  const files = new Set([entry]);
  const packages = new Set<string>();
  // Grows while it is read.
  for (const file of files) {
    for (const { target } of importsOf(file).filter(isLoaded)) {
      if ('file' in target) files.add(target.file);
      else packages.add(target.library);
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}
