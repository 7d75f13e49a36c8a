import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './support/source-files.ts';
import { isNode, nameOf, statementsOf, withInner, type Node } from './support/syntax.ts';

type Words = Readonly<Record<'en' | 'de', string>>;

const unescaped = (text: string) => text.replaceAll(/"\n"|"\n?/g, '');

/** The German of every English text. */
const german = new Map(
  projectFiles
    .filter((file) => /^locales\/(.+\/)?de\.po$/.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)])
    .map(([, id = '', text = '']) => [unescaped(id), unescaped(text)]),
);

/** As somebody says it who sees it: neither marks nor what a text is filled with. */
const spoken = (text: string) =>
  text
    .toLocaleLowerCase()
    .replaceAll(/\{[^}]*\}|[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

const partsOf = (node: Node, name: string) => [node[name]].flat().filter(isNode);

/** A template as the catalogues have it. */
function templateIn(node: Node): string {
  let unnamed = 0;
  const fillings = partsOf(node, 'expressions').map((part) =>
    part.type === 'Identifier' ? nameOf(part) : unnamed++,
  );
  return partsOf(node, 'quasis')
    .map(
      ({ value }, at) =>
        `${(value as { cooked: string }).cooked}${at in fillings ? `{${fillings[at]}}` : ''}`,
    )
    .join('');
}

const isTrans = (node: Node) =>
  node.type === 'JSXElement' && nameOf(partsOf(node, 'openingElement')[0]?.['name']) === 'Trans';

/** The texts of ours that stand somewhere in it. */
function textsIn(node: Node): string[] {
  return withInner(node).flatMap((inner) => {
    if (inner.type === 'TaggedTemplateExpression' && nameOf(inner['tag']) === 't') {
      return partsOf(inner, 'quasi').map(templateIn);
    }
    if (!isTrans(inner)) return [];
    const texts = partsOf(inner, 'children').map((child) =>
      child.type === 'JSXText' ? String(child['value']) : `{${nameOf(child['expression'])}}`,
    );
    return [texts.join('').trim().replaceAll(/\s+/g, ' ')];
  });
}

const wordsOf = (text: string): Words => ({ en: spoken(text), de: spoken(german.get(text) ?? '') });

const controls = /^(?:a|button|Link|.*(?:Button|Trigger|Item))$/;

/** What a control shows, beside each name that it has instead. */
function namedIn(element: Node): { name: string; shown: string[] }[] {
  const [opening] = partsOf(element, 'openingElement');
  const control = nameOf(opening?.['name']);
  if (!opening || !controls.test(control)) return [];
  const labels = partsOf(opening, 'attributes').filter(
    ({ name }) => nameOf(name) === 'aria-label' || (control === 'CopyButton' && nameOf(name) === 'label'),
  );
  const shown = partsOf(element, 'children').flatMap(textsIn);
  return shown.length === 0 ? [] : labels.flatMap(textsIn).map((name) => ({ name, shown }));
}

const views = projectFiles.filter((file) => /^src\/.*\.tsx$/.test(file));
const named = views.flatMap((file) =>
  statementsOf(file)
    .flatMap(withInner)
    .filter(({ type }) => type === 'JSXElement')
    .flatMap(namedIn)
    .map((element) => ({ file, ...element })),
);

// WCAG 2.5.3: who speaks to a button says what is written on it.
test.each(['en', 'de'] as const)(
  'a control with a name of its own has in it what it shows, in %s',
  (language) => {
    expect(named.length).toBeGreaterThan(10);
    const unnamed = named.filter(
      ({ name, shown }) => !shown.some((text) => wordsOf(name)[language].includes(wordsOf(text)[language])),
    );
    expect(
      unnamed.map(
        ({ file, name, shown }) => `${file}: ${shown.join(' / ')} is called ${name} (${wordsOf(name).de})`,
      ),
    ).toEqual([]);
  },
);
