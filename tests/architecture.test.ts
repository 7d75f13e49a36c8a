import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { initialFiles, screenFile } from '#first-page/screen-files.ts';
import { routes } from '#routes';
import { root } from './support/project.ts';
import { exportsOf, importsOf, projectFiles, readProjectFile, type Import } from './support/source-files.ts';
import { homes } from './support/library-homes.ts';

/** The folders of src/ in their one direction: a folder imports what stands left of it, never its own rank. */
const ranks = [
  ['contract'],
  ['api'],
  ['i18n'],
  ['routes'],
  ['ui'],
  ['statecharts'],
  ['fields'],
  ['lists', 'charts'],
  ['portal'],
  ['figures', 'offers', 'account', 'bulk'],
  ['screens'],
  ['app', 'audit', 'gallery', 'operators'],
  ['first-page'],
  ['main'],
];

/** What folders may import beside the ranks to their left. */
const beside: Record<string, readonly string[]> = {
  ui: ['styled-system', 'assets'],
  fields: ['styled-system', 'machines'],
  lists: ['styled-system'],
  charts: ['styled-system'],
  portal: ['machines'],
  screens: ['styled-system', 'assets', 'machines'],
  app: ['styled-system', 'assets', 'machines'],
  'first-page': ['machines'],
  // The simulation plays the samples that the charts are tested with.
  audit: ['styled-system', 'machines'],
  gallery: ['styled-system', 'main'],
  operators: ['styled-system', 'machines'],
  server: ['contract'],
  config: ['contract', 'theme', 'i18n', 'server', 'first-page'],
};

/** What folders may know the types of, beside what they may import. */
const typesOnly: Record<string, readonly string[]> = {
  machines: ['contract'],
  bulk: ['machines'],
  routes: ['machines'],
  ui: ['machines'],
};

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
const sources = projectFiles.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

function folderOf(file: string): string {
  const [top = '', second = '', third] = file.split('/');
  // The recipe of a component stands beside it; only the theme imports it.
  if (file.endsWith('.recipe.ts')) return 'theme';
  if (top !== 'src') return second === '' ? 'config' : top;
  if (third !== undefined) return second;
  return ['routes.ts', 'route-table.ts'].includes(second) ? 'routes' : 'main';
}

function mayImport(from: string, to: string, { isType }: Pick<Import, 'isType'>): boolean {
  const rank = ranks.findIndex((names) => names.includes(from));
  const left = ranks.slice(0, Math.max(rank, 0)).flat();
  const types = isType ? (typesOnly[from] ?? []) : [];
  return from === to || [...left, ...(beside[from] ?? []), ...types].includes(to);
}

type FoundImport = Omit<Import, 'target' | 'isLazy'> & {
  file: string;
  target: string;
  from: string;
  to: string;
};
const sectionOf = (file: string) => file.split('/')[2];

const faults: Record<string, (found: FoundImport) => boolean> = {
  'is in a folder that this one must not import': ({ from, to, ...how }) => !mayImport(from, to, how),
  'is in the same folder: write ./ or ../': ({ from, to, specifier }) =>
    from === to && specifier.startsWith('#'),
  'is in another folder: write #…': ({ from, to, specifier }) =>
    from !== to && to !== 'assets' && specifier.startsWith('.'),
  'is in another section of screens': ({ from, to, file, target }) =>
    from === 'screens' && to === 'screens' && sectionOf(file) !== sectionOf(target),
};

function faultsOf(file: string, { specifier, target, isType }: Import): string[] {
  const from = folderOf(file);
  if ('library' in target) {
    const users = target.library.startsWith('node:')
      ? ['server', 'first-page']
      : (homes[target.library] ?? []);
    return users.includes(from) ? [] : [`${file}: ${target.library} is not at home in ${from}`];
  }
  const found = { specifier, isType, file, target: target.file, from, to: folderOf(target.file) };
  return Object.entries(faults).flatMap(([fault, applies]) =>
    applies(found) ? [`${file}: ${specifier} ${fault}`] : [],
  );
}

