import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Signer } from '../evidence/check.ts';
import { useFormats } from '../formats.ts';
import { NoConnection } from '../no-connection.tsx';
import { OtherCommit } from './other-commit.tsx';
import { PartNote } from './part-note.tsx';
import { hashOf } from '../place.ts';
import { useAuditReport, type Report } from './use-audit-report.ts';

/** The charts of which another version runs here than was tested. */
function Another({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  const list = names.map((name) => (name === 'wiring' ? t`wiring table` : name)).join(', ');
  if (names.length === 0) return null;
  return (
    <b>
      <Trans>Another version was tested, so these results do not count: {list}.</Trans>
    </b>
  );
}

/** Says of results that the operator does not vouch for them. */
function Vouched({ by }: { by: Signer }) {
  if (by === 'operator') return null;
  return (
    <b>
      {by === 'nobody' ? (
        <Trans>It is unsigned: nobody vouches for these results.</Trans>
      ) : (
        <Trans>It is signed with a key that this portal does not name.</Trans>
      )}
    </b>
  );
}

type MissingProps = { why: NonNullable<Report['missing']>; isLoading: boolean; onRetry: () => void };

/** Why evidence that came along says nothing of the tests. */
function Missing({ why, isLoading, onRetry }: MissingProps) {
  const place = hashOf({ view: 'evidence' });
  if (why === 'refused') {
    return (
      <Trans>
        No results: the <a href={place}>evidence</a> that came along was refused.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        No results: the <a href={place}>evidence</a> could not be loaded.
      </Trans>{' '}
      <NoConnection />{' '}
      <Button size="sm" busy={isLoading} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}

/** When the tests ran last, on this machine or for the evidence, or that they did not. */
export function RunsNote() {
  const { moment } = useFormats();
  const { data: report, isError, isFetching, refetch } = useAuditReport();
  if (isError && !report) {
    return (
      <>
        <Trans>The list of tests could not be loaded.</Trans> <NoConnection />
      </>
    );
  }
  if (!report) return <Trans>The results of the tests are being loaded …</Trans>;
  if (report.evidence) {
    const written = moment(report.evidence.evidence.at);
    const { unit, browser } = report.runs;
    if (!unit && !browser) {
      return (
        <>
          <Trans>The evidence of {written} came without results of tests.</Trans>{' '}
          <PartNote part={report.part} />
        </>
      );
    }
    return (
      <>
        <Trans>Results from the evidence of {written}</Trans> <Vouched by={report.evidence.signer} />{' '}
        <Another names={report.another} />
        <OtherCommit report={report} /> <PartNote part={report.part} />
      </>
    );
  }
  if (report.missing !== null) {
    return <Missing why={report.missing} isLoading={isFetching} onRetry={() => void refetch()} />;
  }
  const { unit, browser } = report.runs;
  const latest = [unit, browser]
    .flatMap((run) => run?.at ?? [])
    .toSorted()
    .at(-1);
  if (!latest) {
    return (
      <>
        <Trans>
          All tests together have not run on this machine yet: <span className={audit().code}>npm test</span>{' '}
          runs them.
        </Trans>{' '}
        <PartNote part={report.part} />
      </>
    );
  }
  const when = moment(latest);
  return (
    <>
      <Trans>Tests ran last on {when}</Trans> <OtherCommit report={report} /> <PartNote part={report.part} />
    </>
  );
}
