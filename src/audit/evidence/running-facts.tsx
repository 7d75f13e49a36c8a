import { audit } from '#styled/recipes';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Trans } from '@lingui/react/macro';
import { builtCommit, builtPortal } from './use-evidence.ts';

/** Of what the portal was built that runs here: logs name its build, evidence its commit. */
export function RunningFacts() {
  const [commit, more] = builtCommit();
  const unknown = <Trans>unknown</Trans>;
  return (
    <DefinitionList
      items={[
        {
          id: 'build',
          term: <Trans>Build that runs here</Trans>,
          details: <span className={audit().code}>{builtPortal() || unknown}</span>,
        },
        {
          id: 'built-commit',
          term: <Trans>Built of commit</Trans>,
          details: (
            <>
              <span className={audit().code}>{commit || unknown}</span>{' '}
              {more ? <Trans>with changes that are not committed</Trans> : null}
            </>
          ),
        },
      ]}
    />
  );
}
