import { useBulkParts } from '#bulk/use-bulk-parts.ts';
import { postbacks, type Postback } from '#contract/postbacks.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { sharedReload } from '#portal/shared-reload.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenPostback } from './use-open-postback.ts';

const reload = sharedReload([postbacks.list.resource]);

const selectedOf = ({ id, name, status }: Postback) => ({
  id,
  name,
  status: status === 'paused' ? ('paused' as const) : ('running' as const),
});

/** Copies and removes selected postbacks (O7); `defaultId` is that of the default one. */
export function usePostbackBulk(place: OpenPostback, defaultId: number | undefined) {
  const { t } = useLingui();
  const { client } = usePortal();
  const queries = useQueryClient();
  return useBulkParts({
    carryOut: async (_, id) => {
      await client(postbacks.remove, { params: { id } });
      place.leave(id);
      void reload(queries);
    },
    commands: ['remove'],
    selectedOf,
    addressOf: ({ url }) => url,
    question: (jobs) => ({
      title: t`${plural(jobs.length, { one: 'Delete # postback?', other: 'Delete # postbacks?' })}`,
      text: jobs.some(({ id }) => id === defaultId)
        ? t`Calls end, also for conversions that are still queued, and there will be no default postback. This cannot be undone.`
        : t`Calls end, also for conversions that are still queued. This cannot be undone.`,
      confirm: t`Delete`,
    }),
  });
}
