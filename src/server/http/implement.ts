import { isDeepStrictEqual } from 'node:util';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import * as z from 'zod/mini';
import type { Endpoint, FileReply } from '#contract/endpoint.ts';
import { type ApiContract, contract } from '#contract/index.ts';
import { recorded } from '../activity/recorded.ts';
import { authenticateClient } from '../auth/oauth-clients.ts';
import { findCaller, isOperator } from '../auth/callers.ts';
import { refuseBeyondScope } from '../auth/token-scopes.ts';
import { refuseWithoutFactor } from '../auth/second-factor.ts';
import { hasLanguage, replyIn } from '../dictionaries/in-language.ts';
import { isSameForAll } from '../dictionaries/same-for-all.ts';
import { handlers } from '../handlers.ts';
import type { Network } from '../network.ts';
import { languageOf } from './accept-language.ts';
import { replySchema, wrapReply } from './envelopes.ts';
import { sendDownload } from './send-download.ts';
import { quotaOfList } from '../quotas/list-quota.ts';
import { withinQuota } from '../quotas/within-quota.ts';
import { once } from '../idempotency/once.ts';
import { operations } from './operations.ts';
import { withHeaders } from './rate-limit-headers.ts';
import { limitBody, readRequest } from './read-request.ts';
import { refuse } from './refusal.ts';
import { type Served, asCall } from './served-call.ts';
import { revalidated } from './static-file.ts';
import { visitorOf } from './visitor.ts';

type CallerContext = Context<Served>;
type AnyHandler = (request: unknown, context: unknown) => unknown;
// A reply must match the contract, with nothing more in it (P7).
function checkReply(endpoint: Endpoint, reply: unknown) {
  const sent: unknown = JSON.parse(JSON.stringify(reply));
  const parsed = z.safeParse(replySchema(endpoint), sent);
  if (parsed.success && isDeepStrictEqual(parsed.data, sent)) return;
  const why = parsed.success ? 'it holds more than that' : z.prettifyError(parsed.error);
  throw new Error(
    `The reply of ${endpoint.resource}.${endpoint.operation} is not what the contract says: ${why}`,
  );
}

function callContext(network: Network, context: CallerContext) {
  const { db, clock, hashing, origin, allowsLoopback, closedAccounts, factors, charts } = network;
  const limits = withHeaders(network.limits, context);
  const visitor = visitorOf(context, network);
  const locale = languageOf(context.req.header('accept-language'));
  const shared = { db, clock, limits, hashing, origin, allowsLoopback, closedAccounts, factors, charts };
  return { ...shared, locale, ...visitor };
}

async function contextFor(endpoint: Endpoint, network: Network, context: CallerContext) {
  const common = callContext(network, context);
  const authorization = context.req.header('authorization');
  const { auth = 'publisher' } = endpoint;
  if (auth === 'publisher' || auth === 'operator') {
    const caller = await findCaller(common, authorization);
    if (caller.kind === 'pat') await common.limits.spend('program', { account: caller.userId });
    refuseBeyondScope(`${endpoint.resource}.${endpoint.operation}`, caller);
    if (auth === 'operator' && !isOperator(caller)) throw refuse('FORBIDDEN');
    await refuseWithoutFactor(common, caller, endpoint);
    return { ...common, caller };
  }
  if (auth === 'client') await authenticateClient(network.db, authorization);
  return { ...common, authorization };
}

const visitors = { partnerId: 0, userId: 0 };

const isPublicRead = ({ method, auth }: Endpoint) => method === 'GET' && auth === 'anyone';
// Compression keeps only weak ones true. Where two languages have the same texts, a browser takes its answer of one for the
// other, whose language has to come with it.
const tagged = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, 'content-language'] });
const cached =
  (cacheControl: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.ok || context.res.status === 304) context.res.headers.set('cache-control', cacheControl);
  };
const [cachedForAll, cachedForOne] = [cached(revalidated), cached(`private, ${revalidated}`)];

export function implement(network: Network) {
  const app = new Hono<Served>();
  for (const { name, endpoint, path } of operations(contract)) {
    // The types of handler and endpoint belong together, as `NetworkHandlers` has checked; here they are any pair.
    const group = handlers[endpoint.resource as keyof ApiContract] as Record<string, AnyHandler>;
    const handler = withinQuota(name, recorded(name, group[endpoint.operation] as AnyHandler));
    if (isPublicRead(endpoint)) app.get(path, cachedForAll, tagged);
    else if (isSameForAll(name)) app.get(path, cachedForOne, tagged);
    app.on(endpoint.method, path, asCall(endpoint), limitBody(endpoint), async (context) => {
      const callerContext = await contextFor(endpoint, network, context);
      const request = await readRequest(endpoint, context);
      const { reply, isReplay } = await once(
        network,
        {
          endpoint,
          header: context.req.header('idempotency-key'),
          caller: 'caller' in callerContext ? callerContext.caller : visitors,
          request,
        },
        async (db) => handler(request, { ...callerContext, db }),
      );
      if (isReplay) context.header('idempotency-replayed', 'true');
      if (endpoint.answer.kind === 'file') {
        const download = sendDownload(reply as FileReply); // As `NetworkHandlers` has checked.
        // Together with the headers that the context has.
        return context.newResponse(download.body, download);
      }
      if (network.checksReplies) checkReply(endpoint, reply);
      if (hasLanguage(endpoint.resource)) {
        context.header('vary', 'accept-language', { append: true });
        context.header('content-language', callerContext.locale);
      }
      const quota = 'caller' in callerContext ? await quotaOfList(name, callerContext) : undefined;
      const shown = replyIn(
        { locale: callerContext.locale, offerTexts: network.offerTexts },
        endpoint.resource,
        reply,
      );
      return context.json(wrapReply(endpoint, shown, quota));
    });
  }
  return app;
}
