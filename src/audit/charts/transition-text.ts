import type { Say } from './chart-texts.ts';
import { shortId } from './diagram.ts';
import { spokenType } from './event-label.ts';

/** 'signedOut.idle | session.signIn' of a transition's id, with its place where there are several. */
export function transitionText(id: string, say: Say): string {
  const [source = '', event = '', place = '0'] = id.split(' | ');
  const nth = place === '0' ? '' : ` (${Number(place) + 1})`;
  return `${shortId(source)} | ${spokenType(event === 'always' ? '' : event, say)}${nth}`;
}

/** Of several transitions, by their ids. */
export const transitionsText = (ids: readonly string[], say: Say): string =>
  ids.map((id) => transitionText(id, say)).join(', ') || '–';

/** The innermost of these states. */
export const statesText = (ids: readonly string[]) =>
  ids
    .filter((id) => !ids.some((other) => other.startsWith(`${id}.`)))
    .map(shortId)
    .join(', ');
