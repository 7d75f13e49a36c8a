import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { CardPlace } from '../card-place.tsx';
import { useCampaignAddress } from './use-campaign-address.ts';

// In px; on phones all but the form are folded.
const parts = {
  onPhones: { form: 334, splitter: 54, standIns: 54, triggers: 54, payouts: 54, buying: 54 },
  elsewhere: { form: 182, splitter: 248, standIns: 128, triggers: 128, payouts: 164, buying: 123 },
};

/** An open campaign. */
export const CampaignSkeleton = () => (
  <Stack>
    {Object.entries(useIsNarrow() ? parts.onPhones : parts.elsewhere).map(([name, height]) => (
      <CardPlace key={name} height={height} />
    ))}
  </Stack>
);

/** The triggers of all campaigns. */
export const TriggersSkeleton = () => <CardPlace height={useIsNarrow() ? 232 : 124} />;

/** The rows of campaigns with their shares. */
export const CampaignRowsSkeleton = () => <Skeleton width="100%" height={useIsNarrow() ? 747 : 265} />;

/** The campaigns of an offer and, on a phone in their place, the open one. */
export function CampaignsSkeleton() {
  const isNarrow = useIsNarrow();
  const isOpen = useCampaignAddress().campaignId !== null;
  return (
    <Stack>
      {isNarrow && isOpen ? null : <CardPlace height={isNarrow ? 807 : 320} />}
      {isOpen ? <CampaignSkeleton /> : <TriggersSkeleton />}
    </Stack>
  );
}
