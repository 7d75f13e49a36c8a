import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSay, type Say } from '../charts/chart-texts.ts';
import { statesText, transitionsText, transitionText } from '../charts/transition-text.ts';
import type { Noted } from './details.ts';
import type { Reason } from './reason.ts';
import { Code } from './code.tsx';
import type { Texts, ReasonOf } from './texts.ts';
import { isOfSender, SenderText, type SenderKind } from './sender-text.tsx';

export const shownOfHash = 12;

/** What an entry says beside what its chart did. */
export const detailWords: Readonly<Record<Noted, MessageDescriptor>> = {
  from: msg`sender`,
  cause: msg`cause`,
  guards: msg`guards asked`,
  changed: msg`what changed`,
  build: msg`build`,
  hash: msg`definition`,
};

function DetailsMissing({ keys, since, first, last }: ReasonOf<'detailsMissing'>) {
  const { i18n } = useLingui();
  const details = keys.map((key) => i18n._(detailWords[key])).join(', ');
  return first === last ? (
    <Trans>
      Entry {first} lacks details: {details}. A portal that records them, as from entry {since} on, does not
      stop.
    </Trans>
  ) : (
    <Trans>
      From entry {first} to entry {last} details are missing: {details}. A portal that records them, as from
      entry {since} on, does not stop.
    </Trans>
  );
}

const actorTexts: Texts<
  'noActor' | 'actorOfOther' | 'secondActor' | 'neverStarted' | 'otherBuild' | 'otherHash' | 'detailsMissing'
> = {
  detailsMissing: (reason) => <DetailsMissing {...reason} />,
  noActor: ({ actor }) => (
    <Trans>
      No portal names an actor <Code>{actor}</Code>: they are x:0, x:1 and so on.
    </Trans>
  ),
  actorOfOther: ({ actor, chart }) => (
    <Trans>
      The actor <Code>{actor}</Code> is one of {chart}.
    </Trans>
  ),
  secondActor: ({ actor, other }) => (
    <Trans>
      The portal runs this chart once, as <Code>{other}</Code>: <Code>{actor}</Code> is none of its actors.
    </Trans>
  ),
  neverStarted: ({ actor }) => (
    <Trans>
      The actor <Code>{actor}</Code> never started, though the log begins with the start of the portal.
    </Trans>
  ),
  otherBuild: ({ build, other }) => (
    <Trans>
      It is of build <Code>{build}</Code>, the entries before of <Code>{other}</Code>: a portal is one build.
    </Trans>
  ),
  otherHash: ({ chart, hash, other }) => {
    const [now, then] = [hash.slice(0, shownOfHash), other.slice(0, shownOfHash)];
    return (
      <Trans>
        It is of the definition <Code>{now}</Code>, the entries of {chart} before it of <Code>{then}</Code>: a
        portal has one definition of each chart.
      </Trans>
    );
  },
};

const changeTexts: Texts<'unknownKey' | 'cannotChange'> = {
  unknownKey: ({ key }) => (
    <Trans>
      The context of the chart has nothing called <Code>{key}</Code> that it could change.
    </Trans>
  ),
  cannotChange: ({ keys }) => (
    <Trans>
      No action of this step changes the context: <Code>{keys.join(', ')}</Code> cannot have changed.
    </Trans>
  ),
};

const texts: Texts<Exclude<Reason['kind'], SenderKind>> = {
  unknownTransition: ({ transition }, say) => (
    <Trans>
      The chart has no transition <Code>{transitionText(transition, say)}</Code>.
    </Trans>
  ),
  otherEvent: ({ transition }, say) => (
    <Trans>
      This event does not set off <Code>{transitionText(transition, say)}</Code>.
    </Trans>
  ),
  notFromHere: ({ transition }, say) => (
    <Trans>
      <Code>{transitionText(transition, say)}</Code> leaves a state that was not active.
    </Trans>
  ),
  overruled: ({ transition, by }, say) => (
    <Trans>
      The chart takes <Code>{transitionText(by, say)}</Code> before it comes to{' '}
      <Code>{transitionText(transition, say)}</Code>.
    </Trans>
  ),
  goesOn: ({ by }, say) => (
    <Trans>
      The chart cannot stay there: it takes <Code>{transitionText(by, say)}</Code>.
    </Trans>
  ),
  otherStates: ({ states }) => (
    <Trans>
      What happened leads to <Code>{statesText(states)}</Code>.
    </Trans>
  ),
  otherTags: ({ tags }) => (
    <Trans>
      These states have the tags <Code>{tags.join(', ') || '–'}</Code>.
    </Trans>
  ),
  otherAnswers: ({ took }, say) =>
    took ? (
      <Trans>
        With these answers of its guards, the chart takes <Code>{transitionsText(took, say)}</Code>.
      </Trans>
    ) : (
      <Trans>The chart asks other guards here.</Trans>
    ),
  noCall: ({ call }) => (
    <Trans>
      No call <Code>{call}</Code> was under way that could have answered.
    </Trans>
  ),
  noTimer: () => <Trans>The timer of this event runs in a state that was not active.</Trans>,
  timerEarly: ({ ran, delay }) => {
    const [after, before] = [ran / 1000, delay / 1000];
    return (
      <Trans>
        The timer of this event takes {before} s: it cannot have ended after {after} s.
      </Trans>
    );
  },
  startedBefore: () => <Trans>The chart had started before.</Trans>,
  notRunning: () => <Trans>The chart had stopped or ended before.</Trans>,
  fromNowhere: () => <Trans>Nothing leads there with this event, wherever the chart was.</Trans>,
  numberGoesBack: () => <Trans>Its number is not above that of the entry before.</Trans>,
  timeGoesBack: () => <Trans>It is older than the entry before.</Trans>,
  ...actorTexts,
  ...changeTexts,
};

/** Why a chart cannot have made an entry, in words. */
export function ReasonText({ reason }: { reason: Reason }) {
  const say = useSay();
  if (isOfSender(reason)) return <SenderText reason={reason} />;
  // Each kind has its text.
  const text = texts[reason.kind] as (reason: Reason, say: Say) => React.ReactNode;
  return <>{text(reason, say)}</>;
}
