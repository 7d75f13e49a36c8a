import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileDrop } from '../differences/file-drop.tsx';
import { Verdict } from '../evidence/verdict.tsx';
import type { Release, Unreadable } from './check-here.ts';
import type { CheckedLog, KnownChart } from './check-log.ts';
import { CheckedLogDetails } from './checked-log-details.tsx';
import { UnreadableLog } from './unreadable-log.tsx';

/** What came of the last log; null as long as there is none. */
type Result = CheckedLog | Unreadable | null;

function ResultOf({ result }: { result: Result }) {
  if (!result) return null;
  return 'unreadable' in result ? (
    <UnreadableLog fault={result.unreadable} />
  ) : (
    <CheckedLogDetails result={result} />
  );
}

function ReleaseNote({ release }: { release: Release | null }) {
  if (!release) return null;
  if (release.fault !== null) return <Verdict checked={release} />;
  return (
    <p role="status">
      <Plural value={release.charts.length} one="# chart of that release" other="# charts of that release" />
    </p>
  );
}

// All charts and their code: not for those who check nothing.
const loadChecks = () => import('./check-here.ts');

/** A log, held against the charts that it is of (M3). */
export function ConformanceView() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>(null);
  const [release, setRelease] = useState<Release | null>(null);
  const known = release?.fault === null ? release.charts : [];
  const check = async (log: string, releases: readonly KnownChart[] = known) => {
    const { checkText } = await loadChecks();
    setResult(checkText(log, releases));
  };
  const open = (log: string) => {
    setText(log);
    void check(log);
  };
  const openRelease = async (file: string) => {
    const { readRelease } = await loadChecks();
    const read = readRelease(file);
    setRelease(read);
    if (read.fault === null && text.trim() !== '') await check(text, read.charts);
  };
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>Check a log</Trans>
      </h1>
      <FileDrop label={t`Choose event log`} onText={open}>
        <Trans>or drop one here: each entry is held against its chart.</Trans>
      </FileDrop>
      <Field id="log-text" label={<Trans>Event log</Trans>}>
        <Textarea
          value={text}
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setResult(null);
          }}
        />
      </Field>
      <div className={audit().toolbar}>
        <Button
          variant="primary"
          disabledReason={text.trim() === '' ? t`Choose an event log or paste one first` : null}
          onClick={() => void check(text)}
        >
          <Trans>Check</Trans>
        </Button>
      </div>
      <ResultOf result={result} />
      <FileDrop label={t`Open evidence of a release`} onText={(file) => void openRelease(file)}>
        <Trans>for logs that another release wrote.</Trans>
      </FileDrop>
      <ReleaseNote release={release} />
    </main>
  );
}
