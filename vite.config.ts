import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const firstScreen = /\/src\/(main|screens\/auth\/login-screen)\.tsx$/;

/** Writes dist/.vite/modules.json: chunk file -> module -> bytes, for the bench and the architecture test. */
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

export default defineConfig({
  root: at('./src'),
  publicDir: at('./src/public'),
  envDir: at('.'),
  cacheDir: at('./node_modules/.vite'),
  resolve: { alias: [{ find: /^zod\/v4$/, replacement: 'zod/mini' }] },
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    bundleReport(),
  ],
  css: { postcss: { plugins: [pandacss({ configPath: at('./panda.config.ts'), cwd: at('.') })] } },
  server: { fs: { allow: [at('.')] } },
  build: {
    outDir: at('./dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What the login needs comes as one file: in thirty small ones the same code weighs 8 KB more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: firstScreen }] } } },
  },
  test: {
    root: at('.'),
    include: ['{tests,machines,src}/**/*.test.{ts,tsx}'],
    environment: 'node',
    reporters: ['default'],
  },
});
