import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { localeNames } from './src/contract/locales.ts';
import { pageOfApi } from './src/contract/api-origin.ts';
import { auditedSources, auditedTests } from './src/server/audit/audit-build.ts';
import { withoutNotes } from './src/server/audit/chart-notes.ts';
import { readApiOrigin } from './src/server/http/allowed-hosts.ts';
import { compress } from './src/server/start/compress.ts';
import { sourceMaps } from './src/server/start/paths.ts';
import { firstPage, rendererDirectory } from './src/first-page/plugin.ts';
import { navigationIcons } from './src/first-page/navigation-icons.ts';
import { frameFile, initialFiles, serverDataFiles } from './src/first-page/screen-files.ts';
import { serviceWorker } from './src/first-page/service-worker-build.ts';
import { sectionTexts } from './src/first-page/section-texts.ts';
import { textModules } from './src/first-page/text-modules.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const isOneOf = (files: readonly string[]) => (id: string) => files.some((file) => id.endsWith(`/${file}`));
const ownCode = /\/(src|machines|node_modules)\/|virtual:/;

const macros = () => babel({ presets: [linguiTransformerBabelPreset()] });

// Writes dist/.vite/modules.json: chunk -> module -> bytes, for the bench and the architecture test.
const bundleReport = (): Plugin => ({
  name: 'bundle-report',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const report = chunks.map((chunk) => [
      chunk.fileName,
      Object.fromEntries(
        Object.entries(chunk.modules).map(([id, module]) => [id.replace(at('.'), ''), module.renderedLength]),
      ),
    ]);
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(report)),
    });
  },
});

// Descriptions are for auditors only: without them the portal's scripts are 2 KB smaller.
const chartsWithoutNotes = (): Plugin => ({
  name: 'charts-without-notes',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\.(machine|setup|states)\.ts$/.test(id)) return null;
    return { code: withoutNotes(code, this.parse(code)), map: null };
  },
});

// The accessibility statement is dated by the build.
const builtOn = (): Plugin => ({
  name: 'built-on',
  apply: 'build',
  transformIndexHtml() {
    const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? Date.now() / 1000);
    const content = new Date(seconds * 1000).toISOString().slice(0, 10);
    return [{ tag: 'meta', attrs: { name: 'date', content }, injectTo: 'head' }];
  },
});

// For another web server, which changes nothing in a page, and for `npm run dev`.
const apiElsewhere = (): Plugin => ({
  name: 'api-elsewhere',
  transformIndexHtml(html) {
    const origin = readApiOrigin(process.env['API_ORIGIN']);
    return origin === null ? html : pageOfApi(html, origin);
  },
});

// Maps are for `npm run tools -- stack` alone: they leave the public folder before anything is served from it.
const sourceMapsApart = (): Plugin => ({
  name: 'source-maps-apart',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
      mkdirSync(dirname(join(sourceMaps, name)), { recursive: true });
      copyFileSync(join(dir, name), join(sourceMaps, name));
      rmSync(join(dir, name));
    }
  },
});

// The last of the public builds writes the twins of all files: name.br, name.gz.
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle: () => compress(at('./dist')),
});

// Replaces Vite's helper for dynamic imports by the portal's.
const ownImports = (): Plugin => ({
  name: 'own-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importScript as __vitePreload } from ${JSON.stringify(at('./src/ui/platform/import-script.ts'))}`
      : null,
});

