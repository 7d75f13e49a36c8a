import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileDrop } from '../differences/file-drop.tsx';
import { Verdict } from '../evidence/verdict.tsx';
import type { Release } from './check-here.ts';
import type { CheckedLog, KnownChart, StrangeChart } from './check-log.ts';
import { FirstFaultDetails } from './first-fault-details.tsx';

/** What came of the last log; null as long as there is none, `unreadable` for another text. */
type Result = CheckedLog | 'unreadable' | null;

const nameOf = ({ chart, hash, build }: StrangeChart) =>
  [chart, hash?.slice(0, 12), build].filter(Boolean).join(' ');

function Strange({ charts }: { charts: readonly StrangeChart[] }) {
  const names = charts.map(nameOf).join(', ');
  return (
    <Callout tone="warning" live title={<Trans>This log is of another chart</Trans>}>
      <Trans>Not known here: {names}. Open the evidence.json of the release that wrote the log.</Trans>
    </Callout>
  );
}

function Conforming({ result: { entries, charts, strange } }: { result: CheckedLog }) {
  if (entries === 0 && strange.length > 0) return null;
  if (entries === 0) {
    return (
      <Callout tone="warning" live title={<Trans>The log is empty</Trans>}>
        <Trans>It contains no entry that could be checked.</Trans>
      </Callout>
    );
  }
  return (
    <Callout
      tone="success"
      live
      title={
        <Trans>
          <Plural value={entries} one="# entry" other="# entries" /> of{' '}
          <Plural value={charts} one="# chart" other="# charts" />
        </Trans>
      }
    >
      <Trans>All of them can have happened.</Trans>
    </Callout>
  );
}

function ResultOf({ result }: { result: Result }) {
  if (!result) return null;
  if (result === 'unreadable') {
    return (
      <Callout tone="error" live title={<Trans>This is no event log</Trans>}>
        <Trans>The text is not what 'Save event log' writes. It stays in the field, to be corrected.</Trans>
      </Callout>
    );
  }
  return (
    <>
      {result.strange.length > 0 ? <Strange charts={result.strange} /> : null}
      {result.first ? <FirstFaultDetails fault={result.first} /> : <Conforming result={result} />}
      {result.isAssumed ? (
        <p>
          <Trans>
            Entries that do not say which definition they are of were held against the charts that run here.
          </Trans>
        </p>
      ) : null}
    </>
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
    setResult(checkText(log, releases) ?? 'unreadable');
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
        <Button variant="primary" onClick={() => void check(text)}>
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
