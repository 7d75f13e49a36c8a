import type { Client } from '#api/client.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { sharedReload } from '#portal/shared-reload.ts';
import { useQueryClient } from '@tanstack/react-query';

// Resources that show parts of an offer.
const resources = ['approvals', 'campaigns', 'choices', 'clickTags', 'offerParts', 'offers', 'trackingLinks'];
const affected: ReadonlySet<unknown> = new Set(resources);
const reload = sharedReload(resources);

/**
 * Makes a call that changes an offer and invalidates everything that shows it, e.g. `change((client) =>
 * client(trackingLinks.remove, { params: { id } }))`. Rejects as the client does. `gone` names the operation of a
 * removed resource, which is not requested again.
 */
export function useChange() {
  const { client } = usePortal();
  const queries = useQueryClient();
  return async <Answer>(call: (client: Client) => Promise<Answer>, gone?: string): Promise<Answer> => {
    const answer = await call(client);
    if (gone === undefined) void reload(queries);
    else {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [resource, operation] }) => affected.has(resource) && operation !== gone,
      });
    }
    return answer;
  };
}
