import type { KeyboardEvent } from 'react';

const inTime: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const acrossLanes: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Step = Readonly<Record<'seq' | 'chart', string>>;

/** Of the steps of a chart, the one that is nearest in time to a place. */
function nearest(steps: readonly Step[], chart: string | undefined, at: number): number | undefined {
  const places = steps.flatMap((step, place) => (step.chart === chart ? [place] : []));
  return places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
}

/** The place that a key leads to from another one: before and after in time, beside it in the next lane; null for other keys. */
export function placeAfter(key: string, at: number, steps: readonly Step[]): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return steps.length - 1;
  const by = inTime[key];
  if (by !== undefined) return Math.min(Math.max(at + by, 0), steps.length - 1);
  const across = acrossLanes[key];
  if (across === undefined) return null;
  const lanes = [...new Set(steps.map(({ chart }) => chart))];
  const lane = lanes.indexOf(steps[at]?.chart ?? '');
  return nearest(steps, lanes[lane + across], at) ?? at;
}

/** Arrow keys, Home and End go from step to step. */
export function moveInLanes(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-seq]')];
  const at = buttons.findIndex((button) => button === event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = buttons.map(({ dataset: { seq = '', chart = '' } }) => ({ seq, chart }));
  const next = placeAfter(event.key, at, steps);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
