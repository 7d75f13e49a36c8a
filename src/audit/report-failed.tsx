import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';

/** In the place of what the list of tests would have shown. */
export function ReportFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={audit().toolbar} role="alert">
      <Trans>The list of tests could not be loaded.</Trans>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
