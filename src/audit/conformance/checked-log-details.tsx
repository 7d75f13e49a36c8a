import type { Evidence } from '#contract/evidence.ts';
import { audit } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { CheckedText } from './check-here.ts';
import type { Unwatched } from './details.ts';
import { Doubts, isOdd } from './doubts.tsx';
import { FirstFaultDetails } from './first-fault-details.tsx';

function Whole({ result }: { result: CheckedText }) {
  const { entries, charts } = result;
  const odd = isOdd(result);
  return (
    <Callout
      tone={odd ? 'info' : 'success'}
      live
      title={
        <Trans>
          <Plural value={entries} one="# entry" other="# entries" /> of{' '}
          <Plural value={charts} one="# chart" other="# charts" />
        </Trans>
      }
    >
      {odd ? (
        <Trans>Its charts can have made each of them. What is odd about the log stands above.</Trans>
      ) : (
        <Trans>All of them can have happened.</Trans>
      )}
    </Callout>
  );
}

function Conforming({ result }: { result: CheckedText }) {
  const { entries, strange } = result;
  const all = strange.reduce((sum, one) => sum + one.entries, entries);
  if (entries === 0 && all > 0) return null;
  if (entries === 0) {
    return (
      <Callout tone="warning" live title={<Trans>The log is empty</Trans>}>
        <Trans>It contains no entry that could be checked.</Trans>
      </Callout>
    );
  }
  if (entries === all) return <Whole result={result} />;
  return (
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
  );
}

function UnwatchedNote({ unwatched: { first, last, count } }: { unwatched: Unwatched }) {
  return (
    <li>
      {count === 1 ? (
        <Trans>
          Entry {first} does not say who sent its event, what caused it or what it changed: recording had not
          begun.
        </Trans>
      ) : (
        <Trans>
          {count} entries, from {first} to {last}, do not say who sent their events, what caused them or what
          they changed: recording had not begun.
        </Trans>
      )}
    </li>
  );
}

/** What no check of a log can see, whichever log it is. */
function LimitsOfAll() {
  return (
    <>
      <li>
        <Trans>
          The check cannot see entries that were removed at the end, nor others whose absence fits the charts
          and the wiring table once the rest was numbered anew. It looks for each delivery that the table
          demands, where a step emits in any case or the tags of states decide; not where the code of an
          action does.
        </Trans>
      </li>
      <li>
        <Trans>
          Nor can it see what was added or written anew and fits the charts: a press of a button that nobody
          pressed, another build or another id of the portal in all entries.
        </Trans>
      </li>
      <li>
        <Trans>
          No log holds values: whether a guard was right to say yes, and which keys an action of the step
          changes, cannot be checked. Nor can the name of an actor, where all entries were edited alike.
        </Trans>
      </li>
      <li>
        <Trans>
          Of times it cannot see a date that was edited by up to 1 s (plus 0.5 s for each 1,000 s since the
          entry before), another hour in all entries, or a pause that was invented by moving both times of all
          later entries: it looks as if the device had slept, when no timer ends either.
        </Trans>
      </li>
    </>
  );
}

/** Where nothing is looked for that the wiring table demands. */
function LimitsOfDeliveries({ result: { isWired, isSaidKnown, beginsAt, gaps } }: { result: CheckedText }) {
  return (
    <>
      {isWired && !isSaidKnown ? (
        <li>
          <Trans>
            Deliveries that a condition of the wiring table demands are not looked for: what conditions say in
            the release that wrote the log is not known.
          </Trans>
        </li>
      ) : null}
      {beginsAt === null ? null : (
        <li>
          <Trans>Deliveries that had waited for a chart when the log begins are not looked for.</Trans>
        </li>
      )}
      {gaps.length > 0 ? (
        <li>
          <Trans>
            Around a gap, missing deliveries are not looked for, nor afterwards what had waited for a chart.
          </Trans>
        </li>
      ) : null}
    </>
  );
}

/** What no log and no chart can tell, said beside every result. */
function Limits({ result }: { result: CheckedText }) {
  const { isAssumed, unwatched, unrecorded, isWired, isSenderNeeded, beyond } = result;
  return (
    <>
      <h2>
        <Trans>What the check cannot see</Trans>
      </h2>
      <ul className={audit().texts}>
        <LimitsOfAll />
        {isAssumed ? (
          <li>
            <Trans>
              Entries that do not say which definition they are of were checked against the charts that run
              here.
            </Trans>
          </li>
        ) : null}
        {unwatched && !unrecorded.includes('from') ? <UnwatchedNote unwatched={unwatched} /> : null}
        {isWired ? null : (
          <li>
            <Trans>
              Senders were not checked against a wiring table, nor were missing deliveries looked for: that of
              the release that wrote the log is not known.
            </Trans>
          </li>
        )}
        <LimitsOfDeliveries result={result} />
        {isWired && !isSenderNeeded ? (
          <li>
            <Trans>
              An entry without a sender is taken for one that a screen or the browser caused: what they sent
              in the release that wrote the log is not known.
            </Trans>
          </li>
        ) : null}
        {beyond.map(({ seq, from, chart, event }) => (
          <li key={seq}>
            <Trans>
              Entry {seq}: whether {from} may send {event} to {chart}. The wiring table leaves that to the
              code of the screens.
            </Trans>
          </li>
        ))}
      </ul>
    </>
  );
}

type CheckedLogDetailsProps = { result: CheckedText; opened: readonly Evidence[] };

const hasEntries = ({ entries, strange }: CheckedText) => entries > 0 || strange.length > 0;

/** What came of holding a log against its charts; `opened` are the releases that are known beside this one. */
export function CheckedLogDetails({ result, opened }: CheckedLogDetailsProps) {
  return (
    <>
      <Doubts result={result} opened={opened} />
      {result.first ? <FirstFaultDetails fault={result.first} /> : <Conforming result={result} />}
      {hasEntries(result) ? <Limits result={result} /> : null}
    </>
  );
}
