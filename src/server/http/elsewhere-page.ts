import { inlinePolicyOf } from './security-headers.ts';
import { noOtherHosts } from './allowed-hosts.ts';
import { type StaticFile, staticFile } from './static-file.ts';

const style =
  'body{font-family:system-ui,sans-serif;line-height:1.5;max-width:40rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}h1{font-size:1.25rem}';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>No pages of operators</title><style>${style}</style></head><body><main>
<h1>There are no pages of operators here</h1>
<p>This portal stands in front of another network (NETWORK_URL), which has pages of its own for its staff. Pages of operators come with a network of the portal’s own (DATABASE_URL).</p>
<h1 lang="de">Hier gibt es keine Seiten für Betreiber</h1>
<p lang="de">Dieses Portal steht vor einem anderen Netzwerk (NETWORK_URL), das eigene Seiten für sein Team hat. Seiten für Betreiber gehören zu einem eigenen Netzwerk des Portals (DATABASE_URL).</p>
</main></body></html>`;

/** In place of the operators' pages, where another network has its own. */
export const elsewherePage = (path: string): StaticFile => ({
  ...staticFile(path, Buffer.from(html), 'no-store'),
  policy: inlinePolicyOf(html, noOtherHosts),
});
