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
import { plainIcons } from './src/first-page/plain-icons.ts';
import { initialFiles } from './src/first-page/screen-files.ts';
import { serviceWorker } from './src/first-page/service-worker-build.ts';
import { sectionTexts } from './src/first-page/section-texts.ts';
import { sharedChunks } from './src/first-page/shared-chunks.ts';
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

// Chromium compiles these as a whole beside the main thread, where it else compiles each of 2,000 functions when it is
// first called: a tenth of the main thread's time until the dashboard is usable.
const startChunks: ReadonlySet<string> = new Set(['first', 'portal', 'charts', 'tables', 'dashboard-screen']);
const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // The hint is the first line, before what Vite puts there.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !startChunks.has(chunk.name)) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') {
          map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      }
    },
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
  // What a module needs is needed by all that need it: of its own family or a larger one, so no chunks form a circle.
  { name: sharedChunks(), debugName: 'screens', priority: 1, includeDependenciesRecursively: false },
  // Shared code in files by who needs it; under 1.4 KB a file is not worth a request.
  { name: 'shared', test: ownCode, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1400 },
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
    plainIcons(),
    apiElsewhere(),
    auditedSources(at('.')),
    ownImports(),
    ...(mode === 'audit' ? [auditedTests(at('.')), builtOn(), compressed()] : [chartsWithoutNotes()]),
    ...(mode === 'audit' || mode === 'operators' ? [] : [bundleReport()]),
    ...(mode === 'production' ? [compileHints(), firstPage(), serviceWorker([macros()], localeNames)] : []),
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
