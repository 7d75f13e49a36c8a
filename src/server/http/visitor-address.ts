import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustsProxy } from './trusted-proxies.ts';

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;

const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

// Some proxies name the port as well. Null for what is no address.
function readAddress(text: string) {
  const { six, four } = withPort.exec(text)?.groups ?? {};
  const address = six ?? four ?? text;
  return isIP(address) > 0 ? ipaddr.process(address).toString() : null;
}

// Asked for several times a request, and the same for a whole connection.
const peers = new WeakMap<Request['socket'], string>();

function peerOf({ socket }: Request): string {
  const known = peers.get(socket);
  if (known !== undefined) return known;
  const peer = readAddress(socket.remoteAddress ?? '') ?? '';
  peers.set(socket, peer);
  return peer;
}

/**
 * The way of a request: its visitor, then the trusted proxies that passed it on. Each one's word counts for the hop
 * before it alone, so what the visitor writes into `X-Forwarded-For` is not read.
 */
export function hopsOf(request: Request, trustsProxy: TrustsProxy): string[] {
  const hops = [peerOf(request)];
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  for (const text of forwarded.toReversed()) {
    const before = trustsProxy(hops[0] ?? '') ? readAddress(text.trim()) : null;
    if (before === null) break;
    hops.unshift(before);
  }
  return hops;
}

/** The last hop that is no trusted proxy. */
export const visitorAddress = (request: Request, trustsProxy: TrustsProxy) =>
  hopsOf(request, trustsProxy)[0] ?? '';

/** Whether a trusted proxy says that it was called over TLS. */
export const isOverTls = (request: Request, trustsProxy: TrustsProxy) =>
  request.headers['x-forwarded-proto'] === 'https' && trustsProxy(peerOf(request));
