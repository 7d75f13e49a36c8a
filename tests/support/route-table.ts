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

/** The production route table, as it is and as the navigation chart judges by it. Node alone does not know its macros. */
export const production: RouteTable = module;
