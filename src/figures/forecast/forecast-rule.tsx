import { useFormats } from '#i18n/formats.tsx';
import { TipButton } from '#ui/controls/tip-button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** Where a forecast comes from; how far off it was is on the same words, for pointer, finger and keyboard. */
export function ForecastRule({ wrong }: { wrong: number }) {
  const { t } = useLingui();
  const share = useFormats().share(Math.ceil(wrong * 100));
  return (
    <TipButton tip={t`at most ${share} off in each of the last 8 weeks`}>
      <Trans>by the last 8 of each weekday</Trans>
    </TipButton>
  );
}
