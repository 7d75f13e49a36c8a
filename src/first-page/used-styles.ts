import { parse, type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { dropEmpty } from './split-styles.ts';

type Used = Readonly<Record<'classes' | 'elements' | 'attributes', ReadonlySet<string>>>;

// Attributes that the inline scripts set.
const setByScripts = ['data-theme', 'data-pressed', 'data-submitted'];

const namesIn = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap(([, found = '']) => found.split(' ')));

const usedIn = (html: string): Used => ({
  classes: namesIn(html, /\bclass="([^"]*)"/g),
  elements: namesIn(html, /<([a-z][a-z0-9]*)/g),
  attributes: new Set([...setByScripts, ...namesIn(html, /[\s"]([a-z][a-z-]*)=/g)]),
});

// Whether a selector may match something in the page; `:not(…)` and values of attributes are ignored.
function mayMatch(selector: string, { classes, elements, attributes }: Used): boolean {
  const sure = selector
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const plain = sure.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/::?[a-z-]+(?:\([^()]*\))?/g, '');
  const required = [...sure.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  if (!required.every((name) => attributes.has(name))) return false;
  const names = plain.match(/\.[\w-]+|(?<![\w-])[a-z][\w-]*/g) ?? [];
  return names.every((name) => (name.startsWith('.') ? classes.has(name.slice(1)) : elements.has(name)));
}

const isWithin = ({ parent }: ChildNode, name: string) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith(name);

function dropUnmatched(root: Root, used: Used) {
  root.walkRules((rule: Rule) => {
    if (isWithin(rule, 'keyframes')) return; // Its steps are not selectors.
    const fitting = rule.selectors.filter((selector) => mayMatch(selector, used));
    if (fitting.length === 0) rule.remove();
    else rule.selectors = fitting;
  });
}

const variables = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

// Removes custom properties that nothing reads, and those read only by them.
function dropUnread(root: Root) {
  const read = new Set<string>();
  root.walkDecls(({ value }) => variables(value).forEach((name) => read.add(name)));
  let isChanged = false;
  root.walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--') || read.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  if (isChanged) dropUnread(root);
}

// Rules speak of them by name.
const named = new Set(['font-face', 'keyframes']);

function dropUnnamed(root: Root) {
  const values: string[] = [];
  root.walkDecls((declaration) => {
    if (!isWithin(declaration, 'font-face')) values.push(declaration.value);
  });
  root.walkAtRules((rule) => {
    if (!named.has(rule.name)) return;
    const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
    const name = family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : rule.params;
    if (!values.some((value) => value.includes(name))) rule.remove();
  });
}

function takeFonts(root: Root): string {
  const fonts: string[] = [];
  root.walkAtRules('font-face', (rule) => {
    if (!rule.toString().includes('url(')) return;
    fonts.push(rule.toString());
    rule.remove();
  });
  return fonts.join('');
}

/** The rules of a stylesheet that a page needs; fonts to fetch stand apart. */
export function usedStyles(css: string, html: string): { styles: string; fonts: string } {
  const root = parse(css);
  dropUnmatched(root, usedIn(html));
  dropUnread(root);
  dropUnnamed(root);
  dropEmpty(root);
  const fonts = takeFonts(root);
  return { styles: root.toString(), fonts };
}
