import { requirementWords } from '#machines/requirement-words.ts';
import type { RequirementId } from '#machines/requirements.ts';
import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { Fold } from '../fold.tsx';
import { DecidedBadge } from './decided-badge.tsx';

/** A requirement as it was agreed, in the language of the agreement: what was given, and what the portal decided. */
export function WordByWord({ id }: { id: RequirementId }) {
  const { given, decided } = requirementWords[id];
  return (
    <Fold name={`${id}.words`} summary={<Trans>Word by word</Trans>}>
      {() => (
        <div className={audit().quote}>
          {given === '' ? null : <p lang="en">{given}</p>}
          {decided === '' ? null : (
            <p>
              <DecidedBadge /> <span lang="en">{decided}</span>
            </p>
          )}
        </div>
      )}
    </Fold>
  );
}
