import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Kind } from './found.ts';

export const kindWords: Readonly<Record<Kind, MessageDescriptor>> = {
  state: msg`States`,
  event: msg`Events`,
  guard: msg`Guards`,
  action: msg`Actions`,
  call: msg`Calls`,
  delay: msg`Delays`,
  requirement: msg`Requirements`,
};
