import { query } from '#api/queries.ts';
import { postbacks, type Postback, type PostbackBody } from '#contract/postbacks.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

type Replaced = { id: number; revision: number | undefined };

// Everything that shows the postback is reloaded (O7, E10).
export function useSavePostback() {
  const { client } = usePortal();
  const queryClient = useQueryClient();
  const load = (id: number) =>
    queryClient.query({ ...query(postbacks.get, { params: { id } }), staleTime: 0 });
  return {
    load,
    /** Null when a create is saved without an answer: its id is unknown. */
    save: async (body: PostbackBody, replaced: Replaced | null): Promise<Postback | null> => {
      const saved = await (replaced
        ? client(postbacks.update, {
            params: { id: replaced.id },
            body: { ...body, revision: replaced.revision },
          })
        : client(postbacks.create, { body }));
      void queryClient.invalidateQueries({ queryKey: [postbacks.list.resource] });
      notify({ type: 'saveSuccess' });
      if (saved) return saved;
      return replaced && load(replaced.id);
    },
  };
}
