import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { billingFields } from '../billing-fields.ts';
import { contactFields } from '../contact-form.tsx';
import { tokenScopeNames } from '../token-scope-names.ts';
import { trafficFields } from '../traffic-form.tsx';

type Words = Readonly<Record<string, MessageDescriptor>>;
type Worded = { label?: MessageDescriptor; values?: Words };

const yesOrNo: Words = { true: msg`yes`, false: msg`no` };
const statuses: Words = {
  none: msg({ message: 'None', context: 'status' }),
  pending: msg`Pending`,
  requested: msg`Requested`,
  enabled: msg`Enabled`,
  active: msg`Active`,
  paused: msg`Paused`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  blocked: msg`Blocked`,
  suspended: msg`Suspended`,
  expired: msg`Expired`,
  ended: msg`Ended`,
};

// Others are shown by their names in the API.
const fieldWords: Readonly<Record<string, Worded>> = {
  ...contactFields,
  ...trafficFields,
  ...billingFields,
  name: { label: msg`Name` },
  status: { label: msg`Status`, values: statuses },
  statuses: { label: msg`Statuses`, values: statuses },
  paused: { label: msg`Paused`, values: yesOrNo },
  active: { label: msg`Active`, values: yesOrNo },
  featured: { label: msg`Featured`, values: yesOrNo },
  pinned: { label: msg`Pinned`, values: yesOrNo },
  is_default: { label: msg`Default`, values: yesOrNo },
  required: { label: msg`Required`, values: yesOrNo },
  requires_approval: { label: msg`Needs approval`, values: yesOrNo },
  acceptation: { label: msg`Terms accepted`, values: yesOrNo },
  currency_changed: { label: msg`Currency changed`, values: yesOrNo },
  review_reason: { label: msg`Reason` },
  comment: { label: msg`Comment` },
  url: { label: msg`Address` },
  address: { label: msg`Address` },
  hint: { label: msg`Token` },
  scope: { label: msg`Access`, values: tokenScopeNames },
  expires_at: { label: msg`Expires` },
  sessions: { label: msg`Sessions` },
  passkeys: { label: msg`Passkeys` },
  recovery_codes: { label: msg`Recovery codes` },
  partner: { label: msg`Company` },
  offer: { label: msg`Offer` },
  approval: { label: msg`Application` },
  campaign: { label: msg`Campaign` },
  rtb: { label: msg`Real-time buying` },
  clicktag: { label: msg`Click tag` },
  tracking_link: { label: msg`Tracking link` },
  landing_page: { label: msg`Landing page` },
  deep_link: { label: msg`Deep link` },
  category: { label: msg`Category` },
  countries: { label: msg`Countries` },
  event: { label: msg`Event` },
  goal: { label: msg`Goal` },
  method: { label: msg`Method` },
  first_week_day: { label: msg`First day of the week` },
  timezone: { label: msg`Time zone` },
};

type Formats = { i18n: I18n; dateTime: (at: Date) => string };

const nameIn = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/** Scopes and statuses have names, instants a format, and what is so or not is a yes or no; others stay as they are. */
export function wordOfValue(field: string, value: string, { i18n, dateTime }: Formats): string {
  if (field.endsWith('_at') && !Number.isNaN(Date.parse(value))) return dateTime(new Date(value));
  const words = fieldWords[nameIn(field)]?.values;
  if (!words) return value;
  const wordOf = (one: string) => {
    const word = Object.hasOwn(words, one) ? words[one] : undefined;
    return word ? i18n._(word) : one;
  };
  return value.split(', ').map(wordOf).join(', ');
}

// Several things have a name, a status and an address.
const ambiguous = new Set(['name', 'status', 'url']);

function labelOf(name: string, i18n: I18n) {
  const label = fieldWords[name]?.label;
  return label ? i18n._(label) : name.replaceAll('_', ' ');
}

/** By the last part of its place: `partner.website` is the website, `rtb.status` the status of real-time buying. */
export function wordOfField(field: string, i18n: I18n): string {
  const [name = field, parent] = field.split('.').toReversed();
  const word = labelOf(name, i18n);
  return parent !== undefined && ambiguous.has(name) ? `${labelOf(parent, i18n)}: ${word}` : word;
}
