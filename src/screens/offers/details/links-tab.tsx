import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { choices } from '#contract/choices.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { useDraft } from '#fields/use-draft.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FocusPart } from '#ui/layout/focus-part.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { LinkBuilder } from './link-builder.tsx';
import { draftOfLink, type Available } from './link-fields.ts';
import { LinksSkeleton } from './links-skeleton.tsx';
import { PartSkeleton } from './terms-skeleton.tsx';
import { SavedLinks } from './saved-links.tsx';
import { useWithRemoved } from './use-with-removed.ts';

const whole = { limit: -1 } as const;

// On phones a new link has an address too: the builder takes the place of the list.
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

// Running campaigns, the approval's own first.
const ownFirst = (rows: readonly Campaign[], own: number | undefined) =>
  rows
    .filter(({ status }) => status !== 'ended')
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own));

function useAvailable({ offer, campaign }: ApprovalDetails) {
  const byOffer = { params: { offerId: offer.id } };
  const options = useQuery(query(trackingLinks.options, byOffer));
  const links = useQuery(query(trackingLinks.ofOffer, { ...byOffer, query: whole }));
  const ofOffer = useQuery(query(campaigns.list, { query: { ...whole, offer_id: [offer.id] } }));
  const clicktags = useQuery(query(choices.clicktags));
  const parameters = useQuery(query(choices.clicktagParams));
  const failed = [options, links, ofOffer, clicktags, parameters].filter(
    ({ isError, data }) => isError && !data,
  );
  const isComplete = options.data && links.data && ofOffer.data && clicktags.data && parameters.data;
  const available: Available | null = isComplete
    ? {
        options: options.data,
        links: links.data.data,
        campaigns: ownFirst(ofOffer.data.data, campaign?.id),
        clicktags: clicktags.data.data,
        parameters: parameters.data.data,
      }
    : null;
  return { available, failed };
}

type NamedProps = {
  offerId: number;
  linkId: number;
  available: Available;
  onChosen: (id: number | null) => void;
};

function NamedLink({ offerId, linkId, available, onChosen }: NamedProps) {
  const request = { params: { id: linkId } };
  const { data, isRemoved, error, isFetching, refetch } = useWithRemoved(
    query(trackingLinks.get, request),
    query(trackingLinks.retrieve, request),
  );
  if (data) {
    const { name } = data;
    // One builder for both, so that input stays when the link is removed meanwhile.
    return (
      <>
        {isRemoved ? (
          <Callout tone="warning">
            <Trans>The link {name} was deleted. Save it to rebuild it with a new address.</Trans>
          </Callout>
        ) : null}
        <LinkBuilder
          offerId={offerId}
          link={isRemoved ? null : data}
          pattern={data}
          onChosen={onChosen}
          available={available}
        />
      </>
    );
  }
  return error ? (
    <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
  ) : (
    <PartSkeleton />
  );
}

export function LinksTab({ approval }: { approval: ApprovalDetails }) {
  const { id: offerId } = approval.offer;
  const { t } = useLingui();
  const { available, failed } = useAvailable(approval);
  const { linkId, name } = useNamedLink();
  const draft = useDraft(linkId === null ? null : draftOfLink(linkId));
  const builder = useRef<HTMLElement>(null);
  const choose = (id: number | null) => {
    name(id);
    builder.current?.focus();
  };
  const [first] = failed;
  if (first) {
    return (
      <FailedState failure={first.error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
    );
  }
  if (!available) return <LinksSkeleton />;
  return (
    <Stack>
      <FocusPart label={t`Link builder`} ref={builder}>
        <FormPlace by="link">
          {linkId === null ? (
            <LinkBuilder key="new" offerId={offerId} link={null} onChosen={choose} available={available} />
          ) : (
            <NamedLink
              key={linkId}
              offerId={offerId}
              linkId={linkId}
              available={available}
              onChosen={choose}
            />
          )}
        </FormPlace>
      </FocusPart>
      <SavedLinks
        offerId={offerId}
        onEdit={choose}
        onRemoved={(id) => {
          // What was typed stays, and can be saved as a new link.
          if (id === linkId && Object.keys(draft?.read() ?? {}).length === 0) name(null);
        }}
      />
    </Stack>
  );
}
