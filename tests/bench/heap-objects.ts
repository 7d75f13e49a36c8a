import type { CDPSession } from '@playwright/test';

// A snapshot's nodes have as many numbers each as there are fields.
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
};

// Compiled code, which grows and shrinks as V8 decides, and what is the browser's own.
const notOfThePage = new Set(['code', 'native', 'synthetic', 'hidden']);

async function takeSnapshot(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join('')) as Snapshot; // As the browser writes it.
}

/** In bytes: objects, functions and strings, without compiled code. */
export async function bytesOfObjects(devtools: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(devtools);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const isOfThePage = !notOfThePage.has(types[0][nodes[node + type] ?? 0] ?? '');
    if (isOfThePage) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}
