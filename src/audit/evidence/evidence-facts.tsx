import { Badge } from '#ui/content/badge.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { audit } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import { RunFigures } from '../results/run-figures.tsx';
import { NotRun } from '../results/test-result.tsx';
import { RequirementTestsNote } from '../results/requirement-tests-note.tsx';
import { OtherCommit } from '../results/other-commit.tsx';
import { broughtBy } from './brought-results.ts';
import type { Sound } from './check.ts';
import { Hash } from './hash.tsx';
import { fingerprintOf } from './signature.ts';
import { builtTree } from './use-evidence.ts';

function SignedBy({ signer, publicKey }: Pick<Sound, 'signer' | 'publicKey'>) {
  const fingerprint = publicKey === null ? '' : fingerprintOf(publicKey);
  if (signer === 'operator') {
    return (
      <Badge tone="success">
        <Trans>by the operator, key {fingerprint}</Trans>
      </Badge>
    );
  }
  if (signer === 'nobody') {
    return (
      <Badge tone="warning">
        <Trans>unsigned: nobody vouches for it</Trans>
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="warning">
        <Trans>by a key that this portal does not name</Trans>
      </Badge>{' '}
      <Trans>Compare it with the operator’s:</Trans> <span className={audit().code}>{fingerprint}</span>
    </>
  );
}

function Mutation({ sound }: { sound: Sound }) {
  const { count, share } = useFormats();
  const { mutation } = sound.evidence.report;
  if (!mutation) return <NotRun where="commit" />;
  const [killed, total] = [count(mutation.killed), count(mutation.total)];
  const foundOut = share(mutation.killed / Math.max(mutation.total, 1));
  return (
    <Trans>
      {killed} of {total} broken charts found out ({foundOut})
    </Trans>
  );
}

/** When and of what evidence was written, who signed it, and what the tests came to. */
export function EvidenceFacts({ sound }: { sound: Sound }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { at, commit, hasLocalChanges } = sound.evidence;
  const { tests, runs, here } = broughtBy(sound, builtTree());
  return (
    <DefinitionList
      items={[
        { id: 'at', term: <Trans>Written</Trans>, details: moment(at) },
        {
          id: 'commit',
          term: <Trans>Commit</Trans>,
          details: (
            <>
              <span className={audit().code}>{commit}</span>{' '}
              {hasLocalChanges ? <Trans>with changes that are not committed</Trans> : null}{' '}
              <OtherCommit report={{ runs, here }} />
            </>
          ),
        },
        {
          id: 'signature',
          term: <Trans>Signed</Trans>,
          details: <SignedBy signer={sound.signer} publicKey={sound.publicKey} />,
        },
        {
          id: 'digest',
          term: <Trans>Digest</Trans>,
          details: <Hash label={t`Copy the digest`}>{sound.digest}</Hash>,
        },
        {
          id: 'unit',
          term: <Trans>Unit and chart tests</Trans>,
          details: <RunFigures run={runs.unit} here={here} />,
        },
        {
          id: 'browser',
          term: <Trans>Browser tests</Trans>,
          details: <RunFigures run={runs.browser} here={here} />,
        },
        {
          id: 'without',
          term: <Trans>Tests of requirements</Trans>,
          details: <RequirementTestsNote tests={tests} runs={runs} />,
        },
        { id: 'mutation', term: <Trans>Mutation</Trans>, details: <Mutation sound={sound} /> },
      ]}
    />
  );
}
