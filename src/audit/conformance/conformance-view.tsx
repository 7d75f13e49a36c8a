import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileDrop } from '../differences/file-drop.tsx';
import { RefusedEvidence } from '../evidence/verdict.tsx';
import { useFormats } from '../formats.ts';
import { withText } from '../read-text.ts';
import type { Opened } from '../opened-evidence.ts';
import type { Releases } from '../use-releases.ts';
import { CheckedLogDetails } from './checked-log-details.tsx';
import { LogText } from './log-text.tsx';
import { SubjectFacts } from './subject-facts.tsx';
import { UnreadableLog } from './unreadable-log.tsx';
import type { LogCheck, Result } from './use-log-check.ts';

type ResultProps = { result: Result; file: string | null; releases: Releases };

function ResultOf({ result, file, releases }: ResultProps) {
  if (!result) return null;
  if (result === 'failed') {
    return (
      <Callout tone="error" live title={<Trans>The log could not be checked</Trans>}>
        <Trans>Part of this page did not load. Check the log again.</Trans>
      </Callout>
    );
  }
  return 'unreadable' in result ? (
    <UnreadableLog fault={result.unreadable} at={result.at} file={file} />
  ) : (
    <>
      <CheckedLogDetails result={result} opened={releases.opened} />
      {result.subject ? <SubjectFacts subject={result.subject} file={file} /> : null}
    </>
  );
}

type ReleaseTextProps = Pick<Opened, 'file' | 'commit' | 'charts'> & { when: string };

function ReleaseText({ file, commit, charts, when }: ReleaseTextProps) {
  const short = commit.slice(0, 12);
  const count = charts.length;
  return (
    <Trans>
      {file}: {when}, commit {short}, <Plural value={count} one="# chart" other="# charts" />
    </Trans>
  );
}

function ReleaseNote({ releases: { opened, refused } }: { releases: Releases }) {
  const { moment } = useFormats();
  const { conformance: fault } = refused;
  return (
    <>
      {fault ? <RefusedEvidence fault={fault.fault} file={fault.name} /> : null}
      {opened.length > 0 ? (
        <div role="status">
          <Plural value={opened.length} one="# release is open:" other="# releases are open:" />
          <ul className={audit().plain}>
            {opened.map(({ digest, ...release }) => (
              <li key={digest}>
                <ReleaseText {...release} when={moment(release.at)} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function UnderWay({ logCheck: { share, cancel } }: { logCheck: LogCheck }) {
  const { t } = useLingui();
  if (share === null) return null;
  return (
    <div className={audit().toolbar}>
      <Progress label={t`Checking the log …`} share={share * 100} />
      <Button onClick={cancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

/** A log, held against the charts that it is of (M3). */
export function ConformanceView({ releases, logCheck }: { releases: Releases; logCheck: LogCheck }) {
  const { t } = useLingui();
  const { about, file, isEmpty, result } = logCheck;
  // On paper a field without a text says nothing.
  const isBare = usePrintedAt() !== null && isEmpty;
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>Check a log</Trans>
      </h1>
      <FileDrop
        label={t`Choose event log`}
        about={about}
        onFile={logCheck.openFile}
        onRefused={logCheck.forget}
        isWholePage
      >
        <Trans>or drop one here: each entry is checked against its chart.</Trans>
      </FileDrop>
      <div hidden={isBare}>
        <LogText logCheck={logCheck} />
      </div>
      <div className={audit().toolbar}>
        <Button
          variant="primary"
          disabledReason={isEmpty ? t`Choose an event log or paste one first` : null}
          onClick={logCheck.check}
        >
          <Trans>Check</Trans>
        </Button>
      </div>
      <UnderWay logCheck={logCheck} />
      {isBare && result === null ? (
        <p>
          <Trans>No log was checked.</Trans>
        </p>
      ) : null}
      <ResultOf result={result} file={file} releases={releases} />
      <FileDrop label={t`Open evidence of a release`} onFile={withText(releases.opensOn('conformance'))}>
        <Trans>for logs that another release wrote.</Trans>
      </FileDrop>
      <ReleaseNote releases={releases} />
    </main>
  );
}
