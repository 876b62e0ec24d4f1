import type { Building, BuildingFields } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { BUILDINGS_MESSAGES } from '../../messages/buildings.generated.ts';

/** Saving and deleting buildings of a project; both are in the cache before they are broadcast. */
export function useBuildingChanges(projectId: string) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { api, apiQueries, bus, dialogs, log, toasts } = platform;
  const { queryKey } = apiQueries.projects.buildings.queryOptions({ input: { projectId } });

  async function save(id: number | null, fields: BuildingFields): Promise<Building> {
    const saved = await api.projects.saveBuilding({ projectId, id, ...fields });
    cache.setQueryData(queryKey, (known = []) =>
      id === null ? [...known, saved] : known.map((building) => (building.id === id ? saved : building)),
    );
    bus.publish('building-saved', { projectId, buildingId: saved.id, isNew: id === null });
    return saved;
  }

  async function remove({ id, name, fans }: Building): Promise<boolean> {
    const { text, ...words } = BUILDINGS_MESSAGES.confirmDelete;
    const fanCount = fans.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!(await dialogs.confirm({ ...words, text: text({ name, fans: fanCount }) }))) return false;
    try {
      await api.projects.deleteBuilding({ projectId, buildingId: id });
    } catch (error) {
      log.error('A building could not be deleted', error);
      void toasts.show({
        kind: 'error',
        title: BUILDINGS_MESSAGES.deleteFailed({ name }),
        durationMs: TOAST_MS.failure,
      });
      return false;
    }
    cache.setQueryData(queryKey, (known) => known?.filter((building) => building.id !== id));
    // Its fans have no building any more.
    await cache.invalidateQueries({ queryKey: apiQueries.projects.read.queryKey({ input: { projectId } }) });
    bus.publish('project-updated', { projectId, changed: ['items', 'other'] });
    return true;
  }

  return { save, remove };
}
