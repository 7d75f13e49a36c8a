import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type ForecastRuleProps = {
  /** A day that is still to come, for the example. */
  day: string;
  /** How far off such forecasts were, in percent. */
  error: number;
  /** The forecast in words. */
  children: ReactNode;
};

/** A forecast that says how it is made, and how wrong it would have been. */
export function ForecastRule({ day, error, children }: ForecastRuleProps) {
  const { t } = useLingui();
  const { weekday, share } = useFormats();
  const [name, off] = [weekday(new Date(day).getUTCDay()), share(Math.ceil(error))];
  return (
    <Popover
      label={t`How this forecast is made`}
      trigger={
        <Button size="sm" variant="link">
          {children}
        </Button>
      }
    >
      <TextBlock>
        <p>
          <Trans>
            The lowest and the highest result if the days to come go as in one of the last 8 weeks: a {name},
            for example, as one of the last 8. Days are UTC.
          </Trans>
        </p>
        <p>
          <Trans>
            For each of the last 8 weeks such a forecast would have been off by {off} on average. Beyond 25 %
            none is shown.
          </Trans>
        </p>
      </TextBlock>
    </Popover>
  );
}
