import type { ApiError } from '#api/api-error.ts';
import { messagesOf, textOf } from '#i18n/error-messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { state } from '#styled/recipes';
import { Button } from './button.tsx';

type FailedStateProps = {
  onRetry: () => void;
  busy?: boolean;
  /** What loading was refused with. */
  failure?: ApiError | null;
};

/** A refusal gives its reason; an error of loading, and no answer at all, have none to give (E8). */
const hasReason = ({ status, isLoadingError }: ApiError) => status >= 300 && !isLoadingError;

/** Loading failed; the button of the same name tries again (L2). */
export function FailedState({ onRetry, busy, failure = null }: FailedStateProps) {
  const { i18n } = useLingui();
  const styles = state();
  return (
    <div className={styles.root} role="alert">
      <svg className={styles.art} width="72" height="48" viewBox="0 0 72 48" fill="none" aria-hidden="true">
        <rect className={styles.paper} x="8.5" y="6.5" width="55" height="35" rx="5" />
        <g strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
          <path className={styles.line} d="M15 33l9-9 7 5 8-11" />
          <path className={styles.fault} d="M43 13l-3.5 8h5L41 29" />
          <path className={styles.line} d="M47 22l10-8" strokeDasharray="2 3" />
        </g>
      </svg>
      <p className={styles.text}>
        <Trans>Data loading failed. Please try again using Refresh button.</Trans>
      </p>
      {failure && hasReason(failure) ? (
        <p className={styles.text}>
          {messagesOf(failure)
            .map((message) => textOf(message, i18n))
            .join(' ')}
        </p>
      ) : null}
      <div className={styles.action}>
        <Button icon={RefreshCw} onClick={onRetry} busy={busy}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
    </div>
  );
}
