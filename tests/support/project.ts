import path from 'node:path';

/** The folder that holds package.json. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** Reproducible files of tools; every installation empties it. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'portal');

/** Finds the project's own commands and Node first. */
export const commandEnv: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [path.join(root, 'node_modules', '.bin'), process.env['PATH']].join(path.delimiter),
};
