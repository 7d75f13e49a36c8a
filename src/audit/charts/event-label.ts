import { otherMark } from '#machines/models/samples.ts';
import type { AnyEventObject } from 'xstate';
import type { Say } from './chart-texts.ts';

/** What sets off a transition besides events with a name of their own; {name} is that of the call or the delay. */
export const eventTexts = {
  done: '{name} answers',
  error: '{name} fails',
  after: 'after {name}',
  complete: 'is complete',
  always: 'at once',
  start: 'start',
  stop: 'stops',
} as const;

type Read = { cause: keyof typeof eventTexts | 'event'; name: string };

/** What the type of an event says, for all holders of types: charts, event logs, tests. */
export function readType(type: string): Read {
  const [, how, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(type) ?? [];
  if (how === 'after') return { cause: 'after', name };
  if (how) return { cause: how === 'done.actor' ? 'done' : 'error', name };
  if (type.startsWith('xstate.done.state.')) return { cause: 'complete', name: '' };
  if (type === 'xstate.init') return { cause: 'start', name: '' };
  if (type === 'xstate.stop') return { cause: 'stop', name: '' };
  return type === '' ? { cause: 'always', name: '' } : { cause: 'event', name: type };
}

export const english: Say = (text) => text;

/** In words: 'signIn answers', 'signIn fails', 'after undoWindow', else the name of the event. */
export function wordsOf({ cause, name }: Read, say = english): string {
  return cause === 'event' ? name : say(eventTexts[cause]).replace('{name}', () => name);
}

/** The English words of an event, as files have them. */
export const typeLabel = (type: string): string => wordsOf(readType(type));

/** The words of an event in the language of the reader, as drawings have them. */
export const spokenType = (type: string, say: Say): string => wordsOf(readType(type), say);

/** What tokens are called: their marks tell them apart and say nothing else. */
export const tokenTexts = { none: 'no token', one: 'a token', other: 'another token' } as const;

function tokenText(mark: unknown): string {
  if (mark === null) return tokenTexts.none;
  return mark === otherMark ? tokenTexts.other : tokenTexts.one;
}

/** Parts of an event of which the fields that are set tell it from others: a user with pending terms. */
const describing = new Set(['user', 'output']);

function plainOf([name, value]: [string, unknown], say: Say): string[] {
  if (name === 'token' && (typeof value === 'string' || value === null)) return [say(tokenText(value))];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [`${name}=${value}`];
  }
  if (!describing.has(name) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (part ? [field] : []));
}

/** With what distinguishes payloads of one event. */
export function eventLabel({ type, ...payload }: AnyEventObject, say = english): string {
  const details = Object.entries(payload).flatMap((part) => plainOf(part, say));
  return [spokenType(type, say), ...(details.length > 0 ? [`(${details.join(', ')})`] : [])].join(' ');
}
