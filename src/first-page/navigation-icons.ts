import { join } from 'node:path';
import { runnerImport, type Plugin, type PluginOption } from 'vite';
import type { navigationEntries } from '#routes';

const name = 'virtual:navigation-icons';
const routes = join(import.meta.dirname, '../routes.ts');

/** A module with the icons that rows of the route table name: a lookup by name would bundle the whole library. */
export const navigationIcons = (macros: PluginOption): Plugin => ({
  name: 'navigation-icons',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null;
    const { module, dependencies } = await runnerImport<{ navigationEntries: typeof navigationEntries }>(
      routes,
      { plugins: [macros], logLevel: 'error' },
    );
    for (const file of [routes, ...dependencies]) this.addWatchFile(file);
    const icons = [...new Set(module.navigationEntries.map(({ icon }) => icon))].join(', ');
    return `import { ${icons} } from 'lucide-react';\nexport const navigationIcons = { ${icons} };`;
  },
});
