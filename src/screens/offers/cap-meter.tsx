import type { CapSummary } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { wordOf } from '#i18n/words.ts';
import { Icon } from '#ui/content/icon.tsx';
import { Meter } from '#ui/figures/meter.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Infinity as NoLimit } from 'lucide-react';

const periods: Record<CapSummary['period'], MessageDescriptor> = {
  day: msg`Daily cap`,
  week: msg`Weekly cap`,
  month: msg`Monthly cap`,
  total: msg`Total cap`,
};

type CapMeterProps = {
  cap: CapSummary | null;
  /** Of the offer. */
  currency: string;
};

/** The tightest cap, in words and as a bar. */
export function CapMeter({ cap, currency }: CapMeterProps) {
  const { i18n } = useLingui();
  const { count, money } = useFormats();
  if (!cap) {
    return (
      <>
        <Icon of={NoLimit} size="sm" />
        <Trans>No cap</Trans>
      </>
    );
  }
  const write = (value: number) => (cap.type === 'payout' ? money(value, currency, 0) : count(value));
  return (
    <Meter
      label={wordOf(periods, cap.period, i18n)}
      figure={[cap.used, cap.value].map(write).join(' / ')}
      value={cap.used}
      max={cap.value}
    />
  );
}
