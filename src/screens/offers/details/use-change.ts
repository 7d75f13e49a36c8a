import type { Client } from '#api/client.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** The resources in which the parts of an offer are shown. */
const affected: ReadonlySet<unknown> = new Set([
  'approvals',
  'campaigns',
  'choices',
  'clickTags',
  'offerParts',
  'offers',
  'trackingLinks',
]);

/**
 * Makes a call that changes something of an offer; all that shows it is loaded anew. Example:
 * `change((client) => client(trackingLinks.remove, { params: { id } }))`. Rejects as the
 * client does. `gone` names the operation that showed what is no longer there, and must not be asked again.
 */
export function useChange() {
  const { client } = usePortal();
  const queries = useQueryClient();
  return async <Answer>(call: (client: Client) => Promise<Answer>, gone?: string): Promise<Answer> => {
    const answer = await call(client);
    void queries.invalidateQueries({
      predicate: ({ queryKey: [resource, operation] }) => affected.has(resource) && operation !== gone,
    });
    return answer;
  };
}
