import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { knowSizes } from './known-sizes.ts';

type Options = Parameters<NodeFS['init']>[1];
type Attributes = { mode?: number };
type Operations = {
  mknod: (...values: [parent: unknown, name: string, mode: number, device: unknown]) => unknown;
  setattr: (node: unknown, attributes: Attributes) => void;
};

// The last two octal digits of a mode are for the group and for others.
const privateMode = (mode: number) => mode - (mode % 0o100);

// Some of PostgreSQL's files would be made for everybody to read.
function keepPrivate({ NODEFS }: { NODEFS: unknown }) {
  const { node_ops: operations } = NODEFS as { node_ops: Operations }; // Emscripten types none of it.
  const { mknod, setattr } = operations;
  operations.mknod = (...[parent, name, mode, device]) => mknod(parent, name, privateMode(mode), device);
  operations.setattr = (node, { mode, ...others }) =>
    setattr(node, mode === undefined ? others : { ...others, mode: privateMode(mode) });
}

/** A folder whose new files belong to this user alone. */
export class PrivateFiles extends NodeFS {
  override async init(lite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(lite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), keepPrivate, knowSizes];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
