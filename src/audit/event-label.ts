import type { AnyEventObject } from 'xstate';

/** An event of a chart in words: 'signIn answers', 'signIn fails', 'after undoWindow', else its own name. */
export function typeLabel(type: string): string {
  const [, how, id] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(type) ?? [];
  if (how === 'after') return `after ${id}`;
  if (how) return `${id} ${how === 'done.actor' ? 'answers' : 'fails'}`;
  return type === 'xstate.init' ? 'start' : type;
}

function plainOf([name, value]: [string, unknown]): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${String(value)}`];
  return name === 'user' ? Object.entries(value).flatMap(([field, part]) => (part ? [field] : [])) : [];
}

/** With what distinguishes payloads of one event. */
export function eventLabel({ type, ...payload }: AnyEventObject): string {
  const details = Object.entries(payload).flatMap(plainOf);
  return [typeLabel(type), ...(details.length > 0 ? [`(${details.join(', ')})`] : [])].join(' ');
}
