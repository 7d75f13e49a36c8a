import type { PluginOption, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { filesIn, screenTexts } from './prefetch-script.ts';
import { frameFile } from './screen-files.ts';

// What a start without a connection shows, beside the first scripts.
const shellModules = [
  frameFile('shell'),
  'src/app/shell/guest-bar.tsx',
  'src/app/shell/screen-failed.tsx',
  'src/app/shell/session-expired.tsx',
];
const shellAssets = /\.css$|\/hanken-grotesk-latin-[\w-]{8}\.woff2$/;

function shellOf(bundle: Rolldown.OutputBundle, locales: readonly string[]): ReadonlySet<string> {
  const { initial, needed } = filesIn(bundle);
  const texts = locales.flatMap((locale) => [
    `locales/${locale}.po`,
    ...['common', 'dashboard'].map((part) => screenTexts(locale, part)),
  ]);
  return new Set([
    'index.html',
    ...Object.keys(bundle).filter((name) => shellAssets.test(name)),
    ...initial,
    ...[...shellModules, ...texts].flatMap(needed),
  ]);
}

/**
 * Builds `service-worker.ts` with the list of the shell: the page, the first scripts, the frame, their texts, styles and
 * font. All else is kept once it was used.
 */
export function serviceWorker(plugins: PluginOption[], locales: readonly string[]): PluginOption[] {
  let shell: ReadonlySet<string> = new Set();
  return [
    {
      name: 'shell-of-service-worker',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          shell = shellOf(bundle, locales);
        },
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'first-page',
      filename: 'service-worker.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*'],
        manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => shell.has(url)) })],
        sourcemap: false,
        buildPlugins: { vite: plugins },
      },
    }),
  ];
}
