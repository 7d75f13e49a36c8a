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

const wholePercent = ({ used, value }: CapSummary) => Math.round((used / value) * 100);

/** The tightest cap, in words and as a bar; amounts of money as a share. */
export function CapMeter({ cap }: { cap: CapSummary | null }) {
  const { i18n } = useLingui();
  const { count, share } = useFormats();
  if (!cap) {
    return (
      <>
        <Icon of={NoLimit} size="sm" />
        <Trans>No cap</Trans>
      </>
    );
  }
  return (
    <Meter
      label={wordOf(periods, cap.period, i18n)}
      figure={cap.type === 'payout' ? share(wholePercent(cap)) : `${count(cap.used)} / ${count(cap.value)}`}
      value={cap.used}
      max={cap.value}
    />
  );
}
