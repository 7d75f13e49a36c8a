import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export type Parameter = { id: string; name: string; macro: string; example: string };

// Translated names; other parameters keep the dictionary's.
const names: Readonly<Record<string, MessageDescriptor>> = {
  sub1: msg`Sub ID 1`,
  sub2: msg`Sub ID 2`,
  sub3: msg`Sub ID 3`,
  sub4: msg`Sub ID 4`,
  sub5: msg`Sub ID 5`,
  source: msg`Source`,
  placement: msg`Placement`,
  creative: msg`Creative`,
  keyword: msg`Keyword`,
  external_id: msg`Your own click ID`,
};

export function useParameterName(): (parameter: Pick<Parameter, 'id' | 'name'>) => string {
  const { i18n } = useLingui();
  return ({ id, name }) => {
    const message = Object.hasOwn(names, id) ? names[id] : undefined;
    return message ? i18n._(message) : name;
  };
}
