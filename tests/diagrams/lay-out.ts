import Elk, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Cause, Diagram, DiagramState } from '#audit/charts/diagram.ts';
import type { Say } from '#audit/charts/chart-texts.ts';
import { anyState, spokenState, spokenTransition } from '#audit/charts/spoken.ts';
import { says } from './says.ts';
import type { Box, Dot, Layout, PlacedArrow, PlacedState } from '#audit/drawing/layout.ts';
import { widthOf } from '#audit/drawing/measure.ts';
import { setCard, setHeading, type Heading } from '#audit/drawing/words.ts';

const elk = new Elk();
const initialOf = (id: string) => `${id} initial`;
const anywhereIn = (id: string) => `${id} anywhere`;

/** What no chart changes. Given as the second argument, they reach nested boxes as well. */
const common = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
  'elk.layered.crossingMinimization.semiInteractive': 'false',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.thoroughness': '60',
  'elk.spacing.nodeNode': '26',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '13',
  'elk.layered.spacing.edgeNodeBetweenLayers': '15',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '13',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.nodeSelfLoop': '16',
};

const spokenArrow = (arrow: Arrow, say: Say): Arrow => ({
  ...arrow,
  transitions: arrow.transitions.map((transition) => spokenTransition(transition, say)),
});

/** The room that words need in whatever language they are read. */
export function largest<Of>(of: Of, set: (words: Of) => Size, spokenIn: (words: Of, say: Say) => Of): Size {
  const sizes = [of, ...says.map((say) => spokenIn(of, say))].map(set);
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

type Size = { width: number; height: number };
type Placed = { state: DiagramState; heading: Heading; depth: number; isRegion: boolean };

/** A state as a box of the layout engine, with what was set in it by its id. */
function boxOf(state: DiagramState, arrows: readonly Arrow[], known: Map<string, Placed>): ElkNode {
  const visit = (one: DiagramState, depth: number, isRegion: boolean): ElkNode => {
    const heading = setHeading(one, depth === 0);
    const { width, height } = largest(one, (words) => setHeading(words, depth === 0), spokenState);
    known.set(one.id, { state: one, heading, depth, isRegion });
    const within = one.states.map((child) => visit(child, depth + 1, one.type === 'parallel'));
    const initial = one.initial === null ? [] : [{ id: initialOf(one.id), width: 12, height: 12 }];
    const isLeftAnywhere = arrows.some(({ source, isAnywhere }) => isAnywhere && source === one.id);
    const anywhere = isLeftAnywhere
      ? [{ id: anywhereIn(one.id), width: Math.ceil(widthOf(anyState, 'any')) + 22, height: 22 }]
      : [];
    const children = [...initial, ...within, ...anywhere];
    if (children.length === 0) return { id: one.id, width, height };
    const layoutOptions = {
      'elk.padding': `[top=${height + 12},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${width},${height})`,
      ...(one.type === 'parallel' ? { 'elk.direction': 'RIGHT' } : {}),
    };
    return { id: one.id, width, height, children, layoutOptions };
  };
  return visit(state, 0, false);
}

function edgesOf(diagram: Diagram, states: Iterable<Placed>): ElkExtendedEdge[] {
  const starts = [...states].flatMap(({ state: { id, initial } }) =>
    initial === null ? [] : [{ id: `${id} start`, sources: [initialOf(id)], targets: [initial] }],
  );
  const drawn = diagram.arrows.map((arrow) => {
    const { width, height } = largest(arrow, setCard, spokenArrow);
    const isLoop = arrow.source === arrow.target;
    const layoutOptions = { 'elk.edgeLabels.inline': isLoop ? 'false' : 'true' };
    return {
      id: arrow.id,
      sources: [arrow.isAnywhere ? anywhereIn(arrow.source) : arrow.source],
      targets: [arrow.target],
      labels: arrow.isBare ? [] : [{ id: `${arrow.id} card`, text: '.', width, height, layoutOptions }],
    };
  });
  return [...starts, ...drawn];
}

const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;
const rounded = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

// The engine leaves the outermost box narrower than its heading where little stands in it.
const wideEnough = (box: Box, least: number): Box => ({ ...box, width: Math.max(box.width, least) });

function dotOf(node: ElkNode): Dot {
  const box = rounded(node);
  if (node.id.endsWith(' initial')) return { ...box, role: 'initial', word: null };
  const width = widthOf(anyState, 'any');
  return { ...box, role: 'anywhere', word: { x: 11, y: 15, text: anyState, role: 'any', width } };
}

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) }));

function arrowOf(edge: ElkExtendedEdge, arrows: readonly Arrow[]): PlacedArrow {
  const arrow = arrows.find(({ id }) => id === edge.id);
  const causes = new Set<Cause>(arrow?.transitions.map(({ cause }) => cause));
  const [cause = 'event'] = causes;
  const label = edge.labels?.[0];
  return {
    id: edge.id,
    cause: causes.size === 1 ? cause : 'event',
    points: (edge.sections ?? []).flatMap(pointsOf),
    card: arrow ? { ...setCard(arrow), ...(label ? rounded(label) : { x: 0, y: 0 }) } : null,
  };
}

/** Gives a chart its coordinates with some settings of the layout engine. */
export async function layOut(diagram: Diagram, settings: Readonly<Record<string, string>>): Promise<Layout> {
  const known = new Map<string, Placed>();
  const root = boxOf(diagram.root, diagram.arrows, known);
  const { width: least = 0 } = root;
  const graph: ElkNode = await elk.layout(
    {
      id: 'sheet',
      children: [root],
      edges: edgesOf(diagram, known.values()),
      layoutOptions: { 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
    },
    { layoutOptions: { ...common, ...settings } },
  );
  const states: PlacedState[] = [];
  const dots: Dot[] = [];
  const arrows: PlacedArrow[] = [];
  const collect = (node: ElkNode) => {
    const placed = known.get(node.id);
    if (placed) {
      const { state, depth, isRegion, heading } = placed;
      const { rule, words, inner } = heading;
      states.push({
        ...wideEnough(rounded(node), depth === 0 ? least : 0),
        id: state.id,
        type: state.type,
        depth,
        isRegion,
        rule,
        words,
        inner,
      });
    } else if (node.id !== 'sheet') dots.push(dotOf(node));
    arrows.push(...(node.edges ?? []).map((edge) => arrowOf(edge, diagram.arrows)));
    node.children?.forEach(collect);
  };
  collect(graph);
  return {
    chart: diagram.id,
    width: Math.max(Math.ceil(graph.width ?? 0), ...states.map(({ x, width }) => Math.ceil(x + width) + 12)),
    height: Math.ceil(graph.height ?? 0),
    states,
    dots,
    arrows,
  };
}
