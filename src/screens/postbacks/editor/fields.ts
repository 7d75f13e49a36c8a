import type { Postback, PostbackBody } from '#contract/postbacks.ts';
import { conversionStatus } from '#contract/conversion-status.ts';
import { postbackEvent, postbackMethod, postbackStatus } from '#contract/postbacks.ts';
import { defineForm } from '#fields/define-form.ts';
import type { FormValues } from '#fields/field-types.ts';
import { msg } from '@lingui/core/macro';
import { callable, mostCharacters } from '../lint.ts';

export const fields = defineForm({
  name: { type: 'text', label: msg`Name`, rules: 'required|max:100' },
  event_id: { type: 'multiselect', single: true, label: msg`Event`, rules: 'required' },
  level: { type: 'radio', variant: 'buttons', label: msg`Applies to`, rules: 'required' },
  offer_id: { type: 'multiselect', single: true, label: msg`Offer`, rules: 'required' },
  goal_id: {
    type: 'multiselect',
    single: true,
    label: msg`Goal`,
    hint: msg`Leave empty for all goals of the offer.`,
  },
  statuses: {
    type: 'multiselect',
    label: msg`Statuses`,
    hint: msg`Leave empty for all statuses.`,
  },
  method: { type: 'radio', variant: 'buttons', label: msg`Method`, rules: 'required' },
  status: { type: 'radio', variant: 'buttons', label: msg`Status`, rules: 'required' },
  url: {
    type: 'customField',
    label: msg`Postback URL`,
    rules: { required: true, max: mostCharacters, regex: callable },
    hint: msg`Use the sub ID that carries your click ID (templates: Sub ID 1).`,
  },
});

type PostbackValues = FormValues<typeof fields>;

const blank: PostbackValues = {
  name: '',
  event_id: 'conversion',
  level: 'global',
  offer_id: '',
  goal_id: '',
  statuses: [],
  method: 'GET',
  status: 'active',
  url: '',
};

const written = (reference: { id: number } | null) => (reference ? String(reference.id) : '');

export const valuesOf = (postback: Postback | null): PostbackValues =>
  postback
    ? {
        ...blank,
        name: postback.name,
        event_id: postback.event.id,
        level: postback.level,
        offer_id: written(postback.offer),
        goal_id: written(postback.goal),
        statuses: postback.statuses,
        method: postback.method,
        status: postback.status,
        url: postback.url,
      }
    : blank;

const oneOf = <Value extends string>(known: readonly Value[], value: string, fallback: Value): Value =>
  known.find((one) => one === value) ?? fallback;
const idOf = (value: string) => (value === '' ? null : Number(value));

// Without an offer there is no goal either.
export function bodyOf(values: PostbackValues): PostbackBody {
  const offerId = values.level === 'offer' ? idOf(values.offer_id) : null;
  return {
    name: values.name.trim(),
    event_id: oneOf(postbackEvent.options, values.event_id, 'conversion'),
    offer_id: offerId,
    goal_id: offerId === null ? null : idOf(values.goal_id),
    statuses: conversionStatus.options.filter((status) => values.statuses.includes(status)),
    url: values.url,
    method: oneOf(postbackMethod.options, values.method, 'GET'),
    status: oneOf(postbackStatus.options, values.status, 'active'),
  };
}
