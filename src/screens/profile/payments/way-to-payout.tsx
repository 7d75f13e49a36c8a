import { useMissedDay } from '#account/missed-day.ts';
import type { Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Plural, Trans } from '@lingui/react/macro';

type Of = { balance: Balance };

const Hold = ({ balance: { hold_days: days } }: Of) =>
  days > 0 ? (
    <Plural
      value={days}
      one="1. An approved conversion is on hold for # day, counted from the day of the conversion."
      other="1. An approved conversion is on hold for # days, counted from the day of the conversion."
    />
  ) : (
    <Trans>1. An approved conversion is available at once.</Trans>
  );

function Request({ balance: { is_automatic: isAutomatic, minimum, currency } }: Of) {
  const least = useFormats().money(minimum, currency);
  if (isAutomatic) {
    return minimum ? (
      <Trans>2. From {least} on, what is available is paid without a request.</Trans>
    ) : (
      <Trans>2. What is available is paid without a request.</Trans>
    );
  }
  return minimum ? (
    <Trans>2. From {least} on, you can request what is available.</Trans>
  ) : (
    <Trans>2. You can request what is available.</Trans>
  );
}

/** The clocks of a payout in their order, by the terms and dates of the publisher. */
export function WayToPayout({ balance }: Of) {
  const formats = useFormats();
  const { later } = useMissedDay(balance);
  const day = formats.day(later ?? balance.payout_day);
  return (
    <>
      <div>
        <Hold balance={balance} />
      </div>{' '}
      <div>
        <Request balance={balance} />
      </div>{' '}
      <div>
        {later === null ? (
          <Trans>3. It is paid on your payout day, the next one is {day}.</Trans>
        ) : (
          <Trans>3. It is paid on your payout day: the next one for details added now is {day}.</Trans>
        )}
      </div>
    </>
  );
}
