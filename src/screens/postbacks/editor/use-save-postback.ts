import { query } from '#api/queries.ts';
import { postbacks, type Postback, type PostbackBody } from '#contract/postbacks.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { useQueryClient } from '@tanstack/react-query';

type Replaced = { id: number; revision: number | undefined; former: PostbackBody | null };

// Everything that shows the postback is reloaded (O7, E10).
export function useSavePostback() {
  const { client } = usePortal();
  const queryClient = useQueryClient();
  const notifySaved = useSavedToast();
  const load = (id: number) =>
    queryClient.query({ ...query(postbacks.get, { params: { id } }), staleTime: 0 });
  const update = async (id: number, body: PostbackBody, revision: number | undefined) => {
    const saved = await client(postbacks.update, { params: { id }, body: { ...body, revision } });
    void queryClient.invalidateQueries({ queryKey: [postbacks.list.resource] });
    return saved ?? load(id);
  };
  return {
    load,
    /** Null when a create is saved without an answer: its id is unknown. */
    save: async (body: PostbackBody, replaced: Replaced | null): Promise<Postback | null> => {
      if (replaced) {
        const { id, revision, former } = replaced;
        const saved = await update(id, body, revision);
        notifySaved(former && (() => update(id, former, saved.revision)));
        return saved;
      }
      const created = await client(postbacks.create, { body });
      void queryClient.invalidateQueries({ queryKey: [postbacks.list.resource] });
      notifySaved(null);
      return created ?? null;
    },
  };
}
