import path from 'node:path';

/** The folder that holds package.json. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** Where tools keep what can be made again; emptied by every installation. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'portal');

/** The environment in which the project's own commands (and its own Node) are found first. */
export const commandEnv: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [path.join(root, 'node_modules', '.bin'), process.env['PATH']].join(path.delimiter),
};
