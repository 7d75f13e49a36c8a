import { tokenScope } from '#contract/api-token.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { billingFields } from '../billing-fields.ts';
import { contactFields } from '../contact-form.tsx';
import { tokenScopeNames } from '../token-scope-names.ts';
import { trafficFields } from '../traffic-form.tsx';

type Labelled = { label?: MessageDescriptor };

// Others are shown by their names in the API.
const fieldWords: Readonly<Record<string, Labelled>> = {
  ...contactFields,
  ...trafficFields,
  ...billingFields,
  name: { label: msg`Name` },
  status: { label: msg`Status` },
  review_reason: { label: msg`Reason` },
  comment: { label: msg`Comment` },
  url: { label: msg`Address` },
  address: { label: msg`Address` },
  hint: { label: msg`Token` },
  scope: { label: msg`Opens` },
  expires_at: { label: msg`Expires` },
  sessions: { label: msg`Sessions` },
  passkeys: { label: msg`Passkeys` },
  recovery_codes: { label: msg`Recovery codes` },
};

type Formats = { i18n: I18n; dateTime: (at: Date) => string };

/** Scopes have names and instants a format; other values are shown as they are. */
export function wordOfValue(field: string, value: string, { i18n, dateTime }: Formats): string {
  if (field.endsWith('_at') && !Number.isNaN(Date.parse(value))) return dateTime(new Date(value));
  const scope = field === 'scope' ? tokenScope.safeParse(value).data : undefined;
  return scope ? i18n._(tokenScopeNames[scope]) : value;
}

// Several things have a name, a status and an address.
const ambiguous = new Set(['name', 'status', 'url']);

/** By the last part of its place: `partner.website` is the website, `rtb.status` the status of rtb. */
export function wordOfField(field: string, i18n: I18n): string {
  const [name = field, parent] = field.split('.').toReversed();
  const label = fieldWords[name]?.label;
  const word = label ? i18n._(label) : name.replaceAll('_', ' ');
  return parent !== undefined && ambiguous.has(name) ? `${parent}: ${word}` : word;
}
