import { Trans } from '@lingui/react/macro';

/** What a line means by its dashed end. */
export const DashedEnd = ({ isDay = true }: { isDay?: boolean }) =>
  isDay ? <Trans>Dashed: today so far</Trans> : <Trans>Dashed: not over yet</Trans>;
