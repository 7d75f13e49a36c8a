import { audit } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { partition } from 'es-toolkit';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../formats.ts';
import { changedIn, type Checked, type Fault, type Sound } from './check.ts';
import { failedIn, type Failed } from './failed-in.ts';
import { shortcomingsOf, type Shortcoming } from './shortcomings.ts';
import { builtCommit } from './use-evidence.ts';
import { withoutResult } from './without-result.ts';

const faults: Record<Fault, { title: ReactNode; text: ReactNode }> = {
  unreadable: {
    title: <Trans>This is no evidence</Trans>,
    text: <Trans>The file has another form than evidence of this portal.</Trans>,
  },
  edited: {
    title: <Trans>This evidence was changed afterwards</Trans>,
    text: <Trans>Its contents no longer have the hash with which they were written.</Trans>,
  },
  forged: {
    title: <Trans>The signature does not fit</Trans>,
    text: <Trans>The evidence was changed after it was signed, or another key has signed it.</Trans>,
  },
  notByOperator: {
    title: <Trans>Not signed by the operator</Trans>,
    text: <Trans>This portal names the key of its operator, and this evidence is not signed with it.</Trans>,
  },
  contradictory: {
    title: <Trans>This evidence contradicts itself</Trans>,
    text: (
      <Trans>
        Its tests have results, and its runs are missing or counted none of that kind. None of its results
        count.
      </Trans>
    ),
  },
};

function Another({ sound: { charts }, names }: { sound: Sound; names: readonly string[] }) {
  const { t } = useLingui();
  const [without, changed] = partition(names, (name) => charts.get(name) === 'missing');
  const list = changed.map((name) => (name === 'wiring' ? t`wiring table` : name)).join(', ');
  const missing = without.join(', ');
  const title =
    changed.length > 0 ? (
      <Trans>This evidence is for another chart</Trans>
    ) : (
      <Trans>This evidence lacks charts</Trans>
    );
  return (
    <Callout tone="error" live title={title}>
      {changed.length > 0 ? (
        <Trans>Not as it was tested: {list}. Its results do not count here.</Trans>
      ) : null}{' '}
      {without.length > 0 ? <Trans>Running here, and not in it: {missing}.</Trans> : null}
    </Callout>
  );
}

/** Which commits differ: of the evidence, and of the build. */
function BuiltOfAnother({ sound: { evidence } }: { sound: Sound }) {
  const [built = '', more] = builtCommit();
  const { commit } = evidence;
  return more ? (
    <Trans>
      It is of commit {commit}; this portal was built of {built} with changes beyond it.
    </Trans>
  ) : (
    <Trans>
      It is of commit {commit}; this portal was built of {built}.
    </Trans>
  );
}

const failedTests: Record<Failed, (when: string) => ReactNode> = {
  charts: (when) => (
    <Trans>The charts are those of the evidence of {when}, and tests of them have failed.</Trans>
  ),
  others: (when) => (
    <Trans>The charts are those of the evidence of {when}. Tests have failed, none of them of a chart.</Trans>
  ),
  unknown: (when) => (
    <Trans>
      The charts are those of the evidence of {when}. It does not name the tests that have failed.
    </Trans>
  ),
};

function FailedTests({ sound, failed, isOfAnother }: { sound: Sound; failed: Failed; isOfAnother: boolean }) {
  const { moment } = useFormats();
  return (
    <Callout tone="error" live title={<Trans>Tests have failed</Trans>}>
      {failedTests[failed](moment(sound.evidence.at))}{' '}
      {isOfAnother ? (
        <>
          <BuiltOfAnother sound={sound} /> <Trans>Its results do not count here.</Trans>
        </>
      ) : null}
    </Callout>
  );
}

function Incomplete({ sound, left }: { sound: Sound; left: readonly Shortcoming[] }) {
  const { moment } = useFormats();
  const { at } = sound.evidence;
  const when = moment(at);
  const texts: Record<Shortcoming, ReactNode> = {
    uncommitted: <Trans>It includes changes that are not committed.</Trans>,
    withoutResults: <Trans>It lacks the results of some tests.</Trans>,
    withoutLaws: <Trans>It lacks the laws.</Trans>,
    otherCommit: <BuiltOfAnother sound={sound} />,
    ahead: <Trans>It says that it was written on {when}, which is still to come.</Trans>,
    stranger: <Trans>It is signed with a key that this portal does not name.</Trans>,
  };
  return (
    <Callout tone="warning" live title={<Trans>The evidence is incomplete</Trans>}>
      {left.map((name) => (
        <span key={name}>{texts[name]} </span>
      ))}
      {left.includes('ahead') ? null : <Trans>It was written on {when}.</Trans>}
    </Callout>
  );
}

/** When the tests ran, and when that was written down. */
function TestedWhen({ sound: { evidence } }: { sound: Sound }) {
  const { span, momentAfter } = useFormats();
  const { unit, browser } = evidence.report.runs;
  const runs = [unit, browser].flatMap((run) => run?.at ?? []);
  const ran = span(...runs);
  const written = momentAfter(runs.toSorted().at(-1) ?? '', evidence.at);
  return (
    <Trans>
      Tests of {ran}, written {written}
    </Trans>
  );
}

function SoundVerdict({ sound }: { sound: Sound }) {
  const { count: counted } = useFormats();
  const changed = changedIn(sound);
  const { charts, report } = sound.evidence;
  const [now] = useState(() => Date.now());
  const left = shortcomingsOf(sound, { built: builtCommit(), now });
  const failed = failedIn(sound);
  const count = counted(charts.length);
  const { browser: ofBrowser, others } = withoutResult(report.tests);
  const missing = ofBrowser + others;
  if (changed.length > 0) return <Another sound={sound} names={changed} />;
  if (failed !== null) {
    return <FailedTests sound={sound} failed={failed} isOfAnother={left.includes('otherCommit')} />;
  }
  if (left.length > 0) return <Incomplete sound={sound} left={left} />;
  return (
    <Callout tone="success" live title={<TestedWhen sound={sound} />}>
      <Trans>All {count} charts and their wiring table run as they were tested.</Trans>{' '}
      {missing > 0 ? (
        <Plural
          value={missing}
          one="# known test has no result in this evidence."
          other="# known tests have no result in this evidence."
        />
      ) : null}{' '}
      {sound.signer === 'nobody' ? <Trans>Nobody has signed it.</Trans> : null}
    </Callout>
  );
}

/** Evidence that does not count, and why; `file` is the name of the file that was opened. */
export function RefusedEvidence({ fault, file }: { fault: Fault; file?: string }) {
  const { title, text } = faults[fault];
  return (
    <Callout tone="error" live title={title}>
      {file === undefined ? null : `${file}: `}
      {text}
    </Callout>
  );
}

/** What is to be thought of evidence, in one sentence; null where the portal carries none. */
export function Verdict({ checked }: { checked: Checked | null }) {
  if (!checked) {
    return (
      <Callout tone="warning" title={<Trans>No evidence</Trans>}>
        <Trans>
          The portal answers that it has none. A build takes along what{' '}
          <span className={audit().code}>npm run evidence</span> has written before.
        </Trans>
      </Callout>
    );
  }
  return checked.fault === null ? (
    <SoundVerdict sound={checked} />
  ) : (
    <RefusedEvidence fault={checked.fault} />
  );
}
