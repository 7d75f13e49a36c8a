import { referenceQueries } from '#api/reference-data.ts';
import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import type { Result } from '#contract/endpoint.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Meter } from '#ui/figures/meter.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PartAside } from './part-aside.tsx';
import { WholeList } from './whole-list.tsx';

type Cap = Result<typeof offerParts.caps>['data'][number];

const UsedUpNote = lazyComponent(async () => (await import('./used-up-note.tsx')).UsedUpNote);

// Amounts are reported in the currency of the publisher, caps are in that of the offer.
const isForecast = ({ type, period, remaining }: Cap, isOwnCurrency: boolean) =>
  period !== 'day' && remaining > 0 && (type !== 'payout' || isOwnCurrency);

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

type OneCapProps = { cap: Cap; name: string; currency: string; isOwnCurrency: boolean };

function OneCap({ cap, name, currency, isOwnCurrency }: OneCapProps) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const amount = (value: number) => (cap.type === 'payout' ? money(value, currency) : count(value));
  const left = amount(cap.remaining);
  return (
    <Card title={name} end={cap.remaining > 0 ? <Trans>{left} left</Trans> : null}>
      <CardBody>
        <TextBlock>
          <Meter
            label={t`Used`}
            figure={`${amount(cap.used)} / ${amount(cap.value)}`}
            value={cap.used}
            max={cap.value}
          />
          <p>
            {cap.remaining > 0 ? (
              <Trans>Clicks beyond the cap are not paid.</Trans>
            ) : (
              <Trans>Reached: clicks beyond it are not paid.</Trans>
            )}{' '}
            {cap.resets_at ? <Reset at={new Date(cap.resets_at)} /> : <Trans>Does not reset</Trans>}.
          </p>
          {isForecast(cap, isOwnCurrency) ? (
            <Suspense fallback={null}>
              <UsedUpNote cap={cap} />
            </Suspense>
          ) : null}
        </TextBlock>
      </CardBody>
    </Card>
  );
}

export function CapsTab({ approval }: { approval: ApprovalDetails }) {
  const { offer, payout } = approval;
  const caps = useQuery(query(offerParts.caps, { params: { id: offer.id }, query: { limit: -1 } }));
  const names = useQuery(referenceQueries.start).data?.offer_cap_types;
  return (
    <Stack>
      <WholeList query={caps} none={<Trans>This offer has no caps.</Trans>}>
        {(rows) =>
          rows.map((cap) => (
            <OneCap
              key={cap.id}
              cap={cap}
              name={names?.[cap.cap_type_id] ?? cap.cap_type_id}
              currency={payout.currency}
              isOwnCurrency={payout.currency === approval.figures.currency}
            />
          ))
        }
      </WholeList>
      <FormGrid columns="two">
        <PartAside approval={approval} next="payouts" />
      </FormGrid>
    </Stack>
  );
}
