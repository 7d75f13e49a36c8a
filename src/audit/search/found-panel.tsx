import { audit, chartBrowser } from '#styled/recipes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shortId } from '../charts/diagram.ts';
import { useSay } from '../charts/chart-texts.ts';
import { Fold } from '../fold.tsx';
import { hashOf, type ChartPlace } from '../place.ts';
import { Said } from '../charts/said.tsx';
import { spokenTransition } from '../charts/spoken.ts';
import { transitionText } from '../charts/transition-text.ts';
import type { Found } from './found.ts';
import { kindWords } from './kind-words.ts';
import { sentenceFor } from './search.ts';

type FoundProps = { found: Found; place: ChartPlace };

function Places({ found, place }: FoundProps) {
  const say = useSay();
  const link = (state: string) => <a href={hashOf({ ...place, state })}>{shortId(state)}</a>;
  return (
    <ul className={audit().texts}>
      {[...found.states].map((state) => (
        <li key={state}>{link(state)}</li>
      ))}
      {found.chart.transitions
        .filter(({ id }) => found.transitions.has(id))
        .map((transition) => {
          const { trigger, guard } = spokenTransition(transition, say);
          return (
            <li key={transition.id}>
              <span>
                {link(transition.source)}: <span className={audit().code}>{trigger}</span>
                {guard ? ` [${guard}]` : ''}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

/** What a search found in a chart, place by place; each leads to the state that it is in. `isFolded`: the places are opened. */
export function FoundPanel({ isFolded = false, ...props }: FoundProps & { isFolded?: boolean }) {
  const { i18n } = useLingui();
  const say = useSay();
  const { found, place } = props;
  const styles = chartBrowser();
  const sentence = sentenceFor(found);
  const name = found.kind === 'transition' ? transitionText(found.name, say) : found.name;
  const count = found.states.size + found.transitions.size;
  return (
    <section className={`${styles.section} ${styles.heading}`} aria-label={name}>
      <span>{i18n._(kindWords[found.kind])}</span>
      <h2 tabIndex={-1} data-arrival="found">
        {name}
      </h2>
      {sentence ? (
        <p>
          <Said>{sentence}</Said>
        </p>
      ) : null}
      {isFolded ? (
        <Fold summary={<Plural value={count} one="# place" other="# places" />}>
          {() => <Places {...props} />}
        </Fold>
      ) : (
        <Places {...props} />
      )}
      <a className={styles.leave} href={hashOf({ ...place, find: null })}>
        <Trans>Clear the marks</Trans>
      </a>
    </section>
  );
}
