import { useOffered } from '#portal/offered.ts';
import { NoteLine } from '#ui/figures/figure-strip.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense } from 'react';

// With a request of its own, which no screen waits for.
const BillingDeadline = lazyComponent(
  async () => (await import('#account/billing-deadline.tsx')).BillingDeadline,
  undefined,
  { hasInitialStyles: true },
);

// As high as the longest of its sentences in the card.
const room = (
  <>
    {'\u00A0'}
    <br />
    {'\u00A0'}
    <br />
    {'\u00A0'}
  </>
);

/** Beside missing billing details: what the next payout needs of them; its room is there before it has loaded. */
export function DeadlineNote() {
  if (!useOffered('payments')) return null;
  return (
    <NoteLine>
      <Suspense fallback={room}>
        <BillingDeadline fallback={room} />
      </Suspense>
    </NoteLine>
  );
}
