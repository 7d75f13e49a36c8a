import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { contract } from '#contract/index.ts';
import { config } from '#contract/config.ts';
import { branded } from '../brand/branded-answer.ts';
import type { Brand } from '../brand/read-brand.ts';
import type { Adapter } from '../adapter/adapter.ts';
import { AdapterFailed, type Through, directly, throughAdapter } from '../adapter/through-adapter.ts';
import type { Outgoing } from '../adapter/way.ts';
import { auditApp } from '../audit/audit-app.ts';
import { log } from '../observing/log.ts';
import { isApiPath } from './api-prefixes.ts';
import { newApp } from './app.ts';
import { type CorsOrigins, dropCors } from './cors.ts';
import { NotForwarded, type Patience, forward, usualPatience } from './forward.ts';
import { operations } from './operations.ts';
import { type OwnPaths, addressBehind } from './own-paths.ts';
import { type PortalFiles, servePortal, sendVersion } from './portal-files.ts';
import { limitBody } from './read-request.ts';
import { refuse } from './refusal.ts';
import { type Served, asCall } from './served-call.ts';
import { type TrustsProxy, trustsNobody } from './trusted-proxies.ts';
import { hopsOf, isOverTls } from './visitor-address.ts';

type Behind = {
  ownPaths?: OwnPaths;
  adapter?: Adapter | null;
  trustsProxy?: TrustsProxy;
  patience?: Patience;
  brand?: Brand | null;
  corsOrigins?: CorsOrigins;
};

// Those of this server, and what visitors could say of themselves: their address in the forms of others, and where they
// wanted to go, from which a network could make links for mails.
const dropped = [
  'host',
  'cookie',
  'expect',
  'traceparent',
  'tracestate',
  'forwarded',
  'x-real-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
];

function nodeOf(address: string): string {
  if (address === '') return 'for=unknown'; // The caller has gone.
  return address.includes(':') ? `for="[${address}]"` : `for=${address}`;
}

// The same by RFC 7239; the visitor's element names the protocol. No host: networks make links for mails from it.
function forwardedBy([visitor = '', ...proxies]: readonly string[], proto: string): string {
  return [`${nodeOf(visitor)};proto=${proto}`, ...proxies.map(nodeOf)].join(', ');
}

function passedOn({ headers: sent }: Request, incoming: IncomingMessage, trustsProxy: TrustsProxy) {
  const headers = new Headers(sent);
  for (const name of dropped) headers.delete(name);
  const hops = hopsOf(incoming, trustsProxy);
  const proto = isOverTls(incoming, trustsProxy) ? 'https' : 'http';
  headers.set('x-forwarded-for', hops.join(', '));
  headers.set('x-forwarded-proto', proto);
  headers.set('forwarded', forwardedBy(hops, proto));
  return headers;
}

/**
 * Passes the API on to another network, with the authorization header, the way the request came, its trace and never
 * a cookie; calls with a chosen path go to its own paths, and those that an adapter knows as it says.
 */
export function createProxy(
  networkUrl: URL,
  portal: PortalFiles | null,
  {
    ownPaths = [],
    adapter = null,
    trustsProxy = trustsNobody,
    patience = usualPatience,
    brand = null,
    corsOrigins = [],
  }: Behind = {},
) {
  const app = newApp({ trustsProxy }, corsOrigins);
  if (portal) app.use(sendVersion(portal));
  app.route('/', auditApp());

  async function pass(context: Context<Served>, through: Through) {
    const { raw, method } = context.req;
    const { pathname, search } = new URL(context.req.url);
    const headers = passedOn(raw, context.env.incoming, trustsProxy);
    const trace = context.get('trace');
    for (const [name, value] of Object.entries(trace?.headers ?? {})) headers.set(name, value);
    const isConfiguration = method === 'GET' && pathname === config.get.path;
    // Read here, so it has to come as it is.
    if (isConfiguration) headers.delete('accept-encoding');
    const send = (sent: Outgoing) =>
      forward(addressBehind(networkUrl, ownPaths, sent), { ...sent, signal: raw.signal }, patience);
    try {
      const answer = await through({ method, path: pathname, search, headers, body: raw.body }, send);
      answer.headers.delete('set-cookie');
      dropCors(answer.headers, corsOrigins);
      return isConfiguration ? await branded(answer, brand) : answer;
    } catch (error) {
      if (!(error instanceof NotForwarded || error instanceof AdapterFailed)) throw error;
      // A disconnected client is no failure of the network.
      if (!raw.signal.aborted) log.error(`${networkUrl.host} ${error.message}`, { trace_id: trace?.id });
      return context.text('The network does not answer', error.status);
    }
  }

  for (const operation of operations(contract)) {
    const { endpoint, path } = operation;
    const through = throughAdapter(adapter, operation);
    app.on(endpoint.method, path, asCall(endpoint), limitBody(endpoint), (context) => pass(context, through));
  }
  app.all('*', limitBody({}), (context) => {
    if (isApiPath(context.req.path)) return pass(context, directly);
    if (!portal) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    return servePortal(portal, context);
  });
  return app;
}
