import { Hono } from 'hono';
import { outboxPages } from '../mail/outbox-pages.ts';
import { unsubscribePages } from '../notices/unsubscribe-pages.ts';
import type { Network } from '../network.ts';
import { observe } from '../observing/observe.ts';
import { auditApp } from '../audit/audit-app.ts';
import { isApiPath } from './api-prefixes.ts';
import { compressAnswers } from './compress-answers.ts';
import { type CorsOrigins, allowOrigins } from './cors.ts';
import { answerFailure } from './failures.ts';
import { implement } from './implement.ts';
import { landing } from './landing.ts';
import { contractPages } from './openapi-page.ts';
import { pageStyle } from './page-style.ts';
import { type PortalFiles, servePortal, sendVersion } from './portal-files.ts';
import { refuse } from './refusal.ts';
import type { Served } from './served-call.ts';
import { storage } from './storage.ts';
import type { TrustsProxy } from './trusted-proxies.ts';
import { isOverTls } from './visitor-address.ts';
import { trackingApp } from '../tracking/tracking-app.ts';
import { type TestTools, injectFaults, testHooks } from './test-hooks.ts';

export function newApp(by: { trustsProxy: TrustsProxy }, corsOrigins: CorsOrigins) {
  const app = new Hono<Served>();
  app.onError(answerFailure);
  app.use(observe);
  app.use(compressAnswers);
  app.use(async (context, next) => {
    await next();
    // Over plain http HSTS means nothing and is left out.
    if (isOverTls(context.env.incoming, by.trustsProxy)) {
      context.res.headers.set('strict-transport-security', 'max-age=31536000');
    }
  });
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });
  app.use(allowOrigins(corsOrigins));
  return app;
}

/** The network and the portal at one address; test hooks only with tools for them. */
export function createApp({
  network,
  portal,
  tools,
  corsOrigins = [],
}: {
  network: Network;
  portal: PortalFiles | null;
  tools: TestTools | null;
  corsOrigins?: CorsOrigins;
}) {
  const app = newApp(network, corsOrigins);
  if (portal) app.use(sendVersion(portal));
  app.use(async (context, next) => {
    await next();
    if (isApiPath(context.req.path)) context.res.headers.set('date', network.clock.now().toUTCString());
  });
  if (tools) app.route('/', testHooks(network, tools)).use(injectFaults(tools));
  app.route('/', implement(network));
  app.route('/', storage(network));
  app.route('/', landing(network));
  app.route('/', trackingApp(network));
  app.route('/', unsubscribePages(network));
  if (network.showsOutbox) app.route('/', outboxPages(network));
  app.route('/', auditApp());
  app.route('/', contractPages(network));
  app.route('/', pageStyle(portal));
  app.notFound((context) => {
    if (!portal || isApiPath(context.req.path)) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    return servePortal(portal, context);
  });
  return app;
}
