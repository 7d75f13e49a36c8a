import { parseArgs } from 'node:util';
import type { Adapter } from '../adapter/adapter.ts';
import { readAdapter } from '../adapter/read-adapter.ts';
import { type Brand, readBrand } from '../brand/read-brand.ts';
import type { FactorRules } from '../network.ts';
import {
  type AllowedHosts,
  readAllowedHosts,
  readApiOrigin,
  readOrigins,
  withApi,
} from '../http/allowed-hosts.ts';
import type { CorsOrigins } from '../http/cors.ts';
import { type Patience, usualPatience } from '../http/forward.ts';
import { type OwnPaths, readOwnPaths } from '../http/own-paths.ts';
import { type TrustsProxy, readTrustedProxies } from '../http/trusted-proxies.ts';
import { readSmtpSettings, type SmtpSettings } from '../mail/smtp-settings.ts';
import { type LogSettings, readLogSettings } from '../observing/log.ts';
import { type MetricsPlace, readMetricsPlace } from './metrics-server.ts';
import { BadReach, type Reach, readReach } from './reach.ts';
import type { Environment, Setting } from './settings.ts';

type Seed = 'demo' | 'none';

export type Options = {
  mode: 'start' | 'development' | 'test' | 'serve';
  port: number;
  reach: Reach;
  /** Starts at this time instead of the machine's. */
  now: Date | null;
  isFresh: boolean;
  servesPortal: boolean;
  /** Another network whose API is passed on, instead of the built-in one. */
  networkUrl: URL | null;
  /** Paths of that network for calls whose path the specification leaves open. */
  ownPaths: OwnPaths;
  /** How that network speaks, where it is not by the contract. */
  adapter: Adapter | null;
  /** A PostgreSQL database; a test server creates and drops others beside it. */
  databaseUrl: string | null;
  /** A Redis or Valkey that counts attempts for all processes. */
  limitsUrl: string | null;
  /** What an empty database is filled with. */
  seed: Seed;
  /** The address from outside, if not localhost. */
  publicUrl: string | null;
  /** The mail server that takes the mails of a network of its own; null: no mail leaves. */
  smtp: SmtpSettings | null;
  /** Mails at /outbox: with the embedded database as long as only this machine reaches it, else on request. */
  showsOutbox: boolean;
  /** The header in which a proxy names the visitor's country. */
  countryHeader: string | null;
  /** Proxies in front whose word about the visitor counts. */
  trustsProxy: TrustsProxy;
  factors: FactorRules;
  /** Beside the portal's own, for pictures and requests. */
  hosts: AllowedHosts;
  /** Where the page sends its calls; null: to this server. */
  apiOrigin: string | null;
  corsOrigins: CorsOrigins;
  /** Whether browsers keep the page and the scripts for the next visit. */
  hasServiceWorker: boolean;
  /** Of the network that the portal belongs to; null: its own. */
  brand: Brand | null;
  log: LogSettings;
  metrics: MetricsPlace | null;
  /** How long another network may take. */
  patience: Patience;
  /** Milliseconds in which /readyz refuses already and requests are answered still. */
  drainDelay: number;
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

function secondsOf(env: Environment, name: Setting, { usual, most }: { usual: number; most: number }) {
  const text = env[name];
  const seconds = text ? Number(text) : usual;
  if (!(seconds >= 0 && seconds <= most)) throw new BadOptions(`${name} has to be seconds, at most ${most}`);
  return seconds * 1000;
}

function urlOf(text: string | undefined, name: string) {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new BadOptions(`${name} has to be an http or https address`);
  }
  return url;
}

