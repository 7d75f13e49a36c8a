import { apiOrigin } from '#api/api-origin.ts';
import type { OwnId } from '#contract/own-ids.ts';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { Trans } from '@lingui/react/macro';

export type OwnIds = Partial<Record<OwnId, number | string | undefined>>;

/** The page of the API, whose examples name these; it has placeholders for anything else. */
export function ApiPageLink({ own }: { own?: OwnIds }) {
  const search = new URLSearchParams({ token: 'all' });
  for (const [name, id] of Object.entries(own ?? {})) if (id !== undefined) search.set(name, String(id));
  return (
    <DocumentLink
      href={`${apiOrigin()}/openapi?${search}`}
      name={<Trans>Calls and examples</Trans>}
      note={
        <Trans>What a token opens, in curl, Python and JavaScript, with your own IDs, and its limits</Trans>
      }
    />
  );
}
