import { lookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Address, resolvePublic } from './resolve.ts';

type Resolve = (name: string) => Promise<Address[]>;
/** Allowed targets besides the public internet. */
export type Reach = {
  /** Allows addresses of this machine, on any port: for tests only. */
  allowLoopback?: boolean;
  /** The network's own origin, wherever it runs; its neighbours stay refused. */
  ownOrigin?: string;
};
// Times in milliseconds, sizes in bytes.
export type SafeFetchOptions = Reach & {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  maxBytes?: number;
  /** Ends the call before its time. */
  signal?: AbortSignal;
  /** The machine's name servers by default. */
  resolve?: Resolve;
};
// `isCut`: the body holds the first `maxBytes` only.
export type SafeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; isCut: boolean };

/** The address must not be called; the message is for the user who entered it. */
export class AddressRefused extends Error {}
/** The call was made and got no proper answer. */
export class NotAnswered extends Error {}

type Hop = { url: URL; method: 'GET' | 'POST'; body: string | undefined };
type Limits = { signal: AbortSignal; maxBytes: number; reach: Reach; resolve: Resolve | null };

const longestWait = 10_000;
const mostBytes = 64 * 1024;
const mostRedirects = 3;
const protocols = new Set(['http:', 'https:']);
// An empty port is the protocol's default.
const ports = new Set(['', '80', '443']);
const notPublic = 'Only addresses of the public internet can be called';
const redirects = new Set([301, 302, 303, 307, 308]);
const keepsMethod = new Set([307, 308]);

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
const unicastBlock = ipaddr.IPv6.parseCIDR('2000::/3');

// Excludes private, local, shared, reserved and embedded ranges of IPv4 and IPv6.
export function isPublicAddress(text: string) {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(unicastBlock);
}

const isLoopback = (text: string) => ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

// Names of this machine's network may stand in its files alone.
const resolveBySystem: Resolve = (name) => lookup(name, { all: true, order: 'verbatim' });

const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const isHere = (host: string) => isLocalName(host) || isLoopback(host);
const isElsewhere = (host: string) => !isLocalName(host) && (isIP(host) === 0 || isPublicAddress(host));

/** Checks an address without resolving its name; null when it may be called. */
export function refusalOfAddress(text: string, { allowLoopback, ownOrigin }: Reach = {}): string | null {
  const url = URL.parse(text);
  if (!url || !protocols.has(url.protocol)) return 'Only http and https addresses can be called';
  if (url.username || url.password) return 'The address must not hold a user name or password';
  const host = hostOf(url);
  if (url.origin === ownOrigin || (allowLoopback && isHere(host))) return null;
  if (!ports.has(url.port)) return 'Only the ports 80 and 443 can be called';
  return isElsewhere(host) ? null : notPublic;
}

async function resolved(url: URL, { resolve, reach, signal }: Limits): Promise<Address[]> {
  const host = hostOf(url);
  const isOwn = url.origin === reach.ownOrigin || isLocalName(host);
  const ask = resolve ?? (isOwn ? resolveBySystem : resolvePublic);
  const family = isIP(host);
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const found = family > 0 ? [{ address: host, family }] : await Promise.race([ask(host), stopped.promise]);
  signal.removeEventListener('abort', stop);
  const isAllowed = ({ address }: Address) =>
    isPublicAddress(address) ||
    url.origin === reach.ownOrigin ||
    (reach.allowLoopback && isLoopback(address));
  if (found.length > 0 && found.every(isAllowed)) return found;
  throw new AddressRefused(notPublic);
}

async function readBody(answer: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  // Nothing sets an encoding, so that the chunks are bytes.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), isCut: size > maxBytes };
}

// Connects only to the checked addresses, whatever the name resolves to the next time.
async function call({ url, method, body }: Hop, headers: Record<string, string>, limits: Limits) {
  const addresses = await resolved(url, limits);
  const answered = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const outgoing = send(url, {
    method,
    agent: false,
    signal: limits.signal,
    headers: { 'accept-encoding': 'identity', ...headers },
    lookup: (_name, options, done) => {
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    },
  });
  outgoing.on('response', answered.resolve).on('error', answered.reject).end(body);
  return answered.promise;
}

function nextHop(hop: Hop, { statusCode = 0, headers }: IncomingMessage): Hop | null {
  if (!redirects.has(statusCode) || headers.location === undefined) return null;
  const url = URL.parse(headers.location, hop.url);
  if (!url) throw new NotAnswered('The redirect leads nowhere');
  return keepsMethod.has(statusCode) ? { ...hop, url } : { url, method: 'GET', body: undefined };
}

const isAboutBody = ([name]: [string, string]) => /^content-/i.test(name);

async function follow(first: Hop, options: SafeFetchOptions, limits: Limits): Promise<SafeAnswer> {
  const { headers = {} } = options;
  const withoutBody = Object.fromEntries(Object.entries(headers).filter((header) => !isAboutBody(header)));
  let hop = first;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const refusal = refusalOfAddress(hop.url.href, limits.reach);
    if (refusal !== null) throw new AddressRefused(refusal);
    const answer = await call(hop, hop.body === undefined ? withoutBody : headers, limits);
    const next = nextHop(hop, answer);
    if (!next) {
      const read = await readBody(answer, limits.maxBytes);
      return { status: answer.statusCode ?? 0, headers: answer.headers, ...read };
    }
    answer.destroy();
    hop = next;
  }
  throw new NotAnswered('Too many redirects');
}

function reasonOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return 'No answer in time';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '' ? 'The connection failed' : `The connection failed (${code})`;
}

/**
 * Fetches an address from outside. Resolves the name first and connects only to public addresses (or those of
 * `Reach`), again at each of at most three redirects; http and https, ports 80 and 443, limits of time and size.
 * Throws `AddressRefused` or `NotAnswered`.
 */
export async function safeFetch(address: string, options: SafeFetchOptions = {}): Promise<SafeAnswer> {
  const url = URL.parse(address);
  if (!url) throw new AddressRefused('This is no address');
  const { method = 'GET', body, timeoutMs = longestWait, maxBytes = mostBytes } = options;
  const { resolve = null } = options;
  const signal = AbortSignal.any([
    AbortSignal.timeout(timeoutMs),
    ...(options.signal ? [options.signal] : []),
  ]);
  try {
    return await follow({ url, method, body }, options, { signal, maxBytes, reach: options, resolve });
  } catch (error) {
    if (error instanceof AddressRefused || error instanceof NotAnswered) throw error;
    throw new NotAnswered(reasonOf(error, signal), { cause: error });
  }
}
