import { BadOptions, type Options, readOptions } from './options.ts';
import type { Environment, Setting } from './settings.ts';
import { typedCommands } from './typed-commands.ts';

/** What only `npm start` has: demo data, the outbox and the gallery, a database in a folder. */
export const ofDemo: readonly Setting[] = ['EXPOSE', 'SEED', 'MAIL_TRANSPORT', 'DATA_DIRECTORY'];

export type ServeOptions = Options & ({ networkUrl: URL } | { networkUrl: null; databaseUrl: string });

/** Of a production start: one network, and nothing of the demo. Throws `BadOptions`. */
export function readServeOptions(args: string[], env: Environment): ServeOptions {
  if (args.length > 0) {
    throw new BadOptions(
      `${typedCommands().serve} takes its settings from the environment, not from "${args.join(' ')}".`,
    );
  }
  const named = ofDemo.filter((name) => env[name]);
  if (named.length > 0) {
    throw new BadOptions(`${named.join(', ')}: npm start has it, ${typedCommands().serve} has not.`);
  }
  const { reach, ...read } = readOptions([], env);
  const options = {
    ...read,
    // Nothing of what others must not reach is there.
    reach: { ...reach, closed: new Set<never>() },
    mode: 'serve',
    seed: 'none',
    showsOutbox: false,
  } as const;
  const { networkUrl, databaseUrl } = options;
  if (networkUrl && databaseUrl) {
    throw new BadOptions('NETWORK_URL and DATABASE_URL name two networks: set one of them.');
  }
  if (networkUrl) return { ...options, networkUrl };
  if (databaseUrl) return { ...options, networkUrl, databaseUrl };
  throw new BadOptions(
    'There is no network to serve: set NETWORK_URL to the address of its API, or DATABASE_URL to a PostgreSQL database for one of its own.',
  );
}
