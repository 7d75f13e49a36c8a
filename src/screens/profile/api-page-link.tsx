import { apiOrigin } from '#api/api-origin.ts';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { Trans } from '@lingui/react/macro';
import { useOwnIds } from './use-own-ids.ts';

/** The page of the API, whose examples name what the publisher has; it has placeholders for anything else. */
function useHref() {
  const search = new URLSearchParams({ token: 'all' });
  for (const [name, id] of Object.entries(useOwnIds())) if (id !== undefined) search.set(name, String(id));
  return `${apiOrigin()}/openapi?${search}`;
}

export const ApiPageLink = () => (
  <DocumentLink
    href={useHref()}
    name={<Trans>Calls and examples</Trans>}
    note={
      <Trans>What a token opens, in curl, Python and JavaScript, with your own IDs, and its limits</Trans>
    }
  />
);
