import { Trans } from '@lingui/react/macro';
import { useSay, type Say } from '../charts/chart-texts.ts';
import { Code } from './code.tsx';
import type { Reason } from './reason.ts';
import type { Texts, ReasonOf } from './texts.ts';

const causeTexts: Texts<
  'senderHidden' | 'causeItself' | 'causeLater' | 'causeMissing' | 'causeIdle' | 'noSender' | 'noCause'
> = {
  senderHidden: () => (
    <Trans>
      It names no sender, but no screen and no browser sends this: it comes from a chart or its calls.
    </Trans>
  ),
  causeItself: () => <Trans>It names itself as its cause.</Trans>,
  causeLater: ({ cause }) => <Trans>Its cause, entry {cause}, comes later.</Trans>,
  causeMissing: ({ cause }) => <Trans>Its cause is entry {cause}, and there is no such entry.</Trans>,
  causeIdle: ({ cause }) => (
    <Trans>Its cause, entry {cause}, took no transition: it cannot have sent anything.</Trans>
  ),
  noSender: ({ cause }) => <Trans>It names entry {cause} as its cause, but no sender.</Trans>,
  noCause: ({ from }) => (
    <Trans>
      It names <Code>{from}</Code> as its sender, but no entry that caused it.
    </Trans>
  ),
};

const senderTexts: Texts<
  | keyof typeof causeTexts
  | 'unknownSender'
  | 'otherSender'
  | 'otherCall'
  | 'otherTimer'
  | 'notStarted'
  | 'answeredBefore'
  | 'toItself'
  | 'noWire'
  | 'untrue'
  | 'causeOutdated'
  | 'saidBefore'
  | 'sentBefore'
  | 'heldBefore'
  | 'causeChangedNothing'
  | 'notEmitted'
> = {
  ...causeTexts,
  unknownSender: ({ from }) => (
    <Trans>
      Its sender <Code>{from}</Code> is neither a chart nor an effect of one.
    </Trans>
  ),
  otherSender: ({ from, cause, chart }) => (
    <Trans>
      Its sender is <Code>{from}</Code>, but its cause, entry {cause}, is one of {chart}.
    </Trans>
  ),
  otherCall: ({ from, call }) => (
    <Trans>
      The call <Code>{call}</Code> answers itself: <Code>{from}</Code> cannot have sent this.
    </Trans>
  ),
  otherTimer: ({ from }) => (
    <Trans>
      A timer runs in its own chart: <Code>{from}</Code> cannot have sent this.
    </Trans>
  ),
  notStarted: ({ cause }) => (
    <Trans>After its cause, entry {cause}, no call or timer was under way that could have sent this.</Trans>
  ),
  answeredBefore: ({ call, seq }) => (
    <Trans>
      The call <Code>{call}</Code> answers once: entry {seq} was its answer.
    </Trans>
  ),
  toItself: () => <Trans>The chart does not send itself this event.</Trans>,
  noWire: ({ from, event }) => (
    <Trans>
      The wiring table does not lead from <Code>{from}</Code> to this chart with <Code>{event}</Code>.
    </Trans>
  ),
  untrue: ({ of, cause }) => {
    const charts = of.join(', ');
    return (
      <Trans>
        It says what the states of <Code>{charts}</Code> were not after its cause, entry {cause}.
      </Trans>
    );
  },
  causeOutdated: ({ from, cause, seq }) => (
    <Trans>
      It is sent as soon as <Code>{from}</Code> changes: after its cause, entry {cause}, came entry {seq}.
    </Trans>
  ),
  saidBefore: ({ cause, seq }) => (
    <Trans>
      It is sent once for each change: entry {seq} came of its cause, entry {cause}, or of a later one.
    </Trans>
  ),
  sentBefore: ({ cause, seq }) => (
    <Trans>
      It comes once too often: its cause, entry {cause}, sent it before, and that was entry {seq}.
    </Trans>
  ),
  heldBefore: ({ seq }) => (
    <Trans>
      It comes once too often: what waited for the chart is passed on once, and that was entry {seq}.
    </Trans>
  ),
  causeChangedNothing: ({ cause }) => (
    <Trans>Its cause, entry {cause}, changed nothing that it is about.</Trans>
  ),
  notEmitted: ({ from, on }) => (
    <Trans>
      The wiring table passes this on when <Code>{from}</Code> emits <Code>{on}</Code>, which its cause did
      not.
    </Trans>
  ),
};

const deliveryTexts: Texts<'undelivered' | 'unheard'> = {
  undelivered: ({ to, event, on }) =>
    on === null ? (
      <Trans>
        The wiring table then sends <Code>{event}</Code> to <Code>{to}</Code>: no entry of that follows.
      </Trans>
    ) : (
      <Trans>
        It emits <Code>{on}</Code>, which the wiring table passes on to <Code>{to}</Code> as{' '}
        <Code>{event}</Code>: no entry of that follows.
      </Trans>
    ),
  unheard: ({ event }) => (
    <Trans>
      <Code>{event}</Code> had waited for this chart and is passed on as it starts: no entry of that follows.
    </Trans>
  ),
};

export type SenderKind = keyof typeof senderTexts | keyof typeof deliveryTexts;
const texts: Texts<SenderKind> = { ...senderTexts, ...deliveryTexts };

/** Whether a reason is about who sends what. */
export const isOfSender = (reason: Reason): reason is ReasonOf<SenderKind> => reason.kind in texts;

/** Why nobody can have sent an entry as it says, or what had to be sent after it. */
export function SenderText({ reason }: { reason: ReasonOf<SenderKind> }) {
  // Each kind has its text.
  const text = texts[reason.kind] as (reason: Reason, say: Say) => React.ReactNode;
  return <>{text(reason, useSay())}</>;
}
