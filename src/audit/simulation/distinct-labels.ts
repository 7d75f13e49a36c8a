import type { AnyEventObject } from 'xstate';
import type { Say } from '../charts/chart-texts.ts';
import { eventLabel } from '../charts/event-label.ts';

const longestValue = 24;

/** Every value of an event by its path: 'user.pendingTerms', '2026-10'. */
function valuesIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => valuesIn(part, path ? `${path}.${key}` : key));
}

const shortened = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)}…` : text);

/** What one event has and those of the same label do not all have: 'pendingTerms=2026-10'; empty where nothing differs. */
function differenceOf(event: AnyEventObject, alike: readonly AnyEventObject[]): string {
  const others = alike.map((one) => new Map(valuesIn(one)));
  return valuesIn(event)
    .filter(([path, text]) => others.some((one) => one.get(path) !== text))
    .slice(0, 2)
    .map(([path, text]) => `${path.split('.').at(-1)}=${shortened(text)}`)
    .join(', ');
}

/** The labels of events; those that would be the same name what tells them apart, else their place. */
export function distinctLabels(events: readonly AnyEventObject[], say: Say): string[] {
  const labels = events.map((event) => eventLabel(event, say));
  const alikeOf = (label: string) => events.filter((_, nth) => labels[nth] === label);
  const named = labels.map((label, nth) => {
    const [event, alike] = [events[nth], alikeOf(label)];
    const difference = event && alike.length > 1 ? differenceOf(event, alike) : '';
    return difference ? `${label} · ${difference}` : label;
  });
  return named.map((label, nth) => {
    const same = named.flatMap((one, place) => (one === label ? [place] : []));
    return same.length > 1 ? `${label} · ${same.indexOf(nth) + 1}` : label;
  });
}
