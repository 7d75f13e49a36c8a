import { expect, test } from 'vitest';
import type { Rolldown } from 'vite';
import { splitStyles, usedRecipes } from './split-styles.ts';

const plain = (css: string) => css.replaceAll(/\s+/g, '');

test('rules go with their recipes, those of no recipe come first, those of unused ones go, and layers stay', () => {
  const { initial, lazy } = splitStyles(
    `
      @layer base, recipes;
      @font-face { font-family: 'One'; src: url(one.woff2) }
      @keyframes turn { from { opacity: 0 } }
      :root { --near: 1px }
      @layer recipes {
        .card__head, .table__row { color: red }
        .card--wide .table__row:not(.gone) { color: red }
        @media print { .table--tall, .audit { color: red } }
        .audit__row { color: red }
        @layer _base { .card { color: red } .card-list { color: red } }
      }
    `,
    {
      all: new Set(['audit', 'card', 'card-list', 'table']),
      used: new Set(['card', 'card-list', 'table']),
      initial: new Set(['card']),
    },
  );
  expect(plain(initial)).toBe(
    "@layerbase,recipes;@font-face{font-family:'One';src:url(one.woff2)}@keyframesturn{from{opacity:0}}" +
      ':root{--near:1px}@layerrecipes{.card__head{color:red}@layer_base{.card{color:red}}}',
  );
  expect(plain(lazy)).toBe(
    '@layerbase,recipes;@layerrecipes{.table__row{color:red}.card--wide.table__row:not(.gone){color:red}' +
      '@mediaprint{.table--tall{color:red}}@layer_base{.card-list{color:red}}}',
  );
});

test('what has no rules left goes, with all that stood around it; keyframes and properties are not repeated', () => {
  const recipes = { all: new Set(['card']), used: new Set(['card']), initial: new Set<string>() };
  const { initial, lazy } = splitStyles(
    `
      @layer recipes { @media print { @supports (gap: 1px) { .card { color: red } } } }
      @property --near { syntax: '<length>'; inherits: false }
      @keyframes turn { from { opacity: 0 } 50% { opacity: 1 } }
      @-webkit-keyframes turn { from { opacity: 0 } }
      p { color: red }
    `,
    recipes,
  );
  expect(plain(initial)).toBe(
    "@property--near{syntax:'<length>';inherits:false}@keyframesturn{from{opacity:0}50%{opacity:1}}" +
      '@-webkit-keyframesturn{from{opacity:0}}p{color:red}',
  );
  expect(plain(lazy)).toBe('@layerrecipes{@mediaprint{@supports(gap:1px){.card{color:red}}}}');
});

test('the first stylesheet has the recipes of all scripts that are there from the start, the other one those in use', async () => {
  const chunk = (fileName: string, modules: readonly string[], imports: readonly string[] = []) => ({
    type: 'chunk',
    fileName,
    imports,
    moduleIds: modules.map((name) => `/portal/src/${name}`),
    isEntry: fileName === 'entry.js',
  });
  const recipe = (name: string) => `styled-system/recipes/${name}.js`;
  const chunks = [
    chunk('entry.js', ['main.tsx', recipe('button')], ['shared.js', 'outside.js']),
    // They import each other.
    chunk('shared.js', [recipe('field')], ['deep.js']),
    chunk('deep.js', [recipe('card')], ['shared.js']),
    chunk('login.js', ['screens/login/login-screen.tsx', recipe('callout')]),
    chunk('later.js', [recipe('table'), `${recipe('badge')}.map`, `ui/${recipe('code')}/index.ts`]),
    {
      type: 'asset',
      fileName: 'style.css',
      imports: ['later.js'],
      moduleIds: [`/portal/src/${recipe('chip')}`],
    },
  ];
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  // As much of a bundle as is read.
  const { all, used, initial } = await usedRecipes(bundle as unknown as Rolldown.OutputBundle, [
    'screens/login/login-screen.tsx',
    'screens/register/register-screen.tsx',
  ]);
  expect([...initial].toSorted()).toEqual(['button', 'callout', 'card', 'field']);
  expect([...used].toSorted()).toEqual(['button', 'callout', 'card', 'field', 'table']);
  expect([...used].filter((name) => !all.has(name))).toEqual([]);
  expect([...all].filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
});
