import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyEventObject } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import { failure } from '#machines/models/samples.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { root } from '../support/project.ts';
import type { Observation } from './replay.ts';

/** What was seen: for each state what holds in it, and for each event what it did there; null where it did nothing. */
type Sight = { holds: string; reactions: Map<string, string | null> };
type Table = Map<string, Sight>;

/** The one failure of the samples is written by name. */
const json = (value: unknown) =>
  value === undefined
    ? ''
    : ` ${JSON.stringify(value, (_, part: unknown) => (part === failure ? 'the failure' : part))}`;

/** How a call failed, unless it was with the one failure of the samples. */
function mannerOf(error: unknown): string {
  const { status, code }: Partial<Failure> = error ?? {};
  return error === failure ? '' : ` with ${[status, code].filter(Boolean).join(' ') || 'no answer'}`;
}

/** What tells payloads of one event apart: plain values, how a call failed, the kind of a thing, and what differs between users or subjects. */
function plainOf([name, value]: [string, unknown]): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${String(value)}`];
  if (name === 'failure') return [mannerOf(value).trim()].filter(Boolean);
  if (name === 'rows' && Array.isArray(value)) return [`${name}=${value.length}`];
  if ('type' in value) return [`${name}=${String(value.type)}`];
  const isPlain = ['user', 'partner', 'subject'].includes(name);
  return isPlain ? Object.entries(value).flatMap(plainOf) : [];
}

/** What tells answers of one call apart. */
function flagsOf(answer: unknown): string[] {
  if (answer === null || ['number', 'boolean'].includes(typeof answer)) return [String(answer)];
  return Object.entries(answer ?? {}).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [`${name}=${String(value)}`] : [],
  );
}

function labelOf({ type, ...payload }: AnyEventObject): string {
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? [];
  if (delay) return `after ${delay}`;
  const [, how, id] = /^xstate\.(done\.actor|error\.actor)\.(.+)/.exec(type) ?? [];
  if (how === 'error.actor') return `${id} fails${mannerOf(payload.error)}`;
  if (how) return [id, 'answers', ...flagsOf(payload.output)].join(' ');
  return [type, ...Object.entries(payload).flatMap(plainOf)].join(' ');
}

function outcomeOf({ key, deeds, emitted }: Observation): string {
  const done = deeds.map(({ name, params }) => name + json(params));
  const events = emitted.map(
    ({ type, ...payload }) => `^${type}${Object.keys(payload).length > 0 ? json(payload) : ''}`,
  );
  return [`-> ${key}`, ...done, ...events].join('; ');
}

/** A failure in an output is written by its code or status. */
function endOf(output: unknown): string {
  if (output === undefined) return '';
  const text = JSON.stringify(output, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'entries' in part
      ? ((part as Failure).code ?? (part as Failure).status)
      : part,
  );
  return ` ends with ${text}`;
}

const holdsIn = ({ tags, pending, output }: Observation) =>
  `[${tags.join(' ')}]${pending.map((call) => ` waits for ${call}`).join('')}${endOf(output)}`;

/** Two walks that see two things in one place: then `describe` of the model leaves out something that matters. */
function agree(place: string, expected: string | null, seen: string | null) {
  if (expected !== seen) throw new Error(`In '${place}' once '${expected}', once '${seen}'`);
}

function sightOf(table: Table, key: string, holds: string): Sight {
  const sight = table.get(key) ?? { holds, reactions: new Map() };
  agree(key, sight.holds, holds);
  table.set(key, sight);
  return sight;
}

function noteReaction({ reactions }: Sight, event: string, outcome: string | null) {
  agree(event, reactions.get(event) ?? outcome, outcome);
  reactions.set(event, outcome);
}

/** The table of all replays of a chart; `input` names how a replay began. */
export function tableOf(replays: readonly { input: string; observations: readonly Observation[] }[]): Table {
  const table: Table = new Map();
  for (const { input, observations } of replays) {
    let sight = sightOf(table, 'starts', '');
    for (const [index, observation] of observations.entries()) {
      const event = index === 0 ? `with ${input}` : labelOf(observation.event);
      noteReaction(sight, event, index === 0 || observation.taken.length > 0 ? outcomeOf(observation) : null);
      sight = sightOf(table, observation.key, holdsIn(observation));
    }
  }
  return table;
}

function section([key, { holds, reactions }]: [string, Sight]): string {
  const sorted = [...reactions].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const acted = sorted
    .filter(([, outcome]) => outcome !== null)
    .map(([event, outcome]) => `  ${event} ${outcome}`);
  const ignored = sorted.filter(([, outcome]) => outcome === null).map(([event]) => event);
  const rest = ignored.length > 0 ? [`  ignores ${ignored.join(', ')}`] : [];
  return [`${key} ${holds}`.trim(), ...acted, ...rest].join('\n');
}

const textOf = (table: Table) =>
  [...table]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((sight) => `${section(sight)}\n`)
    .join('\n');

/** The table of a chart as it is, and as it was approved; with UPDATE_CHARTS=1 the former becomes the latter. */
export function compared(chart: string, table: Table): { seen: string; approved: string } {
  const file = path.join(root, 'machines', folderOf(chart), 'approved.txt');
  const seen = textOf(table);
  if (process.env.UPDATE_CHARTS === '1') writeFileSync(file, seen);
  return { seen, approved: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}
