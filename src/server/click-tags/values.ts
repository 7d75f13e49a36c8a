import type { ClicktagValues } from '#contract/click-tags.ts';
import { type RefusalEntry, refuse } from '../http/refusal.ts';
import { clicktagParameters } from '../seed/link-parameters.ts';

const known: ReadonlySet<string> = new Set(clicktagParameters.map(({ id }) => id));

/** Refuses values of parameters that the dictionary clicktag-params does not have. */
export function refuseUnknownParameters(values: ClicktagValues) {
  const entries: RefusalEntry[] = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) => ({
      field: `values.${name}`,
      errors: [
        { code: 'UNKNOWN_CLICKTAG_PARAMETER', description: `There is no click tag parameter "${name}"` },
      ],
    }));
  if (entries.length > 0) throw refuse('VALIDATION_ERROR', { entries });
}

/** What a link passes on, in the order of the dictionary: its own values, and those of the click tag where it has none. */
export function passedOn(own: ClicktagValues, tag: ClicktagValues): ClicktagValues {
  const filled = clicktagParameters.map(({ id }) => [id, own[id] || tag[id] || ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}
