import type { Approval } from '#contract/approvals.ts';
import type { Reference } from '#contract/values.ts';
import { href } from '#routes';

/** Its links lead nowhere: there is nothing to pause or to promote. */
export const hasEnded = ({ status }: Pick<Approval['offer'], 'status'>): boolean => status === 'expired';

/** Where to go on instead of an offer that has ended: a similar one, else the wall. */
export const replacementHref = (substitute: Reference | null | undefined): string =>
  substitute ? `${href('offerWall')}?offer=${substitute.id}` : href('offerWall');
