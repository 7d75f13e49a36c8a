import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { choices } from '#contract/choices.ts';
import { href } from '#routes';
import { FormPlace } from '#fields/form-place.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Select } from '#ui/controls/select.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { ClickTagForm } from './click-tag-form.tsx';
import { ClickTagSkeleton } from './click-tag-skeleton.tsx';

function useCampaign(rows: readonly Campaign[]) {
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('campaign'));
  const choose = (id: string) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.set('campaign', id);
      return next;
    });
  return { campaign: rows.find(({ id }) => id === named) ?? rows[0], choose };
}

export function ClickTagTab({ approval }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const { offer } = approval;
  const ofOffer = useQuery(query(campaigns.list, { query: { limit: -1, offer_id: [offer.id] } }));
  const parameters = useQuery(query(choices.clicktagParams));
  const rows = ofOffer.data?.data.filter(({ status }) => status !== 'ended') ?? [];
  const { campaign, choose } = useCampaign(rows);
  const failed = [ofOffer, parameters].filter(({ isError, data }) => isError && !data);
  const [first] = failed;
  if (first) {
    return (
      <FailedState failure={first.error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
    );
  }
  if (!ofOffer.data || !parameters.data) return <ClickTagSkeleton />;
  if (!campaign) {
    return (
      <EmptyState text={<Trans>A click tag belongs to a campaign: start one first.</Trans>}>
        <ButtonLink>
          <Link href={`${href('liveOfferDetails', { id: String(approval.id), type: 'live' })}?tab=campaigns`}>
            <Trans>To the campaigns</Trans>
          </Link>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <FormPlace by="campaign">
      <ClickTagForm
        key={campaign.id}
        campaign={campaign}
        parameters={parameters.data.data}
        choice={
          <Select
            label={t`Campaign`}
            value={String(campaign.id)}
            onChange={choose}
            items={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        }
      />
    </FormPlace>
  );
}
