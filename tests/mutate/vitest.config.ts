import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import portal from '../../vite.config.ts';
import { inOrder } from './in-order.ts';

const judges = (env['JUDGES'] ?? '').split(',');

/** The project's own settings, for the few tests that judge what is broken just now. */
export default defineConfig((given) => {
  const settings = portal(given);
  return {
    ...settings,
    // Stryker's threads take no flags of V8.
    test: { ...settings.test, execArgv: [], include: judges, sequence: { sequencer: inOrder(judges) } },
  };
});
