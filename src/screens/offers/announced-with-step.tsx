import type { Approval } from '#contract/approvals.ts';
import { Announced, type AnnouncedProps } from '#offers/announced.tsx';
import { riseOf, similarOffersHref } from '#offers/soon.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

type AnnouncedWithStepProps = AnnouncedProps & { category: Approval['offer']['category'] };

/** What is announced of an offer, with a way to similar ones where that is its end or a lower payout. */
export function AnnouncedWithStep({ category, ...announced }: AnnouncedWithStepProps) {
  const { end, next } = announced;
  const isLess = next ? (riseOf(next) ?? 0) < 0 : false;
  return (
    <>
      <Announced {...announced} />
      {end || isLess ? (
        <Link href={similarOffersHref({ category })}>
          <Trans>Similar offers</Trans>
        </Link>
      ) : null}
    </>
  );
}
