import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#routes';
import { families, lentFamilies } from './chunk-families.ts';
import { screenFile, screenFiles } from './screen-files.ts';
import { sharedChunks } from './shared-chunks.ts';

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');
const screen = (file: string) => `${root}/src/screens/${file}-screen.tsx`;

type Module = {
  imports?: readonly string[];
  later?: readonly string[];
  exports?: readonly string[];
  code?: string;
};

const chunksOf = (modules: Readonly<Record<string, Module>>) => {
  const chunk = sharedChunks();
  const graph = {
    getModuleInfo(id: string) {
      const { imports = [], later = [], exports = [], code = '' } = modules[id] ?? {};
      return { importedIds: [...imports], dynamicallyImportedIds: [...later], exports: [...exports], code };
    },
  };
  return Object.fromEntries(
    Object.keys(modules).map((id) => [id.replace(`${root}/src/`, ''), chunk(id, graph)]),
  );
};

test('a module is in the chunk of the screens that need it', () => {
  const chunks = chunksOf({
    [`${root}/src/app/shell/shell.tsx`]: { imports: ['frame'], later: ['dialog'] },
    [screen('dashboard/dashboard')]: { imports: ['chart', 'table', 'own', 'meter', 'note'] },
    [screen('analytics/analytics')]: { imports: ['chart', 'table', 'steps'], later: ['panel', 'note'] },
    [screen('offers/live-offers')]: { imports: ['list', 'table', 'bulk', 'meter', 'search', 'tick'] },
    [screen('postbacks/postbacks')]: { imports: ['list', 'table', 'bulk', 'editor', 'search', 'tick'] },
    [screen('profile/profile')]: { imports: ['form', 'steps'], later: ['editor'] },
    [screen('auth/register')]: { imports: ['form', 'tick'] },
    chart: { imports: ['axis', 'frame'] },
    dialog: { imports: ['meter', 'search'] },
    panel: { imports: ['rows'] },
    ...Object.fromEntries(
      'frame axis table own note meter search steps tick list bulk editor form rows'
        .split(' ')
        .map((id) => [id, {}]),
    ),
  });
  expect(chunks).toEqual({
    'app/shell/shell.tsx': 'portal',
    'screens/dashboard/dashboard-screen.tsx': 'dashboard-screen',
    'screens/analytics/analytics-screen.tsx': 'analytics-screen',
    'screens/offers/live-offers-screen.tsx': 'live-offers-screen',
    'screens/postbacks/postbacks-screen.tsx': 'postbacks-screen',
    'screens/profile/profile-screen.tsx': 'profile-screen',
    'screens/auth/register-screen.tsx': 'register-screen',
    frame: 'portal',
    chart: 'charts',
    axis: 'charts',
    table: 'tables',
    own: 'dashboard-screen',
    // A dialog of the frame needs it too.
    meter: 'offer',
    // The dashboard does not.
    search: 'others',
    // Of no family.
    steps: 'others',
    tick: 'portal',
    // Needed on the dashboard, and later on another screen.
    note: 'offer',
    list: 'bulk',
    bulk: 'bulk',
    // Needed later on another screen.
    editor: null,
    form: null,
    dialog: null,
    panel: null,
    rows: null,
  });
});

test('of an index, what an import names is needed, and nothing else that it lists', () => {
  const icons = Array.from({ length: 60 }, (_, nth) => `/icons/icon-${nth}.mjs`);
  const listed = icons.map((id, nth) => `export { default as Icon${nth} } from '.${id}';`).join('\n');
  const chunks = chunksOf({
    [screen('offers/offer-wall')]: {
      imports: ['/icons.mjs', '/recipes.js'],
      code: "import { Icon7 as Seven } from 'icons'; import { card } from 'recipes';",
    },
    [screen('offers/public-offer-wall')]: {
      imports: ['/icons.mjs', '/recipes.js'],
      code: "import { Icon7, Icon8 } from 'icons'; import { card } from 'recipes';",
    },
    '/icons.mjs': { imports: icons, code: listed },
    '/recipes.js': {
      imports: [...icons, '/recipes/card.js', '/recipes/table.js'],
      code: "export * from './card.js';",
    },
    '/recipes/card.js': { exports: ['card'] },
    '/recipes/table.js': { exports: ['table'] },
    ...Object.fromEntries(icons.map((id) => [id, { exports: ['default'] }])),
  });
  expect(chunks).toMatchObject({
    '/icons/icon-7.mjs': 'wall',
    '/icons/icon-8.mjs': 'public-offer-wall-screen',
    '/icons/icon-9.mjs': null,
    '/recipes/card.js': 'wall',
    '/recipes/table.js': null,
  });
});

test('screens are those that addresses lead to', () => {
  expect(screenFiles.toSorted()).toEqual(Object.keys(routes).map(screenFile).toSorted());
});

test('a family stands before larger ones', () => {
  for (const table of [families, lentFamilies]) {
    const sizes = Object.values(table).map((screens) => screens.length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  }
});
