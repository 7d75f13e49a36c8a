import type { TrackingLink } from '#contract/tracking-links.ts';
import { href } from '#routes';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** What to promote instead of an offer that has ended; nothing where the network does not say. */
export function Substitute({ of: substitute }: { of: TrackingLink['substitute'] }) {
  if (substitute === undefined) return null;
  const wall = href('offerWall');
  if (!substitute) {
    return (
      <Link href={wall}>
        <Trans>Find a replacement</Trans>
      </Link>
    );
  }
  const { id, name } = substitute;
  return (
    <Trans>
      Replacement: <Link href={`${wall}?offer=${id}`}>{name}</Link>
    </Trans>
  );
}
