import { Trans } from '@lingui/react/macro';

/** What is drawn dashed, in words: under every chart that ends with what is not over. */
export const DashedEnd = () => <Trans>The dashed end is not over yet.</Trans>;
