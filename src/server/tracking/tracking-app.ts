import { type Context, Hono } from 'hono';
import { longestSubId } from '#contract/tracked-ids.ts';
import { limitBody } from '../http/read-request.ts';
import type { Served } from '../http/served-call.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { Network } from '../network.ts';
import { audienceOf, isBot } from './audience.ts';
import { inBatches } from './in-batches.ts';
import { stopPage } from './pages.ts';
import { type Hit, type Outcome, recordHits } from './record-hits.ts';
import { readReport } from './read-report.ts';
import { reportConversion } from './report-conversion.ts';

type Visit = Context<Served>;

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const statuses = { paused: 410, ended: 410, capped: 410, unknown: 404 } as const;

const subOf = (context: Visit, name: string) => context.req.query(name)?.slice(0, longestSubId);

function hitOf(context: Visit, network: Network, kind: 'click' | 'impression'): Hit {
  const { headers, method } = context.req.raw;
  const agent = headers.get('user-agent') ?? '';
  return {
    kind: method === 'HEAD' || isBot(agent) ? 'uncounted' : kind,
    partnerId: Number(context.req.param('partner')),
    linkId: Number(context.req.param('link')),
    audience: audienceOf(headers, network.countryHeader),
    address: visitorAddress(context.env.incoming, network.trustsProxy),
    agent,
    subs: {
      sub1: subOf(context, 'sub1'),
      sub2: subOf(context, 'sub2'),
      sub3: subOf(context, 'sub3'),
      sub4: subOf(context, 'sub4'),
      sub5: subOf(context, 'sub5'),
    },
    deepLink: context.req.query('deep'),
  };
}

// The advertiser gets the click ID to report conversions with.
function landingOf({ url, clickId }: Extract<Outcome, { kind: 'landing' }>, origin: string) {
  const landing = new URL(url, origin);
  if (clickId !== null) landing.searchParams.set('click_id', clickId);
  return landing.href;
}

/**
 * `/g/{partner}/{link}` redirects a click to the offer, `/i/{partner}/{link}` is a pixel that counts an impression,
 * `/postback` takes the report of a conversion.
 */
export function trackingApp(network: Network) {
  const app = new Hono<Served>();
  const record = inBatches((hits: Hit[]) => recordHits(network.db, hits, network.clock.now()));
  const keys = ':partner{[0-9]{1,15}}/:link{[0-9]{1,15}}';

  app.get(`/g/${keys}`, async (context) => {
    const outcome = await record(hitOf(context, network, 'click'));
    context.header('cache-control', 'no-store');
    if (outcome.kind === 'landing') return context.redirect(landingOf(outcome, network.origin), 302);
    if (outcome.kind === 'fallback') return context.redirect(new URL(outcome.url, network.origin).href, 302);
    const reason = outcome.kind === 'stopped' ? outcome.reason : outcome.kind;
    return context.html(stopPage(reason, context.req.header('accept-language')), statuses[reason]);
  });
  app.get(`/i/${keys}`, async (context) => {
    const { kind } = await record(hitOf(context, network, 'impression'));
    return context.body(new Uint8Array(pixel), kind === 'unknown' ? 404 : 200, {
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      // The pixel is on the publishers' own pages.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.on(['GET', 'POST'], '/postback', limitBody({}), async (context) =>
    context.json({ data: await reportConversion(network, await readReport(context)) }),
  );
  return app;
}
