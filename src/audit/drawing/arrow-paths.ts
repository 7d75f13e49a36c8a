import type { PlacedArrow } from './layout.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** A line with round corners through its points, and its head. */
export function pathsOf({ points }: PlacedArrow): { line: string; head: string } {
  const [first, ...rest] = points;
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!first || !end || !before) return { line: '', head: '' };
  const toward = (from: typeof first, to: typeof first, length: number) => {
    const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(length, whole / 2) / whole;
    return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
  };
  const corners = rest.slice(0, -1).map((corner, index) => {
    const [previous, next] = [points[index] ?? corner, rest[index + 1] ?? corner];
    return `L${toward(corner, previous, 7)}Q${corner.x} ${corner.y} ${toward(corner, next, 7)}`;
  });
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const behind = (turn: number, length: number) =>
    `${round(end.x - Math.cos(angle + turn) * length)} ${round(end.y - Math.sin(angle + turn) * length)}`;
  return {
    line: `M${first.x} ${first.y}${corners.join('')}L${behind(0, 7)}`,
    head: `M${end.x} ${end.y}L${behind(0.42, 9.5)}L${behind(-0.42, 9.5)}Z`,
  };
}
