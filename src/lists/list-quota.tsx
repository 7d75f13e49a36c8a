import type { Quota } from '#contract/quotas.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';

/** How full a list is; nothing where the network does not say so, or the limit is far. */
export function ListQuota({ quota }: { quota: Quota | undefined }) {
  const { count } = useFormats();
  if (!quota) return null;
  const used = count(quota.used);
  const limit = count(quota.limit);
  return (
    <span>
      <Badge tone={quota.used < quota.limit ? 'neutral' : 'warning'}>
        <Trans>
          {used} of {limit} used
        </Trans>
      </Badge>
    </span>
  );
}
