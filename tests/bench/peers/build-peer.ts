import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { apiPath, isPeer } from './names.ts';

// Runs in the folder of a peer, by the Vite that stands there: its own configuration, for production.
const [name = '', outDir = ''] = process.argv.slice(2);
if (!isPeer(name)) throw new Error(`No such peer: ${name}`);

const noServer = '\0no-server';

// The demo makes up its data in the page, which would be counted as its own work: it asks the host instead.
const dataFromHost: Plugin = {
  name: 'data-from-host',
  enforce: 'pre',
  resolveId: (source) => (source === './fakeServer' ? noServer : null),
  load: (id) => (id === noServer ? 'export default async () => ({ start: async () => undefined })' : null),
  transform: (code) => code.replaceAll('https://demo.api.marmelab.com', apiPath),
};

const vite = path.join(process.cwd(), 'node_modules/vite/dist/node/index.js');
const { build } = (await import(pathToFileURL(vite).href)) as { build: (config: InlineConfig) => unknown };
await build({
  base: '/',
  mode: 'production',
  logLevel: 'error',
  plugins: name === 'react-admin' ? [dataFromHost] : [],
  build: { outDir, emptyOutDir: true, sourcemap: false },
});
