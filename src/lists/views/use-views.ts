import { isNotOffered } from '#api/not-offered.ts';
import { mutation, query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { savedReports, type SavedReport } from '#contract/saved-reports.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  readDeviceViews,
  removeDeviceView,
  writeDeviceView,
  type View,
  type ViewBody,
} from './device-views.ts';

export type { View };

// Draft names of the dialogs that name views.
export const viewDrafts = {
  save: (kind: string): string => `${kind}-view`,
  import: (kind: string): string => `${kind}-views-import`,
  rename: (kind: string, { place, id }: View): string => `${kind}-view-${place}-${id}`,
};

const ofNetwork = ({ id, name, query: saved, pinned, revision }: SavedReport): View => ({
  id,
  revision,
  name,
  query: saved,
  pinned,
  place: 'network',
});

const byName = (one: View, other: View) => one.name.localeCompare(other.name);

function useNetworkViews(kind: string) {
  const stored = useQuery(query(savedReports.list, { query: { kind, limit: -1 } }));
  const create = useMutation(mutation(savedReports.create));
  const update = useMutation(mutation(savedReports.update));
  const remove = useMutation(mutation(savedReports.remove));
  return {
    stored,
    create: (body: ViewBody) => create.mutateAsync({ body: { ...body, kind } }),
    update: ({ id, revision }: View, body: ViewBody) =>
      update.mutateAsync({ params: { id }, body: { ...body, kind, revision } }),
    remove: (id: number) => remove.mutateAsync({ params: { id } }),
  };
}

// The user's views of one kind of list: on the network, or on this device if it has no such call (404, 405, 501).
// `save` and `remove` reject like a call: VALIDATION_ERROR of `name` for a duplicate name, CHANGED_MEANWHILE for a
// concurrent change; `find` loads the current version of one.
export function useViews(kind: string) {
  const queries = useQueryClient();
  const userId = useQuery(userQuery).data?.id ?? 0;
  const { stored, create, update, remove } = useNetworkViews(kind);
  const deviceKey = ['views on this device', kind, userId];
  const onDevice = useQuery({
    queryKey: deviceKey,
    queryFn: () => readDeviceViews(userId, kind),
    staleTime: 0,
    networkMode: 'always',
  });
  const isRefused = isNotOffered(stored.error);
  const reload = (place: View['place']) =>
    queries.invalidateQueries({
      queryKey: place === 'device' ? deviceKey : [savedReports.list.resource, savedReports.list.operation],
    });

  async function saveOnDevice(body: ViewBody, id?: number) {
    writeDeviceView(userId, kind, { ...body, ...(id === undefined ? {} : { id }) });
    await reload('device');
  }
  async function saveNew(body: ViewBody) {
    if (isRefused) return saveOnDevice(body);
    try {
      await create(body);
    } catch (error) {
      if (!isNotOffered(error)) throw error;
      return saveOnDevice(body);
    }
    return reload('network');
  }
  const all = [...(stored.data?.data.map(ofNetwork) ?? []), ...(onDevice.data ?? [])];
  return {
    /** Null while they load, and when loading failed. */
    views: stored.data || isRefused ? all.toSorted(byName) : null,
    isFailed: stored.isError && !isRefused && !stored.data,
    /** Of all lists together, where the network tells it. */
    quota: stored.data?.quota,
    retry: () => void stored.refetch(),
    // Creates a view, or updates an existing one.
    async save(body: ViewBody, view?: View) {
      if (!view) return saveNew(body);
      if (view.place === 'device') return saveOnDevice(body, view.id);
      try {
        await update(view, body);
      } finally {
        // A refused view has changed as well.
        await reload('network');
      }
    },
    async find({ id }: View): Promise<View | undefined> {
      const { data } = await stored.refetch({ throwOnError: true });
      return data?.data.map(ofNetwork).find((view) => view.id === id);
    },
    async remove({ id, place }: View) {
      if (place === 'device') removeDeviceView(userId, kind, id);
      else await remove(id);
      return reload(place);
    },
  };
}
export type Views = ReturnType<typeof useViews>;
