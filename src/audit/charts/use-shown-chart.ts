import { chartNamed, type AuditedChart } from './audited-charts.ts';
import { movedLast } from '../live/live.ts';
import type { ChartPlace } from '../place.ts';
import type { Live } from '../live/use-live.ts';
import { useMode } from '../live/use-mode.ts';

/** The chart that moves, where one is followed, else that of the address, which stays as it is; null: there is none. */
export function useShownChart(place: ChartPlace, { viewing, follow }: Live): AuditedChart | null {
  const isLive = useMode(place.mode) === 'live';
  const moved = isLive && follow.isOn ? movedLast(viewing, (name) => chartNamed(name) !== null) : null;
  return (moved === null ? null : chartNamed(moved)) ?? chartNamed(place.chart);
}
