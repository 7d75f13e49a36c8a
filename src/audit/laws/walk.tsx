import type { Told, ToldChart } from '#machines/laws/retell.ts';
import { stateOf, StepFacts } from './step-facts.tsx';
import { audit, laws } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { chartNamed, type AuditedChart } from '../charts/audited-charts.ts';
import { useSay, type Say } from '../charts/chart-texts.ts';
import { ChartSheet } from '../drawing/chart-sheet.tsx';
import { noMarks } from '../drawing/drawing.ts';
import { eventLabel } from '../charts/event-label.ts';
import { goTo, hashOf, stepModes, type LawsPlace, type StepMode } from '../place.ts';
import { useMode } from '../live/use-mode.ts';
import { useZoom } from '../drawing/use-zoom.ts';

type WalkProps = { place: LawsPlace; steps: readonly Told[] };

/** Where the charts are that moved in a step. */
function Moved({ told: { charts } }: { told: Told }) {
  const { t } = useLingui();
  const states = charts
    .filter(({ took }) => took.length > 0)
    .map((chart) => {
      const [name, state] = [chart.name, stateOf(chart)];
      return t`${name} is now ${state}.`;
    });
  return <HiddenText> {states.join(' ')}</HiddenText>;
}

const labelOf = ({ event }: Told, say: Say) => (event ? eventLabel(event, say) : null);

type SheetProps = { chart: AuditedChart; told: ToldChart; step: number };

function Sheet({ chart, told, step }: SheetProps) {
  const zoom = useZoom(chart.layout);
  const marks = { ...noMarks, active: new Set(told.active), taken: new Set(told.took) };
  return (
    <div className={laws().sheet}>
      <ChartSheet chart={chart} marks={marks} zoom={zoom} focus={told.active.at(-1) ?? null} moment={step} />
    </div>
  );
}

/** The drawing of one chart: the chosen one, else the first that moved in this step, else the one that broke down. */
function Drawing({ told, step }: { told: Told; step: number }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const moved = told.charts.find(({ took }) => took.length > 0);
  const fault = told.facts.find(({ kind }) => kind === 'fault');
  const broken = told.charts.find(({ name }) => name === fault?.of);
  const shown = told.charts.find(({ name }) => name === chosen) ?? moved ?? broken ?? told.charts[0];
  const chart = shown && chartNamed(shown.name);
  if (!shown || !chart) return null;
  return (
    <>
      <Segment
        label={t`Chart`}
        value={shown.name}
        onChange={setChosen}
        items={told.charts.map(({ name }) => ({ value: name, label: name }))}
      />
      <Sheet key={shown.name} chart={chart} told={shown} step={step} />
    </>
  );
}

function ViewChoice({ place, mode }: { place: LawsPlace; mode: StepMode }) {
  const { t } = useLingui();
  const words: Record<StepMode, string> = { drawing: t`Drawing`, list: t`List` };
  return (
    <Segment
      label={t`View`}
      value={mode}
      onChange={(next) => goTo({ ...place, mode: next })}
      items={stepModes.map((value) => ({ value, label: words[value] }))}
    />
  );
}

/** The page follows each step: what moved may lie below its edge. */
function useStageInSight(step: number) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return stage;
}

type StepsProps = { at: number; last: number; told: Told; move: (step: number) => void };

function Steps({ at, last, told, move }: StepsProps) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <div className={audit().toolbar}>
      <Button
        size="sm"
        icon={ArrowLeft}
        disabledReason={at === 0 ? t`This is where the walk begins` : null}
        onClick={() => move(at - 1)}
      >
        <Trans>Back</Trans>
      </Button>
      <Button
        size="sm"
        icon={ArrowRight}
        disabledReason={at === last ? t`This is where the law is broken` : null}
        onClick={() => move(at + 1)}
      >
        <Trans>Forward</Trans>
      </Button>
      <span aria-live="polite">
        {at > 0 ? (
          <>
            <Trans>
              Step {at} of {last}: {labelOf(told, say)}
            </Trans>
            <Moved told={told} />
          </>
        ) : (
          <Trans>Arrival, before step 1 of {last}</Trans>
        )}
      </span>
    </div>
  );
}

/** A walk event by event: the drawing, and beside it what was true before and after; phones begin without the drawing. */
export function Walk({ place, steps }: WalkProps) {
  const { t } = useLingui();
  const say = useSay();
  const mode = useMode(place.mode);
  const isListed = mode === 'list';
  const last = steps.length - 1;
  const at = Math.min(place.step, last);
  const stage = useStageInSight(at);
  const told = steps[at];
  if (!told) return null;
  return (
    <div className={laws().walk} data-listed={isListed ? '' : undefined}>
      <div ref={stage} className={laws().stage}>
        <ViewChoice place={place} mode={mode} />
        <Steps at={at} last={last} told={told} move={(step) => goTo({ ...place, step })} />
        {isListed ? null : <Drawing told={told} step={at} />}
      </div>
      <div className={laws().told}>
        <ol className={laws().steps} start={0} aria-label={t`Steps`}>
          {steps.map((step, index) => (
            // A step is known by its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <a href={hashOf({ ...place, step: index })} aria-current={index === at ? 'step' : undefined}>
                {labelOf(step, say) ?? <Trans>arrival</Trans>}
              </a>
            </li>
          ))}
        </ol>
        <div className={laws().stage}>
          <StepFacts before={steps[at - 1]} after={told} />
        </div>
      </div>
    </div>
  );
}
