import type { AuditedChart } from '../charts/audited-charts.ts';
import { useSay } from '../charts/chart-texts.ts';
import type { Layout } from './layout.ts';
import { spoken } from '../charts/spoken.ts';
import { worded } from './worded.ts';

/** The layout of a chart in the language of the reader. */
export function useWorded({ diagram, layout }: AuditedChart): Layout {
  const say = useSay();
  const { root, arrows } = spoken(diagram, say);
  return worded(layout, { roots: [root], arrows, say });
}
