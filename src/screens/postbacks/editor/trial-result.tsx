import type { ApiError } from '#api/api-error.ts';
import { isNotOffered } from '#api/not-offered.ts';
import type { postbacks } from '#contract/postbacks.ts';
import type { Result } from '#contract/endpoint.ts';
import { inSentences, messagesOf, textOf } from '#i18n/error-messages.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

type Met = Result<(typeof postbacks)['testCall']>;

type TrialResultProps = { address: string; result: Met | null; failure: ApiError | null };

// The usual slip has words of its own.
function NoAnswer({ address, error }: { address: string; error: string | null }) {
  const host = URL.parse(address)?.hostname;
  if (!host || !error?.includes('ENOTFOUND')) return error;
  return <Trans>No server found at {host}. Check the host name.</Trans>;
}

export function TrialResult({ address, result, failure }: TrialResultProps) {
  const { i18n } = useLingui();
  if (failure && isNotOffered(failure)) {
    return (
      <Callout live>
        <Trans>This network offers no test calls. Copy the call as cURL and send it yourself.</Trans>
      </Callout>
    );
  }
  if (failure) {
    const why = messagesOf(failure).map((message) => textOf(message, i18n));
    const details = failure.entries.flatMap(({ description }) => description ?? []);
    return (
      <Callout tone="error" live>
        {inSentences([...new Set([...why, ...details])])}
      </Callout>
    );
  }
  if (!result) return null;
  const { ok, http_status: status, response, error } = result;
  return (
    <Callout
      tone={ok ? 'success' : 'error'}
      live
      title={status === null ? <Trans>No answer</Trans> : <Trans>The answer was HTTP {status}</Trans>}
    >
      {status === null ? <NoAnswer address={address} error={error} /> : response}
    </Callout>
  );
}
