import type { TrackingLink } from '#contract/tracking-links.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { replacementHref } from './has-ended.ts';

/** What to promote instead of an offer that has ended; nothing where the network does not say. */
export function Substitute({ of: substitute }: { of: TrackingLink['substitute'] }) {
  if (substitute === undefined) return null;
  const to = replacementHref(substitute);
  if (!substitute) {
    return (
      <Link href={to}>
        <Trans>Find a replacement</Trans>
      </Link>
    );
  }
  const { id, name } = substitute;
  return (
    <Trans>
      Replacement:{' '}
      <Link href={to} data-offer={id}>
        {name}
      </Link>
    </Trans>
  );
}
