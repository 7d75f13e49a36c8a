import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { CheckedLog, Gap, StrangeChart } from './check-log.ts';
import { FirstFaultDetails } from './first-fault-details.tsx';

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

const mostGaps = 5;

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  const more = gaps.length - mostGaps;
  return (
    <Callout tone="warning" live title={<Trans>The log has gaps</Trans>}>
      {gaps.slice(0, mostGaps).map(({ after, before }) => (
        <p key={after}>
          <Trans>
            Entries are missing between {after} and {before}.
          </Trans>
        </p>
      ))}
      {more > 0 ? (
        <p>
          <Plural value={more} one="and # gap more" other="and # gaps more" />
        </p>
      ) : null}
    </Callout>
  );
}

function ClockTurned({ turns }: { turns: readonly Gap[] }) {
  return (
    <Callout tone="warning" live title={<Trans>The clock goes back</Trans>}>
      {turns.slice(0, mostGaps).map(({ after, before }) => (
        <p key={after}>
          <Trans>
            Entry {before} is dated before entry {after}: the clock of the device was set, or a time was
            edited.
          </Trans>
        </p>
      ))}
    </Callout>
  );
}

function Conforming({ result: { entries, charts, strange } }: { result: CheckedLog }) {
  const all = strange.reduce((sum, one) => sum + one.entries, entries);
  if (entries === 0 && all > 0) return null;
  if (entries === 0) {
    return (
      <Callout tone="warning" live title={<Trans>The log is empty</Trans>}>
        <Trans>It contains no entry that could be checked.</Trans>
      </Callout>
    );
  }
  return (
    <>
      {entries < all ? (
        <Callout
          tone="info"
          live
          title={
            <Trans>
              {entries} of {all} entries checked
            </Trans>
          }
        >
          <Trans>These can have happened. Of the others nothing is known.</Trans>
        </Callout>
      ) : (
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
      )}
      <p>
        <Trans>
          The check cannot see entries that were removed at the beginning or the end, nor those whose absence
          fits the charts when the rest was numbered anew.
        </Trans>
      </p>
    </>
  );
}

/** What came of holding a log against its charts. */
export function CheckedLogDetails({ result }: { result: CheckedLog }) {
  return (
    <>
      {result.strange.length > 0 ? <Strange charts={result.strange} /> : null}
      {result.gaps.length > 0 ? <Gaps gaps={result.gaps} /> : null}
      {result.turnedBack.length > 0 ? <ClockTurned turns={result.turnedBack} /> : null}
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
