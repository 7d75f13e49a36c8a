import path from 'node:path';
import { runnerImport } from 'vite';
import type { routes } from '#routes';
import config from '../../vite.config.ts';
import { root } from './project.ts';

/** The production route table. It speaks through macros, which Node alone does not know. */
export async function loadRoutes(): Promise<typeof routes> {
  const { module } = await runnerImport<{ routes: typeof routes }>(path.join(root, 'src/routes.ts'), {
    plugins: config.plugins,
    logLevel: 'error',
  });
  return module.routes;
}
