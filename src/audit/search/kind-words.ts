import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Found } from './found.ts';

export const kindWords: Readonly<Record<Found['kind'], MessageDescriptor>> = {
  state: msg`States`,
  event: msg`Events`,
  guard: msg`Guards`,
  action: msg`Actions`,
  call: msg`Calls`,
  delay: msg`Delays`,
  requirement: msg`Requirements`,
  transition: msg`Transition`,
};