const chunks = [
  // The login's code in one file: in thirty small ones it weighs 8 KB more.
  { name: 'first', test: isOneOf(initialFiles), priority: 2 },
  // Validation loads before the rest of the portal.
  { name: 'checks', test: /\/(node_modules\/zod|src\/zod-without-eval)/, priority: 2 },
  // The frame of every signed-in screen, and the cache of server data.
  { name: 'portal', test: isOneOf([frameFile('shell'), ...serverDataFiles]), priority: 1 },
  // Needed by calendars: merged with them, it would bring them along wherever there are steps or pages.
  { name: 'memo', test: /\/@zag-js\/core\/dist\/memo/, priority: 1 },
  // All that the screens of mailed links share: merged with the chunk of an offer it would bring 2 KB along.
  { name: 'link', test: /\/icons\/link-2-off|portal\/use-route-params|screens\/auth\/outcome/, priority: 1 },
  // Merged with forms, what screens without one share with them would bring 40 KB along.
  {
    name: 'formless',
    test: /(layout|controls|recipes)\/(focus-part|form-actions)|icons\/(key-round|mail-check)|password-rules/,
    priority: 1,
  },
  // Merged with the charts, what lists share with them would bring 11 KB to lists without any.
  {
    name: 'head',
    test: /\/icons\/(plus|x)\.mjs|ui\/layout\/card-head|(controls|recipes)\/tip-button/,
    priority: 1,
  },
  // Merged with what notes of missing details share, it would bring the toolbar of lists to every screen with one.
  { name: 'peek', test: /lists\/(use-peek|peek-button)|icons\/panel-right/, priority: 1 },
  // What lists with a selection, forms and placeholders share: apart, they would be five requests more.
  {
    name: 'tick',
    test: /ui\/controls\/(tick|switch|checkbox)\.tsx|recipes\/(toggle|checkbox|skeleton)\.js|statecharts\/use-chart\.|ui\/(feedback\/skeleton|figures\/long-figure|platform\/failed-part)|icons\/play\.mjs/,
    priority: 1,
  },
  // Merged with forms or with each other, they would bring 1 KB to screens without a dialog that confirms.
  { name: 'callout', test: /(feedback|recipes)\/callout/, priority: 2 },
  {
    name: 'confirm',
    test: /overlays\/(confirm-dialog|use-focus-after-removal)/,
    priority: 1,
  },
  // What few screens share and payments need a part of: split by who needs what, it would bring 8 KB to the dashboard,
  // 3 KB to the outcome of a mailed link and up to four requests to lists.
  // Days merged with what date fields share would bring 7 KB of calendars to the dashboard, the icon with document links
  // those.
  {
    name: 'card',
    test: /\/(badge|page-head)\.|layout\/card\.tsx|contract\/days\.|icons\/(calendar-days|file-text)\.mjs/,
    priority: 1,
  },
  { name: 'status', test: /\/(status-badge|row-actions)\.|icons\/(ban|clock)\.mjs/, priority: 1 },
  { name: 'items', test: /\/(item-list|why-not|refusing-guard)\.|icons\/(pencil|trash)\.mjs/, priority: 1 },
  {
    name: 'save',
    test: /lists\/save-file|portal\/use-offer-command|icons\/(download|link-2)\.mjs/,
    priority: 1,
  },
  {
    name: 'figures',
    test: /(figures|recipes)\/(figure-strip|kpi(-skeleton)?)\.|\/(columns|text-block)\.|icons\/(circle|circle-stop|gauge)\.mjs/,
    priority: 1,
  },
  // Merged with the addresses of logs, it would bring 9 KB to analytics before their tables.
  { name: 'virtual', test: /@tanstack\/(virtual-core|react-virtual)/, priority: 1 },
  { name: 'media', test: /\/(media-row|empty-state)\./, priority: 1 },
  {
    name: 'preview',
    test: /\/(application-appearances|use-screenshot-url|payouts|preview|tag|tag-list|country-tags)\.|icons\/(check-check|circle-dashed|image-off)/,
    priority: 1,
  },
  {
    name: 'access',
    test: /\/(ahead|approval-badge|cap-meter|copied|figures-of|first-attempt|meter|offer-access|offer-cell|own-kinds|row-note)\.|icons\/(door-open|infinity)/,
    priority: 1,
  },
  // Split by who needs what, the preview of an offer would bring a request more to the wall.
  { name: 'ended', test: /\/(ended-badge|has-ended|substitute)\./, priority: 1 },
  // Views save: apart, their contract would be a request more in lists, since the profile asks for one view too.
  {
    name: 'mutation',
    test: /\/(mutationObserver|useMutation|form-place|not-offered|contract\/saved-reports)\./,
    priority: 1,
  },
  {
    name: 'grid',
    test: /\/(form-grid|macro-input|use-once)\.|account\/(content-kinds|phone-field)|contract\/phone|icons\/send\./,
    priority: 1,
  },
  { name: 'fields', test: /\/(copy-field|form-section)\./, priority: 1 },
  // Merged with the first postback, its icon would bring that to the profile.
  { name: 'document', test: /\/document-link\.|icons\/external-link/, priority: 1 },
  {
    name: 'mailed',
    test: /\/mailed-link\.|contract\/account-changes|icons\/mail-question-mark/,
    priority: 1,
  },
  // Merged with the palette, icons of the menu would bring 5 KB to the profile.
  { name: 'menu', test: /\/icons\/(languages|receipt-text)/, priority: 1 },
  // Shared code in files by who needs it; under 2.5 KB a file is not worth a request.
  { name: 'shared', test: ownCode, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2500 },
];

