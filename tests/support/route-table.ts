import path from 'node:path';
import { runnerImport } from 'vite';
import type { routeRules, routes } from '#routes';
import config from '../../vite.config.ts';
import { root } from './project.ts';

type RouteTable = { routes: typeof routes; routeRules: typeof routeRules };

const { module } = await runnerImport<RouteTable>(path.join(root, 'src/routes.ts'), {
  plugins: config({ command: 'serve', mode: 'test' }).plugins,
  logLevel: 'error',
});

/** Evaluated by Vite: Node alone cannot run its macros. */
export const production: RouteTable = module;
