import { audit } from '#styled/recipes';
import { Plural, Trans } from '@lingui/react/macro';
import type { JudgedReport } from './evidence/evidence-results.ts';
import { useFormats } from './formats.ts';
import { withoutResult } from './evidence/without-result.ts';

/** How many known tests have no result here, and why. */
export function WithoutResultNote({ tests }: Pick<JudgedReport, 'tests'>) {
  const { count } = useFormats();
  const found = withoutResult(tests);
  const { browser, others } = found;
  const [all, missing, skipped] = [count(found.all), count(browser + others), count(found.skipped)];
  if (browser + others + found.skipped === 0) return <Trans>none: all {all} known tests have one</Trans>;
  return (
    <>
      <Trans>
        {missing} of {all} known tests, {skipped} more were skipped
      </Trans>
      {browser > 0 ? (
        <span className={audit().reason}>
          <Plural
            value={browser}
            one="# browser test: they take turns over days, `npm run test:full` runs all of them."
            other="# browser tests: they take turns over days, `npm run test:full` runs all of them."
          />
        </span>
      ) : null}
      {others > 0 ? (
        <span className={audit().reason}>
          <Plural
            value={others}
            one="# other title in the code of the tests: it takes turns as well, or a run completes it and reports it under its full title."
            other="# other titles in the code of the tests: they take turns as well, or a run completes them and reports them under their full titles."
          />
        </span>
      ) : null}
    </>
  );
}
