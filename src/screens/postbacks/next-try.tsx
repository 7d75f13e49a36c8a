import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';

/** When a call is made again that had no success, on a line of its own. */
export function NextTry({ at }: { at: string }) {
  const { ofLate } = useFormats();
  const time = ofLate(new Date(at));
  return (
    <small>
      <Trans>Next try {time}</Trans>
    </small>
  );
}
