import type { DiagramState } from '#audit/charts/diagram.ts';
import { noMarks } from '#audit/drawing/drawing.ts';
import type { Layout, PlacedState } from '#audit/drawing/layout.ts';
import { spokenState } from '#audit/charts/spoken.ts';
import { systemDiagram, type Detail } from '#audit/system/system-diagram.ts';
import { setHeading } from '#audit/drawing/words.ts';
import { worded } from '#audit/drawing/worded.ts';
import type { Settings } from './best-layout.ts';
import { largest, layOut } from './lay-out.ts';
import { lines } from './made.ts';
import { svgFile } from './svg-file.ts';

const [inset, gap, margin] = [18, 16, 12];

type Room = { left: number; top: number; width: number };

const placed = (state: DiagramState, depth: number, box: Partial<PlacedState>): PlacedState => {
  const { words, rule, inner } = setHeading(state, depth === 0);
  const { width, height } = largest(state, (one) => setHeading(one, depth === 0), spokenState);
  const { id, type } = state;
  return { id, type, depth, isRegion: false, rule, words, inner, x: 0, y: 0, width, height, ...box };
};

/** Boxes without arrows, row by row, in a box of their own. */
function inRows(group: DiagramState, { left, top, width }: Room): PlacedState[] {
  const frame = placed(group, 0, { x: left, y: top });
  const right = left + width - inset;
  let [x, y, tallest] = [left + inset, top + frame.height + inset, 0];
  const boxes = group.states.map((state) => {
    const box = placed(state, 1, {});
    if (x + box.width > right) [x, y, tallest] = [left + inset, y + tallest + gap, 0];
    const at = { ...box, x, y };
    x += box.width + gap;
    tallest = Math.max(tallest, box.height);
    return at;
  });
  return [{ ...frame, width, height: y + tallest + inset - top }, ...boxes];
}

const say = (english: string) => english;

/** Each drawing of the system, with the file that keeps its layout. */
export const systemDrawings = { full: 'layout.json', outline: 'outline.json' } as const;

/** Lines without cards stand closer. */
export const spacings: Record<Detail, Settings> = {
  full: {},
  outline: {
    'elk.spacing.nodeNode': '14',
    'elk.spacing.edgeNode': '10',
    'elk.spacing.edgeEdge': '8',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
    'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  },
};

type LaidOut = { layout: Layout; settings: Settings };

/** The charts of the portal by the layout engine, those of screens below them (M3). */
export async function layOutSystem(detail: Detail, settings: Settings): Promise<LaidOut> {
  const { portal, used } = systemDiagram({ say, detail });
  const above = await layOut(portal, settings);
  const below = inRows(used, {
    left: margin,
    top: above.height + gap,
    width: above.width - 2 * margin,
  });
  const height = Math.ceil((below[0]?.y ?? 0) + (below[0]?.height ?? 0) + margin);
  return { layout: { ...above, height, states: [...above.states, ...below] }, settings };
}

function stillOf(layout: Layout, detail: Detail): string {
  const { portal, used } = systemDiagram({ say, now: new Map(), detail });
  const still = worded(layout, { roots: [portal.root, used], arrows: portal.arrows });
  const description = 'Every chart of the portal, and what joins them.';
  return svgFile(still, { description, marks: noMarks });
}

/** The files that are kept of the pictures. */
export function filesOfSystem({ full, outline }: Record<Detail, LaidOut>) {
  return new Map([
    [systemDrawings.full, lines({ settings: full.settings, ...full.layout })],
    ['drawing.svg', stillOf(full.layout, 'full')],
    [systemDrawings.outline, lines({ settings: outline.settings, ...outline.layout })],
    ['outline.svg', stillOf(outline.layout, 'outline')],
  ]);
}
