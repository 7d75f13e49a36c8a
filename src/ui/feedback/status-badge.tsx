import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import { codeAsWords, entryOf } from '#i18n/words.ts';
import { NetworkText } from '#i18n/network-text.tsx';
import { Badge, type BadgeTone } from '../content/badge.tsx';

export type StatusAppearance = { label: MessageDescriptor; tone: BadgeTone; icon?: LucideIcon };

type StatusBadgeProps = { status: string; appearances: Readonly<Record<string, StatusAppearance>> };

/** A status as a badge; unknown codes show as words, without a colour (P4). */
export function StatusBadge({ status, appearances }: StatusBadgeProps) {
  const { i18n } = useLingui();
  const appearance = entryOf(appearances, status);
  if (!appearance) {
    return (
      <Badge tone="neutral">
        <NetworkText>{codeAsWords(status)}</NetworkText>
      </Badge>
    );
  }
  return (
    <Badge tone={appearance.tone} {...(appearance.icon ? { icon: appearance.icon } : null)}>
      {i18n._(appearance.label)}
    </Badge>
  );
}
