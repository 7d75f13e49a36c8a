import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page = '<main class="card card--wide card_x"><p>Text</p><a href="/">Link</a></main>';
const plain = (css: string) => css.replaceAll(/\s+/g, '');
const used = (css: string) => plain(usedStyles(css, page).styles);

test('rules stay where their classes and elements are in the page, whatever their states', () => {
  expect(
    used(`
      .card { color: red } .card--narrow { color: red }
      .card > a:hover, .card > b:hover { color: red }
      .card:not(.gone):is(:focus, [data-focus]) { color: red }
      table { color: red } *, ::before { margin: 0 }
      @media (width >= 40rem) { .card--wide { color: red } .row { color: red } }
      @layer recipes { .row { color: red } }
    `),
  ).toBe(
    '.card{color:red}.card>a:hover{color:red}.card:not(.gone):is(:focus,[data-focus]){color:red}' +
      '*,::before{margin:0}@media(width>=40rem){.card--wide{color:red}}',
  );
});

test('names of elements, pseudo-classes and their contents are read as a whole', () => {
  expect(
    used(`
      main { color: red } main.card p { color: red } .card\\_x { color: red } map { color: red } p-x { color: red }
      .card:not(:is(.gone, .lost), .away) { color: red } .card:lang(en) { color: red } p:nth-child(2n + 1) { color: red }
    `),
  ).toBe(
    'main{color:red}main.cardp{color:red}.card\\_x{color:red}.card:not(:is(.gone,.lost),.away){color:red}.card:lang(en){color:red}' +
      'p:nth-child(2n+1){color:red}',
  );
});

test('steps and fonts are no rules, wherever their names stand', () => {
  const { styles, fonts } = usedStyles(
    `
      @media print { .card { font-family: Three; animation: spin 1s } }
      @font-face { src: url(three.woff2); font-family: Three }
      @font-face { src: url(four.woff2); font-family: Four }
      .card { font-family: Four }
      @keyframes spin { from { opacity: 0 } }
      @-webkit-keyframes old { from { opacity: 0 } }
    `,
    page,
  );
  expect(plain(fonts)).toBe(
    '@font-face{src:url(three.woff2);font-family:Three}@font-face{src:url(four.woff2);font-family:Four}',
  );
  expect(plain(styles)).toBe(
    '@mediaprint{.card{font-family:Three;animation:spin1s}}.card{font-family:Four}@keyframesspin{from{opacity:0}}' +
      '@-webkit-keyframesold{from{opacity:0}}',
  );
});

test('rules for attributes stay where the page has them, or a script in it sets them', () => {
  expect(
    used(`
      [href] { color: red } [aria-invalid=true] { color: red } .card:has([aria-invalid]) { color: red }
      :root[data-theme=dark] { color: red } [data-pressed] { color: red } [data-submitted] { color: red } .card[data-held]:hover, .card:not([data-held]) { color: red }
      .card:not(:is(.gone, .lost), [data-held]) { color: red }
    `),
  ).toBe(
    '[href]{color:red}.card:has([aria-invalid]){color:red}:root[data-theme=dark]{color:red}' +
      '[data-pressed]{color:red}[data-submitted]{color:red}.card:not([data-held]){color:red}' +
      '.card:not(:is(.gone,.lost),[data-held]){color:red}',
  );
});

test('the order of layers stays, and so does what used rules read; fonts to fetch stand apart', () => {
  const { styles, fonts } = usedStyles(
    `
      @layer reset, recipes;
      :root { --near: var(--far); --far: 1px; --unread: 2px; --loop: var(--loop-too); --loop-too: var(--unknown) }
      .card { padding: var(--near); font-family: 'One', Local; animation: turn 1s }
      @font-face { font-family: 'One'; src: url(one.woff2) }
      @font-face { font-family: 'Two'; src: url(two.woff2) }
      @font-face { font-family: 'Local'; src: local(Arial) }
      @keyframes turn { from { opacity: 0 } to { opacity: 1 } }
      @keyframes jump { from { opacity: 0 } }
    `,
    page,
  );
  expect(plain(fonts)).toBe("@font-face{font-family:'One';src:url(one.woff2)}");
  expect(plain(styles)).toBe(
    "@layerreset,recipes;:root{--near:var(--far);--far:1px}.card{padding:var(--near);font-family:'One',Local;" +
      "animation:turn1s}@font-face{font-family:'Local';src:local(Arial)}@keyframesturn{from{opacity:0}to{opacity:1}}",
  );
});
