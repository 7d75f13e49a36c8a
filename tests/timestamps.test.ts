import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { operations } from '#server/http/operations.ts';
import { answerSample, placesOf, type Json } from './support/another-network.ts';
import { projectFiles } from './support/source-files.ts';
import {
  argumentsOf,
  isCallOf,
  isNode,
  nameOf,
  statementsOf,
  withInner,
  type Node,
} from './support/syntax.ts';

const form = 'Digits of a field, as they are typed: no instant.';

/** Where times are read or written without the formats, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/contract/time-zones.ts': 'Asks which zones there are.',
  'src/fields/date-faults.ts': form,
  'src/fields/date-texts.ts': form,
  'src/fields/dates.ts': form,
  'src/first-page/prefetch.ts': 'Warms up Intl.',
  'src/i18n/formats.tsx': 'The formats themselves.',
  'src/i18n/zone-clock.ts': 'The clock that the formats read.',
  'src/ui/controls/date-picker.tsx': 'Days of a calendar, no instants.',
  'src/ui/controls/date-segments.tsx': form,
};

const views = projectFiles.filter(
  (file) =>
    /^src\/(?!server|audit|gallery|accessibility|styled-system).*\.tsx?$/.test(file) &&
    !/\.(test|d)\.ts/.test(file),
);

const sampleInstant = '2026-11-01T00:00:00Z';
const valueAt = (value: Json, [name, ...rest]: readonly (string | number)[]): Json =>
  name === undefined ? value : valueAt((value as Record<string, Json>)[name] ?? null, rest);

/** What the contract calls its instants; `from` and `to` are days nearly everywhere. */
function namesOfInstants(): Set<string> {
  const names = operations(contract).flatMap(({ endpoint }) => {
    if (endpoint.answer.kind === 'file') return [];
    const sample = answerSample(endpoint);
    return placesOf(sample).flatMap((place) =>
      valueAt(sample, place) === sampleInstant ? [String(place.at(-1))] : [],
    );
  });
  return new Set(names.filter((name) => name !== 'from' && name !== 'to'));
}

const isReading = (node: Node) =>
  node.type === 'Identifier' || node.type === 'MemberExpression' || node.type === 'ChainExpression';

// What stands there as it is: of a choice, each part of it.
function shownOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (node.type === 'LogicalExpression') {
    return [node['operator'] === '&&' ? null : node['left'], node['right']].flatMap(shownOf);
  }
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(shownOf);
  return [node];
}

// `created_at`, and `at` of `{ created_at: at }` or of `const at = row.created_at`, unless it is the name of a text too.
function namesIn(nodes: readonly Node[], instants: ReadonlySet<string>): Set<string> {
  const names = new Set(instants);
  for (const { type, init, id, key, value } of nodes) {
    const isVariable = type === 'VariableDeclarator';
    const [from, to] = isVariable ? [shownOf(init), id] : [[key], value];
    if ((!isVariable && type !== 'Property') || !isNode(to) || to.type !== 'Identifier') continue;
    if (from.some((one) => instants.has(nameOf(one)))) names.add(nameOf(to));
    else if (isVariable) names.delete(nameOf(to));
  }
  return names;
}

// Parts of a text: children of an element, parts of a template.
const textsOf = (node: Node): Node[] => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return [node['children']]
      .flat()
      .filter(isNode)
      .flatMap(({ expression }) => shownOf(expression));
  }
  return node.type === 'TemplateLiteral' ? [node['expressions']].flat().flatMap(shownOf) : [];
};

const localGetter = /^get(Hours|Minutes|Seconds|Date|Day|Month|FullYear|TimezoneOffset)$/;
const isOfDevice = (node: Node) =>
  isCallOf(node, localGetter) ||
  isCallOf(node, /^toLocale(Date|Time)?String$/) ||
  (node.type === 'NewExpression' && /^Date(Time)?(Format|Formatter)$/.test(nameOf(node['callee']))) ||
  (node.type === 'CallExpression' && nameOf(node['callee']) === 'DateTimeFormat') ||
  (node.type === 'ImportDeclaration' &&
    nameOf(node['source']) === 'date-fns' &&
    [node['specifiers']].flat().some((one) => isNode(one) && nameOf(one['imported']).startsWith('format')));

const nodesOf = (file: string) => statementsOf(file).flatMap(withInner);

test('[C1] [O12] only the formats write a time, so that all stand in the zone that the publisher chose', () => {
  const found = views.filter((file) => nodesOf(file).some(isOfDevice));
  expect(found.toSorted()).toEqual(Object.keys(exceptions));
});

test('[C1] [O12] no view shows an instant of the network as it came, or as a day of UTC', () => {
  const instants = namesOfInstants();
  expect(instants).toContain('requested_at');
  // Charts draw days.
  const found = views
    .filter((file) => !file.startsWith('src/charts/'))
    .flatMap((file) => {
      const nodes = nodesOf(file);
      const names = namesIn(nodes, instants);
      const isInstant = (node: Node) => isReading(node) && names.has(nameOf(node));
      const raw = nodes.flatMap(textsOf).filter(isInstant);
      const asDay = nodes
        .filter((node) => isCallOf(node, /^(day|shortDay|month)$/))
        .flatMap(argumentsOf)
        .flatMap(withInner)
        .filter(isInstant);
      return [...raw, ...asDay].map((node) => `${file}: ${nameOf(node)}`);
    });
  expect(found).toEqual([]);
});
