import type { choices } from '#contract/choices.ts';
import type { Result } from '#contract/endpoint.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Macro = Result<(typeof choices)['postbackParams']>['data'][number];

// Macros that match no other group are in the last.
const groups: readonly { id: string; label: MessageDescriptor; pattern: RegExp }[] = [
  {
    id: 'click',
    label: msg`Click`,
    pattern: /^(click|sub|source|placement|creative|keyword|external|link|campaign)/,
  },
  {
    id: 'conversion',
    label: msg`Conversion`,
    pattern: /^(conversion|transaction|event|goal|status|payout|currency|sale|amount)/,
  },
  { id: 'offer', label: msg`Offer`, pattern: /^(offer|banner)/ },
  {
    id: 'visitor',
    label: msg`Visitor`,
    pattern: /^(country|region|city|ip|os|device|browser|carrier|connection)/,
  },
  { id: 'others', label: msg`Others`, pattern: /./ },
];

const fits = ({ id, name }: Macro, typed: string) =>
  [id, name].some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

export function groupsOf(macros: readonly Macro[], typed: string) {
  const homeOf = ({ id }: Macro) => groups.find(({ pattern }) => pattern.test(id));
  const found = macros.filter((macro) => fits(macro, typed));
  return groups
    .map((group) => ({ ...group, macros: found.filter((macro) => homeOf(macro) === group) }))
    .filter((group) => group.macros.length > 0);
}
