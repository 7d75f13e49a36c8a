import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { choices } from '#contract/choices.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { Stack } from '#ui/stack.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { LinkBuilder } from './link-builder.tsx';
import { SavedLinks } from './saved-links.tsx';

const whole = { limit: -1 } as const;

/** The link that the address names, and how to name another. */
function useNamedLink() {
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('link'));
  return {
    linkId: Number.isSafeInteger(named) && named > 0 ? named : null,
    name: (id: number | null) =>
      setAddress((current) => {
        const next = new URLSearchParams(current);
        if (id) next.set('link', String(id));
        else next.delete('link');
        return next;
      }),
  };
}

/** Campaigns that go on, that of the approval before the others. */
const ownFirst = (rows: readonly Campaign[], own: number | undefined) =>
  rows
    .filter(({ status }) => status !== 'ended')
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own));

/** Tracking links of the offer: built, changed, taken along (O5). */
export function LinksTab({ approval: { offer, campaign } }: { approval: ApprovalDetails }) {
  const byOffer = { params: { offerId: offer.id } };
  const options = useQuery(query(trackingLinks.options, byOffer));
  const links = useQuery(query(trackingLinks.ofOffer, { ...byOffer, query: whole }));
  const ofOffer = useQuery(query(campaigns.list, { query: { ...whole, offer_id: [offer.id] } }));
  const clicktags = useQuery(query(choices.clicktags));
  const macros = useQuery(query(choices.clicktagParams));
  const { linkId, name } = useNamedLink();
  const failed = [options, links, ofOffer, clicktags, macros].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return <FailedState onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  }
  if (!options.data || !links.data || !ofOffer.data || !clicktags.data || !macros.data) {
    return <Skeleton width="100%" height={320} />;
  }
  const link = links.data.data.find(({ id }) => id === linkId) ?? null;
  return (
    <Stack>
      <LinkBuilder
        key={link?.id ?? 'new'}
        offerId={offer.id}
        link={link}
        onChosen={name}
        known={{
          options: options.data,
          links: links.data.data,
          campaigns: ownFirst(ofOffer.data.data, campaign?.id),
          clicktags: clicktags.data.data,
          macros: macros.data.data,
        }}
      />
      <SavedLinks offerId={offer.id} onEdit={name} />
    </Stack>
  );
}
