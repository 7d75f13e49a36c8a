import type { OpenSession } from '#contract/sessions.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

function deviceOf({ browser, os }: OpenSession): MessageDescriptor | string {
  if (browser && os) return msg`${browser} on ${os}`;
  return browser ?? os ?? msg`Unknown device`;
}

/** The device, or the operator of a shadow login. */
export function nameOfSession(session: OpenSession, i18n: I18n): string {
  const { operator } = session;
  if (operator) {
    const name = `${operator.firstname} ${operator.lastname}`;
    return i18n._(msg`Operator ${name} (shadow login)`);
  }
  const device = deviceOf(session);
  return typeof device === 'string' ? device : i18n._(device);
}
