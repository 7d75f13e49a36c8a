type Stream = { node: object };
type Operation = (...values: unknown[]) => unknown;
type Seek = (stream: Stream, offset: number, whence: number) => number;
type Operations = {
  node_ops: Record<string, Operation>;
  stream_ops: Record<string, Operation> & { llseek: Seek };
};

const fromEnd = 2;
// All by which a file can get another size, or another file its name.
const changing = {
  node_ops: ['mknod', 'rename', 'setattr', 'unlink'],
  stream_ops: ['open', 'setattr', 'write'],
} as const;

/**
 * PostgreSQL asks for the size of a table at the start of each scan, ten times for some lists: each was a call of the
 * operating system, a tenth of what such a query takes. A size is known until anything is written to any file; nobody
 * else writes into the folder of a database.
 */
export function knowSizes({ NODEFS }: { NODEFS: unknown }): void {
  const files = NODEFS as Operations; // Emscripten types none of it.
  const sizes = new WeakMap<object, { size: number; changes: number }>();
  let changes = 0;
  for (const kind of ['node_ops', 'stream_ops'] as const) {
    for (const name of changing[kind]) {
      const operation = files[kind][name];
      files[kind][name] = (...values: unknown[]) => {
        changes += 1;
        return operation?.(...values);
      };
    }
  }
  const { llseek } = files.stream_ops;
  files.stream_ops.llseek = (stream, offset, whence) => {
    if (whence !== fromEnd || offset !== 0) return llseek(stream, offset, whence);
    const known = sizes.get(stream.node);
    if (known?.changes === changes) return known.size;
    const size = llseek(stream, offset, whence);
    sizes.set(stream.node, { size, changes });
    return size;
  };
}
