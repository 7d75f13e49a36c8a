import { Hono } from 'hono';
import { html } from 'hono/html';
import { readAsset } from '../assets/assets.ts';
import type { Network } from '../network.ts';
import { bannerPath, readBannerFile } from '../offers/banners.ts';
import { refuse } from './refusal.ts';
import { aWeek, sendFile, staticFile } from './static-file.ts';

/** Where pictures of offers are served; the file name follows. */
export const previewPath = '/storage/lp/previews/';
export const thumbPath = '/storage/lp/thumbs/';
export const termsPath = '/storage/terms/current';

const assetName = /^[\w-]{24}\.\w{3,4}$/;

export function storage(network: Network) {
  const app = new Hono();
  app.get('/storage/lp/:folder{previews|thumbs}/:name', async (context) => {
    const name = context.req.param('name');
    const file =
      network.samplePictures.get(new URL(context.req.url).pathname) ??
      (assetName.test(name) ? await readAsset(network.db, name) : undefined);
    if (!file) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    return sendFile(context, file);
  });
  app.get(`${bannerPath}:file{\\d{1,15}\\.png}`, async (context) => {
    const drawn = await readBannerFile(network.db, Number.parseInt(context.req.param('file'), 10));
    if (drawn === undefined) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    return sendFile(context, staticFile('banner.png', drawn, aWeek));
  });
  app.get(termsPath, async (context) => {
    const { title, body, version } = await network.db
      .selectFrom('terms')
      .selectAll()
      .where('published_at', '<=', network.clock.now())
      .orderBy('published_at', 'desc')
      .executeTakeFirstOrThrow();
    const paragraphs = body.split('\n\n').map((text) => html`<p>${text}</p>`);
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <h1>${title}</h1>
          <p>Version ${version}</p>
          ${paragraphs}
        </html>`,
    );
  });
  return app;
}
