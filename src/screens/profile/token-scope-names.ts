import type { TokenScope } from '#contract/api-token.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const tokenScopeNames: Record<TokenScope, MessageDescriptor> = {
  figures: msg`Read figures`,
  links: msg`Manage tracking links and click tags`,
  all: msg`Full access`,
};
