import type { Diagram } from '#audit/charts/diagram.ts';
import type { Layout } from '#audit/drawing/layout.ts';
import { layOut } from './lay-out.ts';

type Point = { x: number; y: number };
type Leg = { arrow: string; from: Point; to: Point };
/** The settings that a drawing was made with. */
export type Settings = Readonly<Record<string, string>>;

const choices = {
  'elk.layered.cycleBreaking.strategy': ['MODEL_ORDER', 'DEPTH_FIRST', 'GREEDY', 'GREEDY_MODEL_ORDER'],
  'elk.layered.considerModelOrder.strategy': ['NODES_AND_EDGES', 'PREFER_EDGES', 'NONE'],
  'elk.layered.nodePlacement.strategy': ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'],
  'elk.layered.layering.strategy': ['NETWORK_SIMPLEX', 'LONGEST_PATH_SOURCE'],
} as const;

/** Every combination of the choices: no single one suits all charts. */
const everySetting: readonly Settings[] = Object.entries(choices).reduce<Settings[]>(
  (made, [option, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [option]: value }))),
  [{}],
);

const isBetween = (value: number, one: number, other: number) =>
  value > Math.min(one, other) + 0.5 && value < Math.max(one, other) - 0.5;
const isVertical = ({ from, to }: Leg) => Math.abs(from.x - to.x) < 0.5;

function cross(one: Leg, other: Leg): boolean {
  if (one.arrow === other.arrow || isVertical(one) === isVertical(other)) return false;
  const [upright, level] = isVertical(one) ? [one, other] : [other, one];
  return (
    isBetween(upright.from.x, level.from.x, level.to.x) &&
    isBetween(level.from.y, upright.from.y, upright.to.y)
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * What a reader pays: long and crossing lines, bends, arrows upwards, a beginning that is not on top, a sheet wider than
 * a window or very long.
 */
function costOf({ arrows, dots, width, height }: Layout): number {
  const legs: Leg[] = arrows.flatMap(({ id, points }) =>
    points.slice(1).map((to, index) => ({ arrow: id, from: points[index] ?? to, to })),
  );
  const length = sum(legs.map(({ from, to }) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y)));
  const crossings = sum(
    legs.map((leg, index) => legs.slice(index + 1).filter((other) => cross(leg, other)).length),
  );
  const bends = sum(arrows.map(({ points }) => Math.max(0, points.length - 2)));
  const upwards = arrows.filter(({ points: [first, ...rest] }) => (rest.at(-1)?.y ?? 0) < (first?.y ?? 0));
  const tooWide = Math.max(0, width - 1250) * 7;
  const tooLong = Math.max(0, height - width * 1.5) * 3;
  const toBegin = (dots[0]?.y ?? 0) * 4;
  const tangle = length + crossings * 160 + bends * 15 + upwards.length * 60;
  return tangle + toBegin + (width * height) / 900 + tooWide + tooLong;
}

/**
 * Tries every sensible setting beside those that are fixed, and keeps the drawing that is easiest to read; some suit no
 * nested states.
 */
export async function bestLayout(
  diagram: Diagram,
  fixed: Settings = {},
): Promise<{ layout: Layout; settings: Settings }> {
  const tried = [];
  for (const chosen of everySetting) {
    const settings = { ...fixed, ...chosen };
    const layout = await layOut(diagram, settings).catch(() => null);
    if (layout) tried.push({ layout, settings, cost: costOf(layout) });
  }
  const [best] = tried.toSorted((one, other) => one.cost - other.cost);
  if (!best) throw new Error(`No setting lays out '${diagram.id}'`);
  return best;
}
