import { isDeepStrictEqual } from 'node:util';
import type { ActivityChange } from '#contract/activity.ts';

type Tree = Readonly<Record<string, unknown>>;

const longest = 500;
const secret = /(^|_)(password|secret|signature|ott|token)$|recovery|otpauth/i;
// What follows from other fields, or changes by itself.
const derived = new Set([
  'id',
  'approval_id',
  'revision',
  'created_at',
  'updated_at',
  'started_at',
  'last_used_at',
  'last_delivery',
  'history',
  'figures',
  'triggers_count',
  'thumb',
  'preview',
  'used',
  'epc',
  'cr',
]);

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const secretParameter = /([?&][^=&#]*(?:token|secret|password|signature|key|auth)[^=&#]*=)[^&#]+/gi;
const userInfo = /(:\/\/)[^/?#@]+@/;
const withoutSecrets = (text: string) =>
  text.includes('://') ? text.replaceAll(secretParameter, '$1…').replace(userInfo, '$1…@') : text;

const ending = (text: string) => `…${text.replaceAll(/\s/g, '').slice(-4)}`;

const isReference = (key: string) => key === 'name' || derived.has(key);

// Without secrets.
const fieldsOf = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([key, inner]) => !derived.has(key) && (isTree(inner) || !secret.test(key)))
      .map(([key, inner]) => [key, readable(inner)]),
  );

// What has a name and nothing else to tell is read as its name.
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (!isTree(value)) return value;
  const { name } = value;
  const isNamed = typeof name === 'string' && 'id' in value && Object.keys(value).every(isReference);
  return isNamed ? name : fieldsOf(value);
}

function masked(value: unknown, key: string): unknown {
  if (typeof value === 'string') return key === 'iban' ? ending(value) : withoutSecrets(value);
  if (Array.isArray(value)) return value.map((item) => masked(item, key));
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner, name)]));
}

function leavesOf(value: unknown, place: readonly string[] = []): [string, unknown][] {
  if (isTree(value)) return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...place, key]));
  return isEmpty(value) ? [] : [[place.join('.'), value]];
}

const leavesIn = (state: unknown) => new Map(isTree(state) ? leavesOf(fieldsOf(state)) : []);

function textOf(field: string, leaf: unknown): string | null {
  if (leaf === undefined) return null;
  const value = masked(leaf, field.split('.').at(-1) ?? '');
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const plain: unknown = isList ? value.join(', ') : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/**
 * The fields that differ between two states of one thing, null where there is none. Passwords, tokens and secrets in
 * addresses are left out, of an IBAN only the last four characters stay.
 */
export function changesBetween(before: unknown, after: unknown): ActivityChange[] {
  const [was, is] = [leavesIn(before), leavesIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !isDeepStrictEqual(was.get(field), is.get(field)))
    .map((field) => ({ field, from: textOf(field, was.get(field)), to: textOf(field, is.get(field)) }));
}
