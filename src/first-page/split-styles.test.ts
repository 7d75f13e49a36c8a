import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

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
