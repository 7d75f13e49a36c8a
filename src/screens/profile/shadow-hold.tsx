import type { User } from '#api/user.ts';
import type { ShadowChange } from '#contract/config.ts';
import { useConfiguration } from '#portal/portal-context.tsx';
import { useWriteHold, WriteHoldProvider } from '#ui/controls/write-hold.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const reasons: Record<ShadowChange, MessageDescriptor> = {
  payout_details: msg`Only the publisher can change the payout details.`,
  currency: msg`Only the publisher can change the currency.`,
  api_tokens: msg`Only the publisher can create or revoke tokens.`,
};

/** Whether a shadow login may not make this change. */
export function useIsHeld(user: User | undefined, change: ShadowChange): boolean {
  const { shadowMayChange } = useConfiguration().general;
  return Boolean(user?.shadow) && !shadowMayChange.includes(change);
}

type ShadowHoldProps = { user: User; change: ShadowChange; children: ReactNode };

/** In a shadow login, disables the changes below that the network does not allow its operators, and says why. */
export function ShadowHold({ user, change, children }: ShadowHoldProps) {
  const { i18n } = useLingui();
  const isHeld = useIsHeld(user, change);
  const outer = useWriteHold();
  if (!isHeld) return children;
  const reason = i18n._(reasons[change]);
  return (
    <WriteHoldProvider value={outer ?? reason}>
      <Callout>{reason}</Callout>
      {children}
    </WriteHoldProvider>
  );
}
