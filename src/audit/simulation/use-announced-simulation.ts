import { announce } from '#ui/feedback/announce.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { leavesOf } from '../charts/diagram.ts';
import type { Simulation } from './simulation.ts';

/** Announces where a simulated chart is, after each step forward or back. */
export function useAnnouncedSimulation(chart: string, { steps, offers }: Simulation): void {
  const { t } = useLingui();
  const state = leavesOf(steps.at(-1)?.active ?? []);
  const nth = steps.length - 1;
  const possible = offers.filter(({ takes }) => takes !== null).length;
  const refused = offers.length - possible;
  const now =
    nth === 0 ? t`Before step 1: ${chart} is now ${state}.` : t`Step ${nth}: ${chart} is now ${state}.`;
  const next =
    offers.length === 0
      ? t`Nothing can happen any more.`
      : t`${plural(possible, { one: '# event can happen', other: '# events can happen' })}, ${plural(refused, { one: '# is refused', other: '# are refused' })}.`;
  const text = `${now} ${next}`;
  const path = [chart, ...steps.map(({ key, label }) => key || label)].join(' ');
  const announced = useRef(path);
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    announce(text);
  }, [path, text]);
}
