import { eventLog } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import { leavesOf } from '../charts/diagram.ts';
import { goTo, type Place } from '../place.ts';
import { isIgnored } from './event-keys.ts';
import type { Simulation, Step } from './simulation.ts';
import { startWords } from './start-words.ts';

type SimulationLogProps = {
  place: Extract<Place, { view: 'chart' }>;
  start: string;
  simulation: Simulation;
};

const doingsOf = ({ did, emitted }: Step) => [...did, ...emitted.map((event) => `↑ ${event}`)].join(', ');

/** Of a long simulation the step that was asked for is seen, and each that is taken then; the page stays where it is. */
function showLast(row: HTMLTableRowElement | null) {
  const steps = row?.closest('[role=group]');
  steps?.scrollTo({ top: steps.scrollHeight });
}
const current = { ref: showLast, 'data-current': '' };

/** The steps of a simulation so far; each leads back to where the chart was then. */
export function SimulationLog({ place, start, simulation: { steps } }: SimulationLogProps) {
  const { t, i18n } = useLingui();
  const styles = eventLog();
  const last = steps.length - 1;
  return (
    <section className={styles.root} aria-label={t`Steps`}>
      <div className={styles.head}>
        <h2>
          <Trans>Steps</Trans>
        </h2>
      </div>
      <div
        className={styles.steps}
        role="group"
        aria-label={t`Steps`}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-arrival="found"
      >
        <table aria-label={t`Steps`}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">
                <Trans>Event</Trans>
              </th>
              <th scope="col">
                <Trans>State</Trans>
              </th>
              <th scope="col">
                <Trans>What it did</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => (
              // A step is known by its place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index} {...(index === last && current)}>
                <td>{index > 0 ? index : '–'}</td>
                <td>
                  <button
                    type="button"
                    onClick={() => goTo({ ...place, start, events: place.events.slice(0, index) })}
                  >
                    {index === 0 ? i18n._(startWords(place.chart, start)) : step.label}
                  </button>
                </td>
                <td>{leavesOf(step.active)}</td>
                <td>{isIgnored(step.key) ? <Trans>ignored</Trans> : doingsOf(step)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
