import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { SignedRelease, SignOff } from './sign-off.ts';

function Release({ commit, digest }: SignedRelease) {
  const [short, evidence] = [commit?.slice(0, 12) ?? '–', digest?.slice(0, 12)];
  return evidence === undefined ? (
    <Trans>commit {short}, without evidence</Trans>
  ) : (
    <Trans>
      commit {short}, evidence {evidence}
    </Trans>
  );
}

type SignedReleasesProps = Pick<SignOff, 'releases'> & {
  /** Not between the releases that are compared, in their order. */
  isOfOthers?: boolean;
};

/** Between which releases a sign-off lies: the commits, and the digests of their evidence. */
export function SignedReleases({ releases, isOfOthers = false }: SignedReleasesProps) {
  if (!releases) {
    return (
      <span className={audit().figures}>
        <Trans>This sign-off names no releases.</Trans>
      </span>
    );
  }
  const { before, after } = releases;
  return (
    <span className={audit().figures}>
      <Release {...before} /> → <Release {...after} />
      {isOfOthers ? (
        <>
          {' · '}
          <Trans>between other releases than these</Trans>
        </>
      ) : null}
    </span>
  );
}
