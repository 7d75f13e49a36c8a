import type { Payout } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { Copied } from '#ui/tables/copied.tsx';
import { useLingui } from '@lingui/react/macro';

/** What an offer pays, in a table. */
export function PayoutAmount({ payout }: { payout: Payout }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <>
      <Copied>
        <b>{amountOf(payout, formats)}</b>
      </Copied>{' '}
      <Copied head={t`Model`}>{modelName(payout.model)}</Copied>
    </>
  );
}
