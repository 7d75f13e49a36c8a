import { apiOrigin } from '#api/api-origin.ts';
import { query } from '#api/queries.ts';
import { choices } from '#contract/choices.ts';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const one = { query: { limit: 1 } };

/** Trackers replace macros; all else is a sub ID as clicks carry it. */
const isSubId = (value: string | undefined) => /^[\w.-]+$/.test(value ?? '');

/** A sub ID that the publisher's click tags hand over. */
const useOwnSub = () =>
  useQuery(query(choices.clicktags, {}))
    .data?.data.map(({ values }) => values['sub1'])
    .find(isSubId);

/** The page of the API, whose examples name what the publisher has; it has placeholders for anything else. */
function useHref() {
  const link = useQuery(query(choices.trackingLinks, one)).data?.data[0];
  const campaign = useQuery(query(choices.campaigns, one)).data?.data[0];
  const own = { offer: link?.offer.id, campaign: campaign?.id, link: link?.id, sub: useOwnSub() };
  const search = new URLSearchParams({ token: 'all' });
  for (const [name, id] of Object.entries(own)) if (id !== undefined) search.set(name, String(id));
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
