import type { ClicktagValues } from '#contract/click-tags.ts';
import { type RefusalEntry, refuse } from '../http/refusal.ts';
import { clicktagParameters } from '../reference/link-parameters.ts';

const parameterNames = clicktagParameters.map(({ id }) => id);
const subIds = /^sub[1-5]$/;

function refuseOthers(field: string, values: ClicktagValues, names: readonly string[]) {
  const entries: RefusalEntry[] = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      field: `${field}.${name}`,
      errors: [
        { code: 'UNKNOWN_CLICKTAG_PARAMETER', description: `There is no click tag parameter "${name}"` },
      ],
    }));
  if (entries.length > 0) throw refuse('VALIDATION_ERROR', { entries });
}

export const refuseUnknownParameters = (values: ClicktagValues) =>
  refuseOthers('values', values, parameterNames);

/** Refuses parameters that are not in the dictionary, and sub IDs, which have fields of their own. */
export const refuseUnknownLinkParameters = (values: ClicktagValues) =>
  refuseOthers(
    'parameters',
    values,
    parameterNames.filter((name) => !subIds.test(name)),
  );

/** What a link passes on, in the order of the dictionary: its own values over those of the click tag. */
export function passedOn(own: ClicktagValues, tag: ClicktagValues): ClicktagValues {
  const filled = clicktagParameters.map(({ id }) => [id, own[id] || tag[id] || ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}