describe('imports', () => {
  const judged = sources.filter((file) => /^(src|machines)\//.test(file) && !isTest(file));

  test.each([...new Set(judged.map(folderOf))].toSorted())('%s imports only what it may', (folder) => {
    const files = judged.filter((file) => folderOf(file) === folder);
    expect(files.flatMap((file) => importsOf(file).flatMap((found) => faultsOf(file, found)))).toEqual([]);
  });

  test('no files import each other in a circle, types and lazy imports included', () => {
    const left = new Map(
      judged.map((file) => [
        file,
        importsOf(file).flatMap(({ target }) => ('file' in target ? [target.file] : [])),
      ]),
    );
    // Files that import nothing that is left are in no circle; at the end only circles are left, and who imports them.
    for (let size = -1; size !== left.size;) {
      size = left.size;
      for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
    }
    expect([...left.keys()]).toEqual([]);
  });

  test('nothing but tests and the server itself imports the server', () => {
    const importers = sources.filter((file) =>
      importsOf(file).some(({ target }) => 'file' in target && folderOf(target.file) === 'server'),
    );
    const places = new Set(importers.map(folderOf));
    expect([...places].filter((place) => !['server', 'tests', 'config'].includes(place))).toEqual([]);
  });

  test('nothing of the network imports the demo but what starts it', () => {
    const starters = /^src\/server\/(demo|start)\/|^src\/server\/(main|generate-traffic)\.ts$/;
    const others = sources.filter((file) => file.startsWith('src/server/') && !starters.test(file));
    const found = others.filter((file) =>
      importsOf(file).some(({ target }) => 'file' in target && target.file.startsWith('src/server/demo/')),
    );
    expect(found).toEqual([]);
  });

  const network = sources.filter((file) => file.startsWith('src/server/') && !isTest(file));
  const arrowsOf = (files: readonly string[]) =>
    files.flatMap((file) =>
      importsOf(file).flatMap(({ target }) =>
        'file' in target && network.includes(target.file) ? [{ from: file, to: target.file }] : [],
      ),
    );

  test('handlers of the network stand in their domains and are collected in one file', () => {
    const tables = network.filter((file) => /^src\/server\/[^/]+\/handlers\.ts$/.test(file));
    const arrows = arrowsOf(network).filter(({ to }) => tables.includes(to));
    expect(arrows.map(({ to }) => to).toSorted()).toEqual(tables.toSorted());
    expect([...new Set(arrows.map(({ from }) => from))]).toEqual(['src/server/handlers.ts']);
  });

  test('the database knows the tables of domains, reference data, the names of sums and the log, and no more', () => {
    const may =
      /^src\/server\/(database\/|reference\/|[^/]+\/tables\.ts$|analytics\/sums\.ts$|observing\/log\.ts$)/;
    const own = network.filter((file) => file.startsWith('src/server/database/'));
    expect(arrowsOf(own).filter(({ to }) => !may.test(to))).toEqual([]);
  });

  test.skipIf(!fs.existsSync(path.join(root, 'dist/.vite/modules.json')))(
    'the bundle holds nothing of the server',
    () => {
      // Written by the build: chunk -> module -> bytes.
      const chunks = JSON.parse(readProjectFile('dist/.vite/modules.json')) as Record<
        string,
        Record<string, number>
      >;
      const modules = Object.values(chunks).flatMap((chunk) => Object.keys(chunk));
      expect(modules.filter((module) => module.includes('src/main.tsx'))).toHaveLength(1);
      expect(modules.filter((module) => module.includes('src/server/'))).toEqual([]);
    },
  );
});

describe('names', () => {
  const roles = [
    'machine',
    'setup',
    'styles',
    'recipe',
    'test',
    'e2e',
    'model.e2e',
    'config',
    'states',
    'model',
  ];
  const named = projectFiles.filter((file) => /^(src|machines|tests)\/.*\.(tsx?|css|js|svg)$/.test(file));
  const baseOf = (file: string) => path.basename(file).replace(/(\.d)?\.\w+$/, '');
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = (name: string) => camel(`-${name}`);

  test('files and folders are in kebab-case, with a known role behind the dot', () => {
    const name = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${roles.join('|')}))?$`);
    const parts = (file: string) => [...path.dirname(file).split('/'), baseOf(file)];
    expect(named.filter((file) => parts(file).some((part) => !name.test(part)))).toEqual([]);
  });

  test('a component is in the file of its name', () => {
    const components = sources.filter((file) =>
      /^src\/(ui|fields|lists|charts|screens|app|audit|operators)\/.*\.tsx$/.test(file),
    );
    const misnamed = components.filter(
      (file) => !isTest(file) && !exportsOf(file).includes(pascal(baseOf(file))),
    );
    expect(misnamed).toEqual([]);
  });

  test('a hook is in the file of its name', () => {
    const hooks = sources.filter((file) => /\/use-[^/]+\.tsx?$/.test(file));
    expect(hooks.filter((file) => !exportsOf(file).includes(camel(baseOf(file))))).toEqual([]);
  });

  test('screens are called screens, and only in src/screens', () => {
    const isScreenFile = (file: string) => /^src\/screens\/[^/]+\/[^/]+-screen\.tsx$/.test(file);
    const makers = sources.filter((file) => file.startsWith('src/screens/') && file.endsWith('.tsx'));
    const exportsScreen = (file: string) => exportsOf(file).some((name) => name.endsWith('Screen'));
    expect(makers.filter((file) => exportsScreen(file) !== isScreenFile(file))).toEqual([]);
    expect(sources.filter((file) => file.endsWith('-screen.tsx') && !isScreenFile(file))).toEqual([]);
  });

  test('a row of the route table has the file of its name, in the folder of its section, and a screen has a row', () => {
    const files = sources.filter((file) => file.endsWith('-screen.tsx'));
    expect(Object.keys(routes).map(screenFile).toSorted()).toEqual(files.toSorted());
    // The texts of the login come with the page.
    const textsOf = (file: string) => (initialFiles.includes(file) ? null : sectionOf(file));
    const strays = Object.entries(routes).filter(
      ([name, { section }]) => textsOf(screenFile(name)) !== section,
    );
    expect(strays).toEqual([]);
  });

  test('a statechart is in machines/, in the folder of its name; the one of them all stands above', () => {
    const makers = sources.filter(
      (file) => !file.startsWith('tests/') && readProjectFile(file).includes('.createMachine('),
    );
    const misnamed = makers.filter((file) => {
      const [, room, noun] = /^machines\/(?:([a-z-]+)\/)?([a-z-]+)\.machine\.ts$/.exec(file) ?? [];
      return (
        noun === undefined ||
        (room ?? 'portal') !== noun ||
        !exportsOf(file).includes(`${camel(noun)}Machine`)
      );
    });
    expect(misnamed).toEqual([]);
  });

  test('a file with tests is named after its runner, browser tests are guarded, and none is switched off', () => {
    const importsTest = /import \{[^}]*\b(test|it)\b[^}]*\} from 'vitest'/;
    const withTests = sources.filter((file) => importsTest.test(readProjectFile(file)));
    expect(withTests).toEqual(sources.filter((file) => /\.test\.tsx?$/.test(file)));
    const isGuarded = (file: string) =>
      importsOf(file).some(({ target }) => 'file' in target && target.file === 'tests/support/portal.ts');
    expect(sources.filter((file) => file.endsWith('.e2e.ts') && !isGuarded(file))).toEqual([]);
    const switchedOff = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
    expect(sources.filter((file) => switchedOff.test(readProjectFile(file)))).toEqual([]);
  });
});
