import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import { NoConnection } from '../no-connection.tsx';

type ReportFailedProps = {
  /** When what stands below was loaded, in ms since 1970; null for nothing. */ before: number | null;
  onRetry: () => void;
};

/** In the place of what the list of tests would have shown, or above what it was. */
export function ReportFailed({ before, onRetry }: ReportFailedProps) {
  const { moment } = useFormats();
  const when = before === null ? '' : moment(before);
  return (
    <div className={audit().toolbar} role="alert">
      <span>
        <Trans>The list of tests could not be loaded.</Trans> <NoConnection />{' '}
        {before === null ? null : <Trans>Below stands what was loaded on {when}.</Trans>}
      </span>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
