import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { namesIn } from '../http/own-paths.ts';
import { operations } from '../http/operations.ts';
import type { Adapter } from './adapter.ts';

const callsByName = new Map(operations(contract).map((operation) => [operation.name, operation.endpoint]));

const isFunction = (value: unknown) => typeof value === 'function';
const optionalFunction = z.optional(z.custom(isFunction, 'It has to be a function'));
const route = z
  .string()
  .check(z.regex(/^(GET|POST|PUT|PATCH|DELETE) \//, 'It has to be as "POST /v3/listings/{id}"'));
const mapping = z.strictObject({
  route: z.optional(route),
  query: optionalFunction,
  body: optionalFunction,
  encoding: z.optional(z.enum(['json', 'form'])),
  answer: optionalFunction,
});
const shape = z.strictObject({
  request: optionalFunction,
  answer: optionalFunction,
  failure: optionalFunction,
  calls: z.optional(z.record(z.string(), mapping)),
});

const reasonOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? `There is no ${issue.keys.join(', no ')}` : issue.message;

const likeness = (name: string) => name.split('.')[0];

function complaintAbout(name: string, { route: theirs }: z.infer<typeof mapping>): string | null {
  const endpoint = callsByName.get(name);
  if (!endpoint) {
    const near = [...callsByName.keys()].filter((known) => likeness(known) === likeness(name));
    return `There is no call "${name}"${near.length > 0 ? `; of ${likeness(name)} there are ${near.join(', ')}` : ''}`;
  }
  if (theirs !== undefined && namesIn(theirs) !== namesIn(endpoint.path)) {
    return `"${theirs}" has to be a path with ${namesIn(endpoint.path) || 'nothing to fill in'}, as ${name} has`;
  }
  return null;
}

/** Loads the file that `NETWORK_ADAPTER` names. Throws an error with the reason. */
export function readAdapter(file: string | undefined): Adapter | null {
  if (!file) return null;
  const module: unknown = createRequire(import.meta.url)(path.resolve(file));
  const exported: unknown = typeof module === 'object' && module !== null && Reflect.get(module, 'adapter');
  const read = shape.safeParse(exported);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${['adapter', ...(issue?.path ?? [])].join('.')}: ${issue && reasonOf(issue)}`);
  }
  const complaint = Object.entries(read.data.calls ?? {})
    .map(([name, one]) => complaintAbout(name, one))
    .find((one) => one !== null);
  if (complaint) throw new Error(complaint);
  // What its functions take and give is checked by the compiler, where the file is.
  return exported as Adapter;
}
