import { expect, test } from 'vitest';
import type { Rolldown } from 'vite';
import { prefetchScript, prefetchTable } from './prefetch-script.ts';
import { frameFile, initialFiles, screenFile, serverDataFiles } from './screen-files.ts';

type Chunk = { modules: string[]; imports?: string[]; isEntry?: boolean };

/** As much of a build of these chunks as is read, by the names of their files. */
function bundleOf(chunks: Record<string, Chunk>): Rolldown.OutputBundle {
  const written = Object.entries(chunks).map(([name, { modules, imports = [], isEntry = false }]) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    moduleIds: modules.map((module) => `/project/${module}`),
    imports: imports.map((other) => `assets/${other}.js`),
    isEntry,
  }));
  const files: object[] = [{ type: 'asset', fileName: 'assets/a.css' }, ...written];
  return Object.fromEntries(files.entries()) as unknown as Rolldown.OutputBundle;
}

const chunks: Record<string, Chunk> = {
  first: { modules: [...initialFiles], isEntry: true, imports: ['base'] },
  base: { modules: ['src/base.ts'] },
  texts: { modules: ['locales/en.po'] },
  offers: { modules: ['locales/screens/en.po?offers?lingui', 'locales/screens/de.po?offers?lingui'] },
  german: { modules: ['locales/de.po'] },
  wall: { modules: [`${screenFile('offerWall')}?built`], imports: ['base', 'list'] },
  list: { modules: ['src/list.ts'], imports: ['wall'] },
  shell: { modules: [frameFile('shell')] },
  data: { modules: [...serverDataFiles] },
};
const row = { section: null, frame: null, hasInitialStyles: false };
const rows = [
  { ...row, name: 'login', pattern: /^\/login$/, leadsTo: { signedOut: 'login', signedIn: 'offerWall' } },
  {
    name: 'offerWall',
    pattern: /^\/live\/(?<id>[0-9]+)\/(?<type>a|b)$/,
    section: 'offers',
    frame: 'shell',
    hasInitialStyles: true,
    leadsTo: { signedOut: 'login', signedIn: 'offerWall' },
  },
];
const unknown = { signedOut: 'login', signedIn: 'offerWall' };
const built = { rows, unknown, calls: { offerWall: ['/a', '/b'] }, lazyStylesheet: '/assets/lazy.css' };

test('[A8] the table says which files, texts and requests each address needs, each file by its number', () => {
  expect(prefetchTable(bundleOf(chunks), built, ['en', 'de'])).toEqual({
    screens: [
      { name: 'login', path: '^/login$', to: [0, 1], section: '', files: [], calls: [] },
      {
        name: 'offerWall',
        path: '^/live/([0-9]+)/(a|b)$',
        to: [0, 1],
        hasInitialStyles: true,
        section: 'offers',
        files: [0, 1, 2, 3],
        calls: ['/a', '/b'],
      },
    ],
    unknown: { to: [0, 1] },
    files: ['wall', 'list', 'shell', 'data', 'texts', 'offers', 'german'],
    texts: {
      en: { first: [4], offers: [5] },
      de: { first: [6], offers: [5] },
    },
    lazyStylesheet: '/assets/lazy.css',
    visitorCalls: ['/publisher/v1/config', '/publisher/v1/user-profile'],
    startCalls: [
      '/storage/dict.json',
      '/public/v1/dict/categories?limit=-1',
      '/public/v1/dict/countries?limit=-1',
      '/publisher/v1/dict/approval-statuses?limit=-1',
    ],
  });
});

test('[A8] the file of the screen stands first, all others in their order', () => {
  const other = { ...row, name: 'postbacks', pattern: /^\/p$/, frame: 'shell', leadsTo: unknown };
  const more = {
    ...chunks,
    post: { modules: [screenFile('postbacks')], imports: ['list'] },
  };
  const { screens, files } = prefetchTable(bundleOf(more), { ...built, rows: [...rows, other] }, ['en']);
  const of = screens[2]?.files.map((place) => files[place]);
  expect(of).toEqual(['post', 'wall', 'list', 'shell', 'data']);
});

test('[A8] a build without a file that a screen needs is none', () => {
  const { wall, ...without } = chunks;
  expect(wall).toBeDefined();
  expect(() => prefetchTable(bundleOf(without), built, ['en'])).toThrow(
    `The build has no script with ${screenFile('offerWall')}`,
  );
});

test('[A8] the script in the page stands alone, with its table', async () => {
  const script = await prefetchScript(bundleOf(chunks), built, ['en', 'de']);
  expect(script).toContain('/assets/lazy.css');
  expect(script).not.toMatch(/builtTable|^\s*(?:im|ex)port\b/m);
  // Nothing of it is seen by the rest of the page.
  expect(script).toMatch(/^<script>\(function\(\)\{[\s\S]*\}\)\(\);?\s*<\/script>$/);
});