function limitsUrlOf(text: string | undefined) {
  if (!text) return null;
  if (/^rediss?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new BadOptions('LIMITS_URL has to be the address of a Redis or Valkey, as redis://localhost:6379');
}

function readBy<Value>(read: (text: string | undefined) => Value, env: Environment, name: Setting) {
  try {
    return read(env[name]);
  } catch (error) {
    throw new BadOptions(`${name}: ${error instanceof Error ? error.message : ''}`);
  }
}

function readSwitch(text = 'on') {
  if (text !== 'on' && text !== 'off') throw new Error(`It is either on or off, not "${text}"`);
  return text === 'on';
}

function modeOf({ dev, test }: { dev: boolean; test: boolean }) {
  if (test) return 'test';
  return dev ? 'development' : 'start';
}

function reachOf({ HOST, EXPOSE }: Environment, publicUrl: URL | null) {
  try {
    return readReach({ HOST, EXPOSE }, publicUrl);
  } catch (error) {
    if (error instanceof BadReach) throw new BadOptions(error.message);
    throw error;
  }
}

// A database server is for a network of one's own.
function seedOf({ SEED: seed, DATABASE_URL: database }: Environment, { closed }: Reach): Seed {
  const isClosed = closed.has('demo');
  if (!seed) return database || isClosed ? 'none' : 'demo';
  if (seed !== 'demo' && seed !== 'none') throw new BadOptions(`There is no SEED "${seed}": demo or none`);
  if (seed === 'demo' && isClosed) {
    throw new BadOptions(
      'Everybody knows the password of the demo accounts: EXPOSE=demo opens them to all who reach this server',
    );
  }
  return seed;
}

function readsOutbox({ DATABASE_URL: database, MAIL_TRANSPORT: transport, SMTP_URL: smtp }: Environment) {
  if (transport && transport !== 'outbox') {
    throw new BadOptions(
      `There is no MAIL_TRANSPORT "${transport}". With outbox, mails are shown at /outbox instead of being sent.`,
    );
  }
  if (smtp && transport) {
    throw new BadOptions('SMTP_URL sends mails, MAIL_TRANSPORT=outbox shows them instead: set one of them.');
  }
  return !smtp && (!database || transport === 'outbox');
}

type Flags = ReturnType<typeof parse>;

function refuseTogether({ fresh, dev }: Flags, { DATABASE_URL: database }: Environment, { closed }: Reach) {
  if (fresh && database) {
    throw new BadOptions('--fresh is not for a database server: empty it yourself');
  }
  if (dev && closed.has('development')) {
    throw new BadOptions(
      'npm run dev serves the sources: EXPOSE=development opens them to all who reach this server',
    );
  }
}

// A page that calls the API itself has nothing passed on: the network behind is for what else has its paths, as links of
// mails.
function networkOf(env: Environment) {
  const apiOrigin = readBy(readApiOrigin, env, 'API_ORIGIN');
  const ownPaths = readBy(readOwnPaths, env, 'NETWORK_PATHS');
  const adapter = readBy(readAdapter, env, 'NETWORK_ADAPTER');
  for (const name of ['NETWORK_PATHS', 'NETWORK_ADAPTER'] as const) {
    if (apiOrigin !== null && env[name]) {
      throw new BadOptions(
        `${name} is for calls that this server passes on; with API_ORIGIN it passes on none.`,
      );
    }
  }
  const networkUrl = urlOf(env.NETWORK_URL, 'NETWORK_URL');
  if (adapter && !networkUrl) throw new BadOptions('NETWORK_ADAPTER is for the network of a NETWORK_URL.');
  const behind = env.DATABASE_URL || apiOrigin === null ? null : new URL(apiOrigin);
  return { apiOrigin, ownPaths, adapter, networkUrl: networkUrl ?? behind };
}

function smtpOf(env: Environment) {
  try {
    return readSmtpSettings(env);
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : '');
  }
}

const factorUses: Readonly<Record<string, boolean>> = { required: true, optional: false };

function factorsOf({
  OPERATOR_SECOND_FACTOR: use = 'optional',
  SECOND_FACTOR_KEY: text,
}: Environment): FactorRules {
  const isRequiredOfOperators = factorUses[use];
  if (isRequiredOfOperators === undefined) {
    throw new BadOptions(`OPERATOR_SECOND_FACTOR is either required or optional, not "${use}"`);
  }
  const key = text ? Buffer.from(text, 'base64') : null;
  if (key && key.length !== 32) {
    throw new BadOptions('SECOND_FACTOR_KEY has to be 32 bytes in base64: openssl rand -base64 32');
  }
  return { isRequiredOfOperators, key };
}

function logOf({ LOG_FORMAT: format, LOG_LEVEL: level }: Environment) {
  try {
    return readLogSettings(format, level);
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : '');
  }
}

/** Flags win over the environment. Throws `BadOptions`. */
export function readOptions(args: string[], env: Environment): Options {
  const flags = parse(args);
  const publicUrl = urlOf(env.PUBLIC_URL, 'PUBLIC_URL');
  const reach = reachOf(env, publicUrl);
  refuseTogether(flags, env, reach);
  const { apiOrigin, ownPaths, adapter, networkUrl } = networkOf(env);
  return {
    mode: modeOf(flags),
    port: portOf(flags.port ?? env.PORT),
    reach,
    now: timeOf(flags.now),
    isFresh: flags.fresh,
    servesPortal: true,
    networkUrl: flags.test ? null : networkUrl,
    ownPaths,
    adapter,
    databaseUrl: flags.test ? null : (env.DATABASE_URL ?? null),
    limitsUrl: limitsUrlOf(env.LIMITS_URL),
    seed: seedOf(env, reach),
    publicUrl: publicUrl?.origin ?? null,
    smtp: flags.test ? null : smtpOf(env),
    showsOutbox: (flags.test || readsOutbox(env)) && !reach.closed.has('outbox'),
    countryHeader: flags.test ? 'cf-ipcountry' : env.COUNTRY_HEADER || null,
    trustsProxy: readBy(readTrustedProxies, env, 'TRUSTED_PROXIES'),
    factors: factorsOf(env),
    brand: readBy(readBrand, env, 'BRAND_DIR'),
    hosts: withApi(
      {
        img: readBy(readAllowedHosts, env, 'CSP_IMG'),
        connect: readBy(readAllowedHosts, env, 'CSP_CONNECT'),
      },
      apiOrigin,
    ),
    apiOrigin,
    corsOrigins: readBy(readOrigins, env, 'CORS_ORIGINS'),
    hasServiceWorker: readBy(readSwitch, env, 'SERVICE_WORKER'),
    log: logOf(env),
    metrics: readBy(readMetricsPlace, env, 'METRICS_PORT'),
    patience: {
      ...usualPatience,
      silence: secondsOf(env, 'NETWORK_TIMEOUT', { usual: usualPatience.silence / 1000, most: 600 }),
    },
    drainDelay: secondsOf(env, 'DRAIN_SECONDS', { usual: 0, most: 60 }),
  };
}
