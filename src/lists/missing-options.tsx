import { inSentences } from '#i18n/error-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { OptionList } from '#ui/controls/option-list.tsx';
import { focusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { reasonOf } from '#ui/platform/load-failure.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import type { OptionsQuery } from './filters.ts';

type MissingOptionsProps = { label: string; queries: readonly OptionsQuery[] };

// A repeated attempt has no error until it fails, too.
const hasFailed = ({ data, errorUpdateCount }: OptionsQuery) => data === undefined && errorUpdateCount > 0;

function FailedOptions({ queries }: Pick<MissingOptionsProps, 'queries'>) {
  const { i18n, t } = useLingui();
  const reason = queries.map(({ error }) => reasonOf(error, i18n)).find((text) => text !== null);
  return (
    <>
      {inSentences([t`The options could not be loaded.`, ...(reason ? [reason] : [])])}{' '}
      <Button
        size="sm"
        icon={RefreshCw}
        busy={queries.some(({ isFetching }) => isFetching)}
        onClick={({ currentTarget }) => {
          focusAfterRemoval(currentTarget, true);
          for (const { refetch } of queries) void refetch();
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}

/** What stands in place of the options of a filter: they load, failed to, or wait for a connection (L2). */
export function MissingOptions({ label, queries }: MissingOptionsProps) {
  const isOffline = queries.some(({ data, fetchStatus }) => data === undefined && fetchStatus === 'paused');
  const failed = queries.filter(hasFailed);
  if (!isOffline && failed.length === 0) {
    return <OptionList label={label} options={null} value={[]} onChange={() => undefined} />;
  }
  return (
    <OptionList
      label={label}
      options={[]}
      value={[]}
      onChange={() => undefined}
      note={
        isOffline ? (
          <Trans>You are offline. The options are loaded as soon as there is a connection again.</Trans>
        ) : (
          <FailedOptions queries={failed} />
        )
      }
    />
  );
}
