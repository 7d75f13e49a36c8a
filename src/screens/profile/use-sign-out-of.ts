import type { Client } from '#api/client.ts';
import { query } from '#api/queries.ts';
import { sessions } from '#contract/sessions.ts';
import { useRemoval } from '#portal/removal.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { nameOfSession } from './name-of-session.ts';

/** Stands for all other sessions, where an id names one. */
export const everywhereElse = 'everywhere-else';

/** Ends another session, or all of them, after a confirmation. */
export function useSignOutOf(client: Client) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = query(sessions.list);
  return useRemoval({
    remove: (id: string) =>
      id === everywhereElse ? client(sessions.endOthers) : client(sessions.end, { params: { id } }),
    onRemoved: (id) => {
      const session = queries.getQueryData(queryKey)?.find((row) => row.id === id);
      const name = session ? nameOfSession(session, i18n) : '';
      notify({
        type: 'success',
        text: id === everywhereElse ? t`You are signed out everywhere else` : t`${name} was signed out`,
      });
      void queries.invalidateQueries({ queryKey });
    },
  });
}
