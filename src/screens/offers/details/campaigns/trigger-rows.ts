import type { campaigns, TriggerBody } from '#contract/campaigns.ts';
import type { Result } from '#contract/endpoint.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { textIn, type RowShape, type RowValues } from './row-form.ts';

export type Trigger = Result<typeof campaigns.triggers>['data'][number];

export const times: Record<Trigger['on'], MessageDescriptor> = { click: msg`Click`, event: msg`Event` };
export const operators: Record<Trigger['operator'], MessageDescriptor> = {
  eq: msg`is`,
  ne: msg`is not`,
  gt: msg`is above`,
  lt: msg`is below`,
  in: msg`is one of`,
  regex: msg`matches`,
};
export const actionNames: Record<Trigger['action'], MessageDescriptor> = {
  redirect: msg`Redirect`,
  stop: msg`Stop`,
  postback: msg`Call an address`,
};

// Each time has its own parameters, so both are one choice.
export const whenValue = (on: Trigger['on'], param: string): string => `${on}:${param}`;

export const triggersShape: RowShape = {
  name: 'triggers',
  label: msg`Rules`,
  most: 50,
  fields: (at) => ({
    name: { type: 'text', label: msg`Name`, rules: 'required|max:120', autoComplete: 'off' },
    when: { type: 'multiselect', single: true, label: msg`When`, rules: 'required' },
    operator: { type: 'multiselect', single: true, label: msg`Condition`, rules: 'required' },
    value: { type: 'text', label: msg`Value`, rules: 'required|max:255', autoComplete: 'off' },
    action: { type: 'multiselect', single: true, label: msg`Action`, rules: 'required' },
    target: {
      type: 'text',
      label: msg`Address`,
      rules: `required_if:${at('action')},redirect,postback|url:true|max:2082`,
      inputMode: 'url',
      placeholder: 'https://',
      autoComplete: 'off',
    },
    active: { type: 'switch', label: msg`In use` },
  }),
  fresh: { name: '', when: '', operator: 'eq', value: '', action: 'stop', target: '', active: true },
};

export const triggerValues = ({ on, param, target, ...trigger }: Trigger): RowValues => ({
  name: trigger.name,
  when: whenValue(on, param),
  operator: trigger.operator,
  value: trigger.value,
  action: trigger.action,
  target: target ?? '',
  active: trigger.active,
});

const oneOf = <Name extends string>(names: Record<Name, unknown>, text: unknown, fallback: Name): Name =>
  // The keys of the table are the names.
  (Object.keys(names) as Name[]).find((name) => name === text) ?? fallback;

// `stop` needs no address.
export function triggerBody({ name, when, operator, value, action, target, active }: RowValues): TriggerBody {
  const [on, ...param] = textIn(when).split(':');
  const kind = oneOf(actionNames, action, 'stop');
  return {
    name: textIn(name),
    on: oneOf(times, on, 'click'),
    param: param.join(':'),
    operator: oneOf(operators, operator, 'eq'),
    value: textIn(value),
    action: kind,
    target: kind === 'stop' || target === '' ? null : textIn(target),
    active: active === true,
  };
}
