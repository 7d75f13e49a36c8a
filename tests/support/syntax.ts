import { parseSync } from 'rolldown/utils';
import { readProjectFile } from './source-files.ts';

/** A part of a file as it was parsed. */
export type Node = { type: string; [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
export const withInner = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(withInner)];

/** What a name, a member (`actor.on`, `actor?.on`, `actor['on']`) or the key of a pattern is called. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'ChainExpression') return nameOf(node['expression']);
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'TemplateLiteral') {
    const texts = [node['quasis']].flat().filter(isNode);
    return texts.map(({ value }) => (value as { cooked: string }).cooked).join('…');
  }
  return typeof node['name'] === 'string' ? node['name'] : '';
}

export const isCallOf = (node: Node, name: RegExp) =>
  node.type === 'CallExpression' && name.test(nameOf(node['callee']));
export const argumentsOf = (node: Node) => [node['arguments']].flat().filter(isNode);

/** The statements of a file. */
export function statementsOf(file: string, text = readProjectFile(file)): Node[] {
  // The tree is typed by kinds; it is read for any kind here.
  const program = parseSync(file, text).program as unknown as Node;
  return [program['body']].flat().filter(isNode);
}

/** What a function does itself, without the functions that stand in it. */
export const ownNodesOf = (node: Node): Node[] =>
  childrenOf(node).flatMap((inner) => (/Function/.test(inner.type) ? [] : [inner, ...ownNodesOf(inner)]));
