import { Trans } from '@lingui/react/macro';

export const DashedEnd = () => <Trans>The dashed end is not over yet.</Trans>;
