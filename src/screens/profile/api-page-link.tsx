import { apiOrigin } from '#api/api-origin.ts';
import { query } from '#api/queries.ts';
import { trackingLinks, type TrackingLink } from '#contract/tracking-links.ts';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const busiest = query(trackingLinks.list, { query: { limit: 1, sort: '-clicks' } });

/** The page of the API, whose examples name what the publisher has. */
function hrefOf(link: TrackingLink | undefined) {
  const own = {
    offer: link?.offer.id,
    campaign: link?.campaign?.id,
    link: link?.id,
    sub: link?.sub1 || undefined,
  };
  const search = new URLSearchParams({ token: 'all' });
  for (const [name, value] of Object.entries(own)) if (value) search.set(name, String(value));
  return `${apiOrigin()}/openapi?${search}`;
}

/** Without a link of their own the page has placeholders. */
export function ApiPageLink() {
  const { data } = useQuery(busiest);
  return (
    <DocumentLink
      href={hrefOf(data?.data[0])}
      name={<Trans>Calls and examples</Trans>}
      note={
        <Trans>What a token opens, in curl, Python and JavaScript, with your own IDs, and its limits</Trans>
      }
    />
  );
}
