import type { AnyEventObject } from 'xstate';

/** A name for each event that a link can hold: its type, and its place among those of the type. */
export function eventKeys(events: readonly Pick<AnyEventObject, 'type'>[]): string[] {
  const met = new Map<string, number>();
  return events.map(({ type }) => {
    const place = met.get(type) ?? 0;
    met.set(type, place + 1);
    return place === 0 ? type : `${type}*${place}`;
  });
}

/** The key of an event that a chart is tried with and ignores. */
export const ignoredKey = (key: string): string => `!${key}`;

export const isIgnored = (key: string): boolean => key.startsWith('!');

/** The key without what the chart does with the event. */
export const typeKeyOf = (key: string): string => (isIgnored(key) ? key.slice(1) : key);

/** The type of an event by its key. */
export const typeOfKey = (key: string): string => typeKeyOf(key).replace(/\*\d+$/, '');
