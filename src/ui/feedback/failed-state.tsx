import type { ApiError } from '#api/api-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudAlert, RefreshCw } from 'lucide-react';
import { createContext, useContext, type ReactNode } from 'react';
import { state } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { Button } from '../controls/button.tsx';
import { reasonOf } from '../platform/load-failure.ts';
import { ReportCode } from './report-code.tsx';

type FailedStateProps = {
  onRetry: () => void;
  busy?: boolean;
  /** The failure; null without a request, as when offline. */
  failure: ApiError | null;
  /** Beside Refresh: ways on. */
  children?: ReactNode;
};

/** Whether a banner reports the outage or the missing connection, after which all parts of the screen are refreshed. */
export const Outage = createContext(false);

/** Loading failed, with a Refresh button (L2). A refusal shows its reason (E8). During an outage the banner speaks for all parts. */
export function FailedState({ onRetry, busy, failure, children }: FailedStateProps) {
  const { i18n } = useLingui();
  const styles = state();
  const isOutage = useContext(Outage);
  const reason = reasonOf(failure, i18n);
  if (isOutage) {
    return (
      <div className={styles.root} data-quiet="">
        <Icon of={CloudAlert} />
        <span>
          <Trans>Not loaded</Trans>
        </span>
      </div>
    );
  }
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
      {reason === null ? null : <p className={styles.text}>{reason}</p>}
      {failure?.reportCode ? <ReportCode code={failure.reportCode} /> : null}
      <div className={styles.action}>
        <Button icon={RefreshCw} onClick={onRetry} busy={busy}>
          <Trans>Refresh</Trans>
        </Button>
        {children}
      </div>
    </div>
  );
}
