import type { Evidence } from '#contract/evidence.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../formats.ts';
import { changedIn, type Checked, type Fault, type Sound } from './check.ts';
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
};

function Another({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  const list = names.map((name) => (name === 'wiring' ? t`wiring table` : name)).join(', ');
  return (
    <Callout tone="error" live title={<Trans>This evidence is for another chart</Trans>}>
      <Trans>Not as it was tested: {list}. Its results do not count here.</Trans>
    </Callout>
  );
}

const hasAllResults = ({ report: { runs, mutation }, explorations }: Evidence) =>
  runs.unit !== null && runs.browser !== null && mutation !== null && explorations.length > 0;

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
  const { moment } = useFormats();
  const changed = changedIn(sound);
  const { at, charts, hasLocalChanges, report } = sound.evidence;
  const { unit, browser } = report.runs;
  const when = moment(at);
  const count = charts.length;
  const { browser: ofBrowser, others } = withoutResult(report.tests);
  const missing = ofBrowser + others;
  if (changed.length > 0) return <Another names={changed} />;
  if ((unit?.failed ?? 0) + (browser?.failed ?? 0) > 0) {
    return (
      <Callout tone="error" live title={<Trans>Tests have failed</Trans>}>
        <Trans>The charts are those of the evidence of {when}, and tests of them have failed.</Trans>
      </Callout>
    );
  }
  if (hasLocalChanges || !hasAllResults(sound.evidence)) {
    return (
      <Callout tone="warning" live title={<Trans>The evidence is incomplete</Trans>}>
        {hasLocalChanges ? (
          <Trans>It was written on {when} with changes that are not committed.</Trans>
        ) : (
          <Trans>It was written on {when} without the results of all tests.</Trans>
        )}
      </Callout>
    );
  }
  return (
    <Callout tone="success" live title={<TestedWhen sound={sound} />}>
      <Trans>All {count} charts and their wiring table run as they were tested.</Trans>{' '}
      {missing > 0 ? (
        <Plural
          value={missing}
          one="# known test has no result in this evidence."
          other="# known tests have no result in this evidence."
        />
      ) : null}
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
          The portal answers that it has none. A build takes along what `npm run evidence` has written before.
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
