import type { ChildNode, Root } from 'postcss';

const isHollow = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0;

/** Removes the rules of a stylesheet that hold nothing, until none is left. */
export function dropHollow(root: Root): void {
  let isChanged = false;
  root.walk((node) => {
    if (!isHollow(node)) return;
    node.remove();
    isChanged = true;
  });
  if (isChanged) dropHollow(root);
}
