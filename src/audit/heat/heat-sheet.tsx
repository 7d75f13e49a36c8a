import { audit, chartSheet, eventLog } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Code } from '#ui/content/code.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { useSay } from '../charts/chart-texts.ts';
import { shortId, type DiagramTransition } from '../charts/diagram.ts';
import { Fold } from '../fold.tsx';
import { useFormats } from '../formats.ts';
import { NoConnection } from '../no-connection.tsx';
import { goTo, periods, type Period, type Place } from '../place.ts';
import { spokenTransition, targetsIn } from '../charts/spoken.ts';
import type { Heat, useHeat } from './use-heat.ts';

const switchOn = '{"general":{"transition_counts":"everybody"}}';

/** What the numbers and bars of the drawing mean. */
function HeatKey() {
  const styles = chartSheet();
  return (
    <>
      <li>
        <b>12</b> <Trans>times taken</Trans>
      </li>
      <li>
        <span className={styles.bar} data-degree="1" />
        <span className={styles.bar} data-degree="4" /> <Trans>seldom to often</Trans>
      </li>
      <li>
        <span className={styles.never}>0</span> <Trans>never taken</Trans>
      </li>
    </>
  );
}

function NotShown({ access }: Pick<Heat, 'access'>) {
  const isCollected = access === 'operators';
  return (
    <Callout title={isCollected ? <Trans>For operators only</Trans> : <Trans>Not collected here</Trans>}>
      {isCollected ? (
        <Trans>
          The network counts how often transitions are taken, and shows the sums to its operators.
        </Trans>
      ) : (
        <Trans>
          The network does not count how often transitions are taken. Its operator can switch that on: only
          sums are stored, nothing about users.
        </Trans>
      )}
      <Fold summary={<Trans>For operators: how to show it here</Trans>}>
        {() => (
          <p>
            <Trans>
              An operator sends <Code>{switchOn}</Code> to <Code>PUT /publisher/v1/config</Code>. The portal
              has no switch for it.
            </Trans>{' '}
            <Trans>
              The call carries the token of that operator, as <Code>Authorization: Bearer …</Code>:{' '}
              <Code>POST /oauth/token</Code> answers the operator’s email address and password with one.
            </Trans>{' '}
            <Trans>
              Once sums are collected, operators read them with{' '}
              <Code>GET /publisher/v1/transition-counts</Code> in any case.
            </Trans>
          </p>
        )}
      </Fold>
    </Callout>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={audit().toolbar} role="alert">
      <span>
        <Trans>The counts could not be loaded.</Trans> <NoConnection />
      </span>
      <Button size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Summary({ heat: { since, counts }, chart }: { heat: Heat; chart: AuditedChart }) {
  const { i18n } = useLingui();
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const from = day.format(new Date(since));
  const ids = chart.transitions.map(({ id }) => id);
  const all = ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  const never = ids.filter((id) => !counts.has(id)).length;
  if (all === 0) {
    return (
      <Trans>
        No counts for this version of the chart since {from}. An open portal sends its counts every few
        minutes and when it is closed: reload this page then.
      </Trans>
    );
  }
  return (
    <Trans>
      <Plural value={all} one="# transition" other="# transitions" /> since {from};{' '}
      <Plural value={never} one="# never taken" other="# never taken" />
    </Trans>
  );
}

function Rows({ heat: { counts }, chart }: { heat: Heat; chart: AuditedChart }) {
  const { t } = useLingui();
  const say = useSay();
  const { count } = useFormats();
  const timesOf = ({ id }: DiagramTransition) => counts.get(id) ?? 0;
  const rows = chart.transitions.toSorted((one, other) => timesOf(other) - timesOf(one));
  return (
    <table aria-label={t`Transitions`} data-wrapped="">
      <thead>
        <tr>
          {[t`Times`, t`From`, t`Event`, t`Guard`, t({ message: 'To', context: 'state' })].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((transition) => {
          const { trigger, guard } = spokenTransition(transition, say);
          const times = timesOf(transition);
          return (
            <tr key={transition.id} data-id={transition.id}>
              <td>
                {times > 0 ? (
                  count(times)
                ) : (
                  <Badge tone="error">
                    <Trans>never</Trans>
                  </Badge>
                )}
              </td>
              <td className={audit().code}>{shortId(transition.source)}</td>
              <td className={audit().code}>{trigger}</td>
              <td className={audit().code}>{guard ?? '–'}</td>
              <td className={audit().code}>{targetsIn(transition, say)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type HeatSheetProps = {
  chart: AuditedChart;
  place: Extract<Place, { view: 'chart' }>;
  query: ReturnType<typeof useHeat>;
};

function useContents({ chart, query: { data: heat, isError, refetch } }: HeatSheetProps): ReactNode {
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!heat) return null;
  return heat.access === 'everybody' ? <Rows heat={heat} chart={chart} /> : <NotShown access={heat.access} />;
}

/** How often each transition of a chart was taken, under its drawing (M3). */
export function HeatSheet(props: HeatSheetProps) {
  const { t } = useLingui();
  const styles = eventLog();
  const { chart, place, query } = props;
  const { data: heat, isPending } = query;
  const contents = useContents(props);
  const words: Record<Period, string> = { 7: t`7 days`, 30: t`30 days`, 90: t`90 days` };
  return (
    <section className={styles.root} aria-label={t`Heat`} data-low="">
      <div className={styles.head}>
        <h2>
          <Trans>Heat</Trans>
        </h2>
        <Segment
          label={t`Period`}
          value={String(place.days)}
          onChange={(days) =>
            goTo({ ...place, days: periods.find((one) => String(one) === days) ?? place.days })
          }
          items={periods.map((days) => ({ value: String(days), label: words[days] }))}
        />
        <span role="status" className={audit().figures}>
          {isPending ? <Trans>The counts are being loaded …</Trans> : null}
          {heat?.access === 'everybody' ? <Summary heat={heat} chart={chart} /> : null}
        </span>
        {heat?.access === 'everybody' ? (
          <ul className={chartSheet().key}>
            <HeatKey />
          </ul>
        ) : null}
      </div>
      <div
        className={styles.steps}
        role="group"
        aria-label={t`Transitions`}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {contents}
      </div>
    </section>
  );
}