const portalBuild = {
  emptyOutDir: true,
  sourcemap: 'hidden' as const,
  manifest: true,
  rolldownOptions: {
    output: {
      // The first script lists all others and names weigh, so only screens and catalogues have one.
      chunkFileNames: ({ name }: { name: string }) =>
        /^[\w-]+-screen$|^[a-z]{2}$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      codeSplitting: { groups: chunks },
    },
  },
};
// A separate build after the portal's: they share no script, so the portal does not grow.
const auditBuild = {
  emptyOutDir: false,
  sourcemap: 'hidden' as const,
  copyPublicDir: false,
  // The service worker keeps what is in the folder above.
  assetsDir: 'assets/audit',
  chunkSizeWarningLimit: 800,
  rolldownOptions: { input: [at('./src/statecharts/index.html'), at('./src/accessibility/index.html')] },
};
// The operators' pages, beside the portal for the same reason.
const operatorsBuild = {
  ...auditBuild,
  assetsDir: 'assets/operators',
  rolldownOptions: { input: at('./src/operators/index.html') },
};
// Not for the public: outside of dist, built and served only by our own server.
const galleryBuild = {
  outDir: at('./node_modules/.cache/portal/gallery'),
  emptyOutDir: true,
  copyPublicDir: false,
  chunkSizeWarningLimit: 800,
  assetsDir: 'gallery/assets',
  rolldownOptions: { input: at('./src/gallery/index.html') },
};
// Renders the login during the portal's build, which starts it.
const prerenderBuild = {
  ssr: at('./src/first-page/prerender.tsx'),
  outDir: rendererDirectory,
  emptyOutDir: true,
  copyPublicDir: false,
};
const otherBuilds: Readonly<Record<string, object>> = {
  audit: auditBuild,
  operators: operatorsBuild,
  gallery: galleryBuild,
  prerender: prerenderBuild,
};

// What `npm test` proves on both databases; everything of the network with `npm run test:full`.
const onBothDatabases = process.env['POSTGRESQL'] === 'full' ? '*' : '{contract,totals,spec-calls,payments}';
const onPostgresql = {
  include: [`tests/api/${onBothDatabases}.test.ts`, 'tests/group/*.test.ts'],
  globalSetup: [at('./tests/support/on-postgresql.ts')],
};

export default defineConfig(({ mode }) => ({
  root: at('./src'),
  publicDir: at('./src/public'),
  envDir: at('.'),
  cacheDir: at('./node_modules/.vite'),
  resolve: {
    alias: [
      // Conform, like everything here, gets zod mini, without its probe for eval.
      { find: /^zod\/(?:mini|v4)$/, replacement: at('./src/zod-without-eval.ts') },
      // React itself has it.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  plugins: [
    sourceMapsApart(),
    macros(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    sectionTexts(),
    textModules(),
    navigationIcons(macros()),
    apiElsewhere(),
    auditedSources(at('.')),
    ownImports(),
    ...(mode === 'audit' ? [auditedTests(at('.')), builtOn(), compressed()] : [chartsWithoutNotes()]),
    ...(mode === 'audit' || mode === 'operators' ? [] : [bundleReport()]),
    ...(mode === 'production' ? [firstPage(), serviceWorker([macros()], localeNames)] : []),
  ],
  // The auditors' page reads logs in one.
  worker: { format: 'es' as const, plugins: () => [auditedSources(at('.'))] },
  css: { postcss: { plugins: [pandacss({ configPath: at('./panda.config.ts'), cwd: at('.') })] } },
  // The data of the network stays out, as do Vite's own secrets.
  server: { fs: { allow: [at('.')], deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] } },
  build: {
    outDir: at('./dist'),
    target: 'baseline-widely-available',
    // Also names the single file of an import without dependencies.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
    assetsInlineLimit: 0,
    ...(otherBuilds[mode] ?? portalBuild),
  },
  test: {
    root: at('.'),
    ...(mode === 'postgresql' ? onPostgresql : { include: ['{tests,machines,src}/**/*.test.{ts,tsx}'] }),
    environment: 'node',
    // Two of three keep two cores busy while one waits: for a process, a clock, a disk.
    maxWorkers: 3,
    // In the usual 16 MB, collecting young objects takes 44 s of 418 (`--cpu-prof` of all tests).
    execArgv: ['--max-semi-space-size=64'],
    // Shares modules between test files, which leave nothing behind in them.
    isolate: false,
    setupFiles: [at('./tests/support/leave-nothing.ts')],
    // For what hangs: a machine that others use takes three times as long for the same test.
    testTimeout: 60_000,
    reporters: ['default', at('./tests/support/note-part.ts')],
  },
}));
