import { referenceQueries } from '#api/reference-data.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import type { Result } from '#contract/endpoint.ts';
import type { offerParts } from '#contract/offer-parts.ts';
import { useFormats } from '#i18n/formats.tsx';
import { wordOf } from '#i18n/words.ts';
import { Meter } from '#ui/figures/meter.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

export type Cap = Result<typeof offerParts.caps>['data'][number];

const UsedUpNote = lazyComponent(async () => (await import('./used-up-note.tsx')).UsedUpNote);

// So that nothing below moves.
const keptLine = '\u00A0';

// Amounts are reported in the currency of the publisher, caps are in that of the offer.
const isForecast = ({ type, period, remaining }: Cap, { payout, figures }: ApprovalDetails) =>
  period !== 'day' && remaining > 0 && (type !== 'payout' || payout.currency === figures.currency);

// Caps count by days in UTC, which begin at another time where the reader is.
function Reset({ at }: { at: Date }) {
  const formats = useFormats();
  const [day, time] = [formats.utcDate(at), formats.utcTime(at)];
  const [ownDay, ownTime] = [formats.date(at), formats.time(at)];
  if (ownDay !== day) {
    return (
      <Trans>
        Resets {day} at {time} UTC, {ownDay} {ownTime} your time
      </Trans>
    );
  }
  if (ownTime === time) {
    return (
      <Trans>
        Resets {day} at {time} UTC
      </Trans>
    );
  }
  return (
    <Trans>
      Resets {day} at {time} UTC, {ownTime} your time
    </Trans>
  );
}

const beyond: Record<string, MessageDescriptor> = {
  clicks: msg`Clicks beyond the cap are not paid.`,
  conversions: msg`Conversions beyond the cap are not paid.`,
  payout: msg`Earnings beyond the cap are not paid.`,
};

/** One cap: how much is used and left, what happens beyond it, and when it resets. */
export function CapRow({ cap, approval }: { cap: Cap; approval: ApprovalDetails }) {
  const { i18n } = useLingui();
  const { count, money } = useFormats();
  const names = useQuery(referenceQueries.start).data?.offer_cap_types;
  const amount = (value: number) =>
    cap.type === 'payout' ? money(value, approval.payout.currency) : count(value);
  const left = amount(cap.remaining);
  return (
    <TextBlock>
      <Meter
        label={names?.[cap.cap_type_id] ?? cap.cap_type_id}
        figure={`${amount(cap.used)} / ${amount(cap.value)}`}
        value={cap.used}
        max={cap.value}
      />
      <p>
        {cap.remaining > 0 ? <Trans>{left} left.</Trans> : <Trans>Reached.</Trans>}{' '}
        {wordOf(beyond, cap.type, i18n)}{' '}
        {cap.resets_at ? <Reset at={new Date(cap.resets_at)} /> : <Trans>Does not reset</Trans>}.
      </p>
      {isForecast(cap, approval) ? (
        <p>
          <Suspense fallback={keptLine}>
            <UsedUpNote cap={cap} />
          </Suspense>
        </p>
      ) : null}
    </TextBlock>
  );
}
