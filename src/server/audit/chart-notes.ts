type Spot = { start: number; end: number };
type Property = Spot & { key: { name?: string }; value: { type: string } };

// Descriptions and requirement ids in the syntax tree of a chart's code.
function notesIn(node: unknown): Spot[] {
  if (Array.isArray(node)) return node.flatMap(notesIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Property') {
    const { key, value, start, end } = node as unknown as Property;
    if (key.name === 'description' && value.type === 'Literal') return [{ start, end }];
    if (key.name === 'meta' && value.type === 'ObjectExpression') return [{ start, end }];
  }
  return Object.values(node).flatMap(notesIn);
}

// Lines stay where they are, as source maps say.
const withoutSpot = (text: string, { start, end }: Spot) => {
  const after = end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0);
  return text.slice(0, start) + text.slice(start, after).replaceAll(/[^\n]/g, '') + text.slice(after);
};

/** The code of a chart without its notes for auditors. */
export const withoutNotes = (code: string, tree: unknown): string =>
  notesIn(tree)
    .toSorted((one, other) => other.start - one.start)
    .reduce(withoutSpot, code);
