import { useFormats } from '#i18n/formats.tsx';
import { TipButton } from '#ui/controls/tip-button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** Where a forecast comes from; its rule and how far off it was are on the same words, for pointer, finger and keyboard. */
export function ForecastRule({ wrong }: { wrong: number }) {
  const { t } = useLingui();
  const share = useFormats().share(Math.ceil(wrong * 100));
  return (
    <TipButton
      marked
      tip={t`Each day ahead counts as its weekday did in the last 8 weeks. In each of those weeks this forecast was at most ${share} off the total that came.`}
    >
      <Trans>if it goes on like the last 8 weeks</Trans>
    </TipButton>
  );
}
