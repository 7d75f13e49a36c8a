import { parseArgs } from 'node:util';
import { type OwnPaths, readOwnPaths } from '../http/own-paths.ts';

type Environment = Record<string, string | undefined>;

export type Options = {
  mode: 'start' | 'development' | 'test';
  port: number;
  /** Starts at this time instead of the machine's. */
  now: Date | null;
  isFresh: boolean;
  servesPortal: boolean;
  /** Another network whose API is passed on, instead of the built-in one. */
  networkUrl: URL | null;
  /** Paths of that network for calls whose path the specification leaves open. */
  ownPaths: OwnPaths;
  /** A PostgreSQL database; a test server creates and drops others beside it. */
  databaseUrl: string | null;
  /** Whether a database server may be filled with demo data. */
  mayFill: boolean;
  /** The address from outside, if not localhost. */
  publicUrl: string | null;
  /** Mails at /outbox: always with the embedded database, on request with a database server. */
  showsOutbox: boolean;
  /** The header in which a proxy names the visitor's country. */
  countryHeader: string | null;
};

const usage = 'node src/server/main.ts [--fresh] [--dev | --test] [--port N] [--now 2026-11-20T12:00:00Z]';
const usualPort = 4310;

/** Invalid flags or environment; the message names what is valid. */
export class BadOptions extends Error {}

function parse(args: string[]) {
  try {
    const options = {
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      test: { type: 'boolean', default: false },
      port: { type: 'string' },
      now: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new BadOptions(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}

function portOf(text: string | undefined) {
  const port = text === undefined || text === '' ? usualPort : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new BadOptions(`"${text}" is no port`);
  return port;
}

function timeOf(text: string | undefined) {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new BadOptions(`"${text}" is no time such as 2026-11-20T12:00:00Z`);
  return time;
}

function urlOf(text: string | undefined, name: string) {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new BadOptions(`${name} has to be an http or https address`);
  }
  return url;
}

function ownPathsOf(text: string | undefined) {
  try {
    return readOwnPaths(text);
  } catch (error) {
    throw new BadOptions(`NETWORK_PATHS: ${error instanceof Error ? error.message : ''}`);
  }
}

function modeOf({ dev, test }: { dev: boolean; test: boolean }) {
  if (test) return 'test';
  return dev ? 'development' : 'start';
}

function readsOutbox({ DATABASE_URL: database, MAIL_TRANSPORT: transport }: Environment) {
  if (transport && transport !== 'outbox') {
    throw new BadOptions(
      `There is no MAIL_TRANSPORT "${transport}". With outbox, mails are shown at /outbox instead of being sent.`,
    );
  }
  return !database || transport === 'outbox';
}

/** Flags win over the environment. Throws `BadOptions`. */
export function readOptions(args: string[], env: Environment): Options {
  const flags = parse(args);
  if (flags.fresh && env.DATABASE_URL) {
    throw new BadOptions('--fresh is not for a database server: empty it yourself');
  }
  return {
    mode: modeOf(flags),
    port: portOf(flags.port ?? env.PORT),
    now: timeOf(flags.now),
    isFresh: flags.fresh,
    servesPortal: true,
    networkUrl: flags.test ? null : urlOf(env.NETWORK_URL, 'NETWORK_URL'),
    ownPaths: ownPathsOf(env.NETWORK_PATHS),
    databaseUrl: flags.test ? null : (env.DATABASE_URL ?? null),
    mayFill: env.SEED === 'demo',
    publicUrl: urlOf(env.PUBLIC_URL, 'PUBLIC_URL')?.origin ?? null,
    showsOutbox: flags.test || readsOutbox(env),
    countryHeader: flags.test ? 'cf-ipcountry' : env.COUNTRY_HEADER || null,
  };
}
