import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Network } from '../network.ts';
import { framedPage } from './framed-page.ts';
import { refuse } from './refusal.ts';

/** Where the network serves landing pages; offer and page follow. */
export const landingPath = '/storage/landing/';

// The demo advertisers' pages: a click can be followed to its end.
export function landing(network: Network) {
  const app = new Hono();
  app.get(`${landingPath}:offer{\\d{1,15}}/:page{[\\w-]{1,64}}`, async (context) => {
    const { offer, page } = context.req.param();
    const found = await network.db
      .selectFrom('offer_landing_page as p')
      .innerJoin('offer as o', 'o.id', 'p.offer_id')
      .select(['o.name as offer', 'o.description', 'p.name as page'])
      .where('p.url', '=', `${landingPath}${offer}/${page}`)
      .executeTakeFirst();
    if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    const click = context.req.query('click_id');
    const arrival = click === undefined ? '' : html`<p>Click ID: <code>${click}</code></p>`;
    return context.html(
      framedPage({
        locale: 'en',
        title: found.offer,
        content: html`<h1>${found.offer}</h1>
          <p>${found.page} of an advertiser who exists in this demonstration only.</p>
          <p>${found.description}</p>
          ${arrival}`,
      }),
    );
  });
  return app;
}
