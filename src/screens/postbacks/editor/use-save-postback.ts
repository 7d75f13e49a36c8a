import { postbacks, type Postback, type PostbackBody } from '#contract/postbacks.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { notify } from '#ui/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Makes a postback or changes one; everything that shows it is loaded anew, and it is told (O7, E10). */
export function useSavePostback() {
  const { client } = usePortal();
  const queryClient = useQueryClient();
  return async (id: number | null, body: PostbackBody): Promise<Postback> => {
    const saved = await (id === null
      ? client(postbacks.create, { body })
      : client(postbacks.update, { params: { id }, body }));
    void queryClient.invalidateQueries({ queryKey: [postbacks.list.resource] });
    notify({ type: 'saveSuccess' });
    return saved;
  };
}
