import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Destinations } from './destinations.ts';
import { inlineScript } from './inline-script.ts';
import { prefetchScript, type BuiltRoutes, type BuiltRow } from './prefetch-script.ts';
import { frameFile, screenFile } from './screen-files.ts';
import { splitStyles, usedRecipes } from './split-styles.ts';
import { usedStyles } from './used-styles.ts';

type Bundle = Rolldown.OutputBundle;
type LoginPage = { locale: string; html: string };

const root = join(import.meta.dirname, '../..');

export const rendererDirectory = join(root, 'node_modules/.cache/portal/prerender');

type Renderer = {
  loginPages: () => Promise<LoginPage[]>;
  bootPage: () => string;
  callsByScreen: () => Promise<BuiltRoutes['calls']>;
  rows: readonly BuiltRow[];
  unknown: Destinations;
};
type Rendered = { pages: LoginPage[]; boot: string; routes: BuiltRoutes };
/** File names. */
type Stylesheets = { initial: string; lazy: string };

const load = createRequire(import.meta.url);

async function renderLogin(): Promise<Rendered> {
  await build({ configFile: join(root, 'vite.config.ts'), mode: 'prerender', logLevel: 'warn' });
  // Just built from prerender.tsx.
  const renderer = load(join(rendererDirectory, 'prerender.js')) as Renderer;
  const { loginPages, bootPage, callsByScreen, rows, unknown } = renderer;
  const calls = await callsByScreen();
  return { routes: { rows, unknown, calls }, pages: await loginPages(), boot: bootPage() };
}

// The browser finds the images of a page without hints.
const withoutHints = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '');

const emptyRoot = '<div id="root"></div>';
// Otherwise a browser that pauses while parsing paints an empty page.
const paintsNotBefore = '<link rel="expect" href="#arrived" blocking="render">';

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const themeScript = '<script src="/theme.js"></script>';

function cssOf(bundle: Bundle, fileName: string) {
  const css = bundle[fileName];
  if (css?.type !== 'asset') throw new Error(`The build has no stylesheet ${fileName}`);
  return String(css.source);
}

// One stylesheet for the initial renders and one for all others; their names hash their content.
async function emitSplitStyles(
  context: Rolldown.PluginContext,
  bundle: Bundle,
  rows: readonly BuiltRow[],
): Promise<Stylesheets> {
  const [whole = '', ...others] = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  if (others.length > 0) throw new Error('The build has more than one stylesheet');
  const initialModules = rows
    .filter(({ hasInitialStyles }) => hasInitialStyles)
    .flatMap(({ name, frame }) => [screenFile(name), ...(frame ? [frameFile(frame)] : [])]);
  const parts = splitStyles(cssOf(bundle, whole), await usedRecipes(bundle, initialModules));
  const emit = (name: string, source: string) =>
    context.getFileName(context.emitFile({ type: 'asset', name: `${name}.css`, source }));
  return { initial: emit('initial', parts.initial), lazy: emit('lazy', parts.lazy) };
}

async function writeFirstPage(
  html: string,
  bundle: Bundle,
  { pages, boot, routes, stylesheets }: Rendered & { stylesheets: Stylesheets },
) {
  const [link = '', fileName = ''] = stylesheet.exec(html) ?? [];
  const logins = pages.map(
    ({ locale, html: login }) => `<template lang="${locale}">${withoutHints(login)}</template>`,
  );
  const templates = [...logins, `<template data-boot>${boot}</template>`];
  const rest = html.replace(link, '').replace('</head>', `${templates.join('\n')}\n</head>`);
  const { styles, fonts } = usedStyles(cssOf(bundle, fileName), rest);
  // Requested by inline styles a font sends the page's address as Referer, despite the policy: only the login has these.
  const head = `<template data-head><style>${fonts}</style></template>`;
  const locales = pages.map(({ locale }) => locale);
  const [first, prefetch, showing] = await Promise.all([
    inlineScript('public/theme.js'),
    prefetchScript(bundle, { ...routes, lazyStylesheet: `/${stylesheets.lazy}` }, locales),
    inlineScript('first-page/show-login.ts'),
  ]);
  // Its rules are all in the two split ones.
  delete bundle[fileName];
  return rest
    .replace(themeScript, () => `${first}\n${prefetch}\n<style>${styles}</style>\n${paintsNotBefore}`)
    .replace('</head>', () => `${head}\n</head>`)
    .replace(emptyRoot, () => `${emptyRoot}\n${showing}`)
    .replace('</body>', () => `${link.replace(fileName, stylesheets.initial)}\n</body>`);
}

/**
 * Prerenders the login into the page, in every language, with the styles that it needs: it can be used after one round
 * trip. `show-login.ts` shows it, the portal hydrates it. Other addresses begin with the spinner (A8). The content security policy allows inline styles and scripts by
 * their hashes. The styles of login and dashboard load with the page, all others lazily (`src/ui/platform/lazy-styles.ts`).
 */
export function firstPage(): Plugin {
  let rendering: Promise<Rendered> | null = null;
  let stylesheets: Stylesheets | null = null;
  return {
    name: 'first-page',
    apply: 'build',
    buildStart() {
      rendering ??= renderLogin();
      // generateBundle awaits it and reports a failure.
      rendering.catch(() => undefined);
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        if (!rendering) return;
        const { routes } = await rendering;
        stylesheets = await emitSplitStyles(this, bundle, routes.rows);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !rendering || !stylesheets) return html;
        return writeFirstPage(html, bundle, { ...(await rendering), stylesheets });
      },
    },
  };
}
