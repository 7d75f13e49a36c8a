import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import type { Part } from './part.ts';

/** Under a figure of a strip whose others are there. */
export const NotLoaded = ({ isBusy, refresh }: Pick<Part<unknown>, 'isBusy' | 'refresh'>) => (
  <span role="status">
    <Trans>Not loaded</Trans>{' '}
    <Button size="sm" variant="link" busy={isBusy} onClick={refresh}>
      <Trans>Refresh</Trans>
    </Button>
  </span>
);
