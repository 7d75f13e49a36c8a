import { i18n, type MessageDescriptor } from '@lingui/core';

// Hebrew, Arabic and the scripts beside them.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

// What is isolated already stays as it is.
const whole = /^\u2068[^\u2068\u2069]*\u2069$/;

/** A name that is written from right to left, so that it keeps its order and leaves that of the words around it. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) && !whole.test(text) ? `\u2068${text}\u2069` : text;

/** Names one after the other. */
export const listed = (names: readonly string[]): string => names.map(isolated).join(', ');

type Values = Record<string, unknown>;

const withIsolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

/** From now on every text isolates what is inserted in it. Lingui has no place for that: this wraps its function. */
export function isolateInserted(): void {
  const translate = i18n._.bind(i18n);
  const isolating = (text: MessageDescriptor | string, values?: Values, options?: object) => {
    if (typeof text === 'string') return translate(text, values && withIsolated(values), options);
    return translate(text.values ? { ...text, values: withIsolated(text.values) } : text);
  };
  Object.assign(i18n, { _: isolating, t: isolating });
}
