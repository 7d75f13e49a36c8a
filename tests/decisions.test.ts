import { expect, test } from 'vitest';
import { parseSync } from 'rolldown/utils';
import { projectFiles, readProjectFile } from './support/source-files.ts';

/** What waits, remembers two things at once or branches outside of the charts, and why it is no mode of the portal. */
const reasons: Readonly<Record<string, string>> = {
  'src/app/app.tsx: setTimeout in useQuiet': 'Code that may be needed later waits for the first screen.',
  'src/app/shell/use-idle-prefetch.ts: setTimeout in idle':
    'Browsers without requestIdleCallback: the next turn.',
  'src/app/shell/use-idle-prefetch.ts: setTimeout in useIdlePrefetch':
    'Code that may be needed later waits for the first screen.',
  'src/app/shell/use-prefetch-parts.ts: setTimeout in usePrefetchParts':
    'Code that may be needed later waits for the first screen.',
  'src/app/use-arrivals.ts: effect with a branch in useArrivals':
    'Focus follows what the navigation chart has decided, once that has been painted.',
  'src/portal/token-watch.ts: setTimeout in watchToken':
    'A page out of the back-forward cache is shown after its token was checked.',
  'src/screens/analytics/use-analytics.ts: effect with a branch in useUsableAddress':
    'The address owns the range of days: one that cannot be used is replaced in it.',
  'src/screens/postbacks/postbacks-screen.tsx: setTimeout in useAhead':
    'Code that may be needed later waits for the screen.',
  'src/screens/profile/billing-form.tsx: effect with a branch in useNamedField':
    'Focus goes to the field that the address names; the browser owns both.',
};

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const withInner = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(withInner)];

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  return typeof node['name'] === 'string' ? node['name'] : '';
};
const isCallOf = (node: Node, name: RegExp) =>
  node.type === 'CallExpression' && name.test(nameOf(node['callee']));
const argumentsOf = (node: Node) => [node['arguments']].flat().filter(isNode);

const branches = new Set(['IfStatement', 'ConditionalExpression', 'SwitchStatement', 'LogicalExpression']);
const isBranch = (node: Node) => branches.has(node.type) && node['operator'] !== '??';

const comparisons = /^([!=]==?|[<>]=?|in|instanceof)$/;
function isTruth(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'ArrowFunctionExpression' && isNode(node['body'])) return isTruth(node['body']);
  return (
    typeof node['value'] === 'boolean' ||
    (node.type === 'UnaryExpression' && node['operator'] === '!') ||
    (node.type === 'BinaryExpression' && comparisons.test(String(node['operator'])))
  );
}
const isFlag = (node: Node) =>
  isCallOf(node, /^useState$/) &&
  (isTruth(argumentsOf(node)[0]) ||
    JSON.stringify(node['typeArguments'] ?? null).includes('TSBooleanKeyword'));

const kinds: Record<string, (node: Node) => boolean> = {
  setTimeout: (node) => isCallOf(node, /^setTimeout$/),
  'effect with a branch': (node) =>
    isCallOf(node, /^use(Layout)?Effect$/) && argumentsOf(node).slice(0, 1).flatMap(withInner).some(isBranch),
};

/** The functions at the top of a file by their names, and the rest of it. */
const partsOf = (file: string) => {
  // The tree is typed by kinds; it is read for any kind here.
  const program = parseSync(file, readProjectFile(file)).program as unknown as Node;
  return [program['body']]
    .flat()
    .filter(isNode)
    .map((statement) => {
      const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
      const declarator = [inner['declarations']].flat().find(isNode);
      return { name: nameOf(inner['id'] ?? declarator?.['id']), nodes: withInner(inner) };
    });
};

function foundIn(file: string): string[] {
  return partsOf(file).flatMap(({ name, nodes }) => {
    const flags = nodes.filter(isFlag).length;
    const counted = Object.entries(kinds).flatMap(([kind, applies]) =>
      nodes.filter(applies).map((_, nth) => `${file}: ${kind}${nth > 0 ? ` ${nth + 1}` : ''} in ${name}`),
    );
    return flags > 1 ? [...counted, `${file}: ${flags} flags in ${name}`] : counted;
  });
}

test('[M1.f] what waits, holds several flags or decides in an effect outside of the charts has its reason', () => {
  const files = projectFiles.filter(
    (file) => /^src\/(portal|app|screens)\/.*\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
  );
  expect(files.flatMap(foundIn).toSorted()).toEqual(Object.keys(reasons).toSorted());
});
