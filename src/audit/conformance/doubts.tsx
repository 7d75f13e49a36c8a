import type { Evidence } from '#contract/evidence.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CheckedText } from './check-here.ts';
import type { StrangeChart } from './check-log.ts';
import { Listed } from './listed.tsx';
import { UnknownKeys } from './unknown-keys.tsx';
import { Code } from './code.tsx';
import { detailWords, shownOfHash } from './reason-text.tsx';

const nameOf = ({ chart, hash, build }: StrangeChart) =>
  [chart, hash?.slice(0, shownOfHash), build].filter(Boolean).join(' ');

function Strange({ charts, hasReleases }: { charts: readonly StrangeChart[]; hasReleases: boolean }) {
  const names = charts.map(nameOf).join(', ');
  return (
    <Callout tone="warning" live title={<Trans>This log is of another chart</Trans>}>
      {hasReleases ? (
        <Trans>
          Known neither here nor in the releases that are open: {names}. Open the evidence.json of the release
          that wrote the log.
        </Trans>
      ) : (
        <Trans>Not known here: {names}. Open the evidence.json of the release that wrote the log.</Trans>
      )}
    </Callout>
  );
}

function RootOfRelease({ roots }: { roots: readonly StrangeChart[] }) {
  const entries = roots.reduce((sum, one) => sum + one.entries, 0);
  return (
    <p>
      <Plural
        value={entries}
        one="# entry of the root is not checked: evidence holds its wiring table, not its chart."
        other="# entries of the root are not checked: evidence holds its wiring table, not its chart."
      />
    </p>
  );
}

function Missing({ result: { beginsAt, gaps } }: { result: CheckedText }) {
  return (
    <>
      {beginsAt === null ? null : (
        <Callout tone="warning" live title={<Trans>The log begins in the middle</Trans>}>
          <Trans>Entry {beginsAt} is its first. The start of the portal is not in it.</Trans>
        </Callout>
      )}
      <Listed title={<Trans>The log has gaps</Trans>} all={gaps}>
        {({ after, before }) => (
          <Trans>
            Entries are missing between {after} and {before}.
          </Trans>
        )}
      </Listed>
    </>
  );
}

const minute = 60_000;

const amountOf = (ms: number) =>
  ms < 2 * minute ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / minute)} min`;

function Clocks({ result: { clocks } }: { result: CheckedText }) {
  const { turnedBack, shifted, ahead } = clocks;
  return (
    <>
      <Listed title={<Trans>The clock goes back</Trans>} all={turnedBack}>
        {({ after, before }) => (
          <Trans>
            Entry {before} is dated before entry {after}: the clock of the device was set, or a time was
            edited.
          </Trans>
        )}
      </Listed>
      <Listed title={<Trans>The clock and the time of the portal disagree</Trans>} all={shifted}>
        {({ after, before, by }) => {
          const amount = amountOf(Math.abs(by));
          return by > 0 ? (
            <Trans>
              From entry {after} to entry {before} the clock went on {amount} more than the portal counted:
              the device slept, its clock was set, or a time was edited.
            </Trans>
          ) : (
            <Trans>
              From entry {after} to entry {before} the clock went on {amount} less than the portal counted: it
              was set, or a time was edited.
            </Trans>
          );
        }}
      </Listed>
      {ahead === null ? null : (
        <Callout tone="warning" live title={<Trans>The log is dated in the future</Trans>}>
          <Trans>Entry {ahead} is the first that is dated later than now, by the clock of this device.</Trans>
        </Callout>
      )}
    </>
  );
}

function Unrecorded({ result: { unrecorded } }: { result: CheckedText }) {
  const { i18n } = useLingui();
  if (unrecorded.length === 0) return null;
  const details = unrecorded.map((key) => i18n._(detailWords[key])).join(', ');
  return (
    <Callout tone="warning" live title={<Trans>Details were not recorded, or removed</Trans>}>
      <Trans>No entry has them: {details}. What they would say is not checked.</Trans>
    </Callout>
  );
}

function WhoActed({ result: { shadow } }: { result: CheckedText }) {
  if (shadow === null) return null;
  return (
    <Callout tone="warning" live title={<Trans>The log contradicts itself about who acted</Trans>}>
      {shadow === 'onlyLog' ? (
        <Trans>
          It names an operator who acted as a partner. By its chart <Code>shadowLogin</Code> nobody did.
        </Trans>
      ) : (
        <Trans>
          It names no operator. By its chart <Code>shadowLogin</Code> one acted as a partner.
        </Trans>
      )}
    </Callout>
  );
}

/** What is odd about a log and has other causes than a forger, too. */
export function Doubts({ result, opened }: { result: CheckedText; opened: readonly Evidence[] }) {
  // The root has the hash of the table between the charts.
  const isRoot = ({ chart, hash }: StrangeChart) =>
    chart === 'portal' && opened.some(({ wiring }) => wiring.hash === hash);
  const roots = result.strange.filter(isRoot);
  const others = result.strange.filter((one) => !isRoot(one));
  return (
    <>
      {others.length > 0 ? <Strange charts={others} hasReleases={opened.length > 0} /> : null}
      <UnknownKeys of={result.unknownKeys} />
      <Missing result={result} />
      <Clocks result={result} />
      <Unrecorded result={result} />
      <WhoActed result={result} />
      {roots.length > 0 ? <RootOfRelease roots={roots} /> : null}
    </>
  );
}

/** Whether anything is odd about a log besides charts that are not known. */
export const isOdd = ({ beginsAt, gaps, clocks, unrecorded, shadow, unknownKeys }: CheckedText): boolean =>
  [beginsAt, clocks.ahead, shadow].some((one) => one !== null) ||
  [gaps, clocks.turnedBack, clocks.shifted, unrecorded, unknownKeys.keys].some(({ length }) => length > 0);
