import type { ChartRefs, Charts, LaterName } from '#machines/wiring.ts';
import type { Portal } from './create-portal.ts';
import { joinRoot } from './join-root.ts';
import { perPortal } from './per-portal.ts';

/** A chart whose code is loaded later: it joins the root at its first use, with its effects. */
export const laterChart = <Name extends LaterName>(
  name: Name,
  provide: (portal: Portal) => Charts[Name],
): ((portal: Portal) => ChartRefs[Name]) =>
  perPortal((portal) => joinRoot(portal.root, { name }, provide(portal)));
