import { ApiError } from '#api/api-error.ts';
import * as z from 'zod/mini';

// `query` is the search part of its address; pinned views show above their list.
export type View = {
  id: number;
  name: string;
  query: string;
  pinned: boolean;
  /** Counts its changes, where the network does. */
  revision?: number | undefined;
  /** Stored by the network for its user, or on this device where a network stores none. */
  place: 'network' | 'device';
};
export type ViewBody = Pick<View, 'name' | 'query' | 'pinned'>;

const schema = z.array(z.object({ id: z.int(), name: z.string(), query: z.string(), pinned: z.boolean() }));

const keyOf = (userId: number, kind: string) => `views ${userId} ${kind}`;

// Views stored on this device, for networks without saved views; unreadable ones are ignored.
export function readDeviceViews(userId: number, kind: string): View[] {
  try {
    const { data = [] } = z.safeParse(schema, JSON.parse(localStorage.getItem(keyOf(userId, kind)) ?? '[]'));
    return data.map((view) => ({ ...view, place: 'device' }));
  } catch {
    return [];
  }
}

function write(userId: number, kind: string, views: readonly View[]) {
  const stored = views.map(({ place: _, ...view }) => view);
  localStorage.setItem(keyOf(userId, kind), JSON.stringify(stored));
}

const taken = () =>
  new ApiError({
    status: 422,
    code: 'VALIDATION_ERROR',
    entries: [{ code: 'TAKEN', description: null, field: 'name' }],
  });

// Adds or replaces a view by `id`; a duplicate name is refused as by the network.
export function writeDeviceView(userId: number, kind: string, { id, ...body }: ViewBody & { id?: number }) {
  const views = readDeviceViews(userId, kind);
  if (views.some((other) => other.name === body.name && other.id !== id)) throw taken();
  const next = Math.max(0, ...views.map((view) => view.id)) + 1;
  const view: View = { ...body, id: id ?? next, place: 'device' };
  write(userId, kind, [...views.filter((other) => other.id !== id), view]);
}

export function removeDeviceView(userId: number, kind: string, id: number) {
  write(
    userId,
    kind,
    readDeviceViews(userId, kind).filter((view) => view.id !== id),
  );
}
