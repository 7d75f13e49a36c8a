import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { shortId } from '../chart-tables.tsx';
import { typeLabel } from '../event-label.ts';
import type { Reason } from './reason.ts';

/** 'signedOut.idle | session.signIn' of a transition's id, with its place where there are several. */
export function transitionText(id: string): string {
  const [source = '', event = '', place = '0'] = id.split(' | ');
  const nth = place === '0' ? '' : ` (${Number(place) + 1})`;
  return `${shortId(source)} | ${event === 'always' ? '⚡' : typeLabel(event)}${nth}`;
}

/** The innermost of these states. */
export const statesText = (ids: readonly string[]) =>
  ids
    .filter((id) => !ids.some((other) => other.startsWith(`${id}.`)))
    .map(shortId)
    .join(', ');

export function Code({ children }: { children: string }) {
  return <span className={audit().code}>{children}</span>;
}

type Told<Kind extends Reason['kind']> = Extract<Reason, { kind: Kind }>;

const texts: { [Kind in Reason['kind']]: (reason: Told<Kind>) => React.ReactNode } = {
  unknownTransition: ({ transition }) => (
    <Trans>
      The chart has no transition <Code>{transitionText(transition)}</Code>.
    </Trans>
  ),
  otherEvent: ({ transition }) => (
    <Trans>
      This event does not set off <Code>{transitionText(transition)}</Code>.
    </Trans>
  ),
  notFromHere: ({ transition }) => (
    <Trans>
      <Code>{transitionText(transition)}</Code> leaves a state that was not active.
    </Trans>
  ),
  overruled: ({ transition, by }) => (
    <Trans>
      Before <Code>{transitionText(transition)}</Code> the chart takes <Code>{transitionText(by)}</Code>,
      whatever its guards say.
    </Trans>
  ),
  goesOn: ({ by }) => (
    <Trans>
      The chart cannot stay there: it takes <Code>{transitionText(by)}</Code>.
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
  otherAnswers: ({ took }) =>
    took ? (
      <Trans>
        With these answers of its guards, the chart takes{' '}
        <Code>{took.map(transitionText).join(', ') || '–'}</Code>.
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
  startedBefore: () => <Trans>The chart had started before.</Trans>,
  notRunning: () => <Trans>The chart had stopped or ended before.</Trans>,
  fromNowhere: () => <Trans>Nothing leads there with this event, wherever the chart was.</Trans>,
  numberGoesBack: () => <Trans>Its number is not above that of the entry before.</Trans>,
  timeGoesBack: () => <Trans>It is older than the entry before.</Trans>,
};

/** Why a chart cannot have made an entry, in words. */
export function ReasonText({ reason }: { reason: Reason }) {
  // Each kind has its text.
  const text = texts[reason.kind] as (reason: Reason) => React.ReactNode;
  return <>{text(reason)}</>;
}
