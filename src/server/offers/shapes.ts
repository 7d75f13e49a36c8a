export type Point = readonly [x: number, y: number];
/** Closed polygons; what is inside by the non-zero rule is filled. */
export type Shape = readonly (readonly Point[])[];

const curveSteps = 6;
const arcSteps = 24;

type Box = { x: number; y: number; width: number; height: number };

/** A pill, or a circle where the box is a square. */
export function pill({ x, y, width, height }: Box): Shape {
  const round = Math.min(width, height) / 2;
  const centres: Point[] = [
    [x + width - round, y + round],
    [x + width - round, y + height - round],
    [x + round, y + height - round],
    [x + round, y + round],
  ];
  return [
    centres.flatMap(([cx, cy], corner) =>
      Array.from({ length: arcSteps + 1 }, (_, step): Point => {
        const angle = (Math.PI / 2) * (corner - 1 + step / arcSteps);
        return [cx + round * Math.cos(angle), cy + round * Math.sin(angle)];
      }),
    ),
  ];
}

type Command = { command: string; args: readonly number[] };

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

// By de Casteljau: the points of a curve of any degree.
function onCurve(points: readonly Point[], share: number): Point {
  const [first = [0, 0]] = points;
  if (points.length < 2) return first;
  return onCurve(
    points.slice(1).map((point, nth) => between(points[nth] ?? point, point, share)),
    share,
  );
}

/** The outline of a glyph, its curves as lines, each point moved by `place`. */
export function outline(commands: readonly Command[], place: (x: number, y: number) => Point): Shape {
  const polygons: Point[][] = [];
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, nth) =>
      place(args[2 * nth] ?? 0, args[2 * nth + 1] ?? 0),
    );
    const polygon = polygons.at(-1);
    const from = polygon?.at(-1);
    if (command === 'moveTo') polygons.push(points);
    else if (polygon && from) {
      const steps = points.length > 1 ? curveSteps : 1;
      const curve = [from, ...points];
      polygon.push(
        ...Array.from({ length: points.length && steps }, (_, nth) => onCurve(curve, (nth + 1) / steps)),
      );
    }
  }
  return polygons;
}
