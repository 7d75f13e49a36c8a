import { audit } from '#styled/recipes';
import { Plural } from '@lingui/react/macro';
import { TestList } from './clause-list.tsx';
import { Fold } from '../fold.tsx';
import type { RequirementRow } from './requirement-rows.ts';
import { TestTally } from '../results/test-tally.tsx';

type RequirementTestsProps = { row: RequirementRow; /** Each is on paper by its name. */ isPrinted: boolean };

/** The tests that name a requirement; walks that merely take a transition of it are counted apart, unless they failed. */
export function RequirementTests({ row: { id, tests, walks }, isPrinted }: RequirementTestsProps) {
  const failed = walks.filter(({ result }) => result === 'failed' || result === 'failed then');
  const listed = [...failed, ...tests];
  const others =
    walks.length > 0 ? (
      <small className={audit().walks}>
        <Plural
          value={walks.length}
          one="# generated walk leads through here"
          other="# generated walks lead through here"
        />
      </small>
    ) : null;
  if (listed.length === 0) return others ?? '–';
  return (
    <>
      <Fold
        name={`${id}.tests`}
        isPrinted={isPrinted}
        summary={<TestTally results={listed.map(({ result }) => result)} />}
      >
        {() => <TestList tests={listed} />}
      </Fold>
      {others}
    </>
  );
}
