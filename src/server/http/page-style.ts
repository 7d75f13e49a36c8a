import { Hono } from 'hono';
import type { PortalFiles } from './portal-files.ts';
import { revalidated, sendFile, staticFile } from './static-file.ts';

/** What all pages of the network share: served as a file, since the content security policy refuses inline styles. */
export const pageStylePath = '/page.css';

const faces = [
  {
    family: 'Hanken Grotesk Variable',
    weights: '400 700',
    file: /^\/assets\/hanken-grotesk-latin-[\w-]{8}\.woff2$/,
  },
  { family: 'Geist Mono Variable', weights: '100 900', file: /^\/assets\/geist-mono-latin-.+\.woff2$/ },
];

function facesIn(portal: PortalFiles): string {
  const paths = [...portal.keys()];
  return faces
    .flatMap(({ family, weights, file }) => {
      const path = paths.find((one) => file.test(one));
      if (path === undefined) return [];
      return `@font-face { font-family: '${family}'; src: url('${path}') format('woff2'); font-weight: ${weights}; font-display: swap; }`;
    })
    .join('\n');
}

// Colours and sizes are the portal's: src/theme.
/** In the typefaces of the system. */
export const plainStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#fbf9f8, #0e0d0c); --card: light-dark(#ffffff, #161513); --line: light-dark(#e7e5e2, #2b2926); --text: light-dark(#1b1a18, #f0eeec); --quiet: light-dark(#4c4a47, #d7d4d1); --link: light-dark(#005c7f, #91d4f9); --hover: light-dark(rgb(28 25 20 / 0.03), rgb(255 255 255 / 0.04)); --ring: light-dark(#00729c, #91d4f9); --gutter: 1rem; }
@media (min-width: 48rem) { :root { --gutter: 1.25rem; } }
@media (min-width: 64rem) { :root { --gutter: 1.5rem; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 430 0.875rem/1.25rem 'Hanken Grotesk Variable', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: center; min-height: 47px; padding: 0 var(--gutter); border-bottom: 1px solid var(--line); background: var(--card); }
header a { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; text-decoration: none; }
.name { margin-right: auto; font-weight: 620; color: inherit; }
.languages { display: flex; padding: 1px; border: 1px solid var(--line); border-radius: 7px; background: var(--canvas); }
.languages a { min-height: 1.5rem; padding: 0 0.625rem; border: 1px solid transparent; border-radius: 6px; color: var(--quiet); font-size: 0.8125rem; font-weight: 530; }
.languages a[aria-current] { border-color: var(--text); background: var(--card); color: var(--text); }
@media (pointer: coarse) { .languages a { min-height: 2.25rem; } }
main { max-width: 64rem; margin: 0 auto; padding: 1.25rem var(--gutter) 4rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.125rem; font-weight: 620; line-height: 1.625rem; letter-spacing: -0.018em; overflow-wrap: anywhere; text-wrap: balance; }
p { max-width: 44rem; margin: 0 0 1rem; color: var(--quiet); text-wrap: pretty; }
a { color: var(--link); text-decoration-thickness: 1px; text-decoration-color: color-mix(in oklab, currentcolor 45%, transparent); text-underline-offset: 3px; }
header a:hover { text-decoration: underline; }
form button { min-height: 2.75rem; padding: 0.25rem 1rem; border: 1px solid var(--quiet); border-radius: 6px; background: var(--card); color: inherit; font: inherit; font-weight: 530; cursor: pointer; }
form button:hover { background: var(--hover); }
a:focus-visible, form button:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; border-radius: 3px; }
table { width: 100%; border-collapse: collapse; }
code, pre { font: 0.75rem/1.25rem 'Geist Mono Variable', ui-monospace, Menlo, monospace; }
body > main:only-child { display: grid; align-content: center; justify-items: center; max-width: 30rem; min-height: 80vh; text-align: center; }
body > main:only-child p { text-wrap: balance; }
`;

/** In the portal's typefaces where its files are served here too. */
export function pageStyle(portal: PortalFiles | null) {
  const text = `${portal ? facesIn(portal) : ''}${plainStyle}`;
  const style = staticFile('page.css', Buffer.from(text), revalidated);
  const app = new Hono();
  app.get(pageStylePath, (context) => sendFile(context, style));
  return app;
}
