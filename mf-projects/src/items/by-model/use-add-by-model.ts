import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { randomId } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useRef } from 'react';
import { refreshLists } from '../../project-data/loaded-projects/listed-projects.ts';
import { withItems } from '../../project-data/loaded-projects/with-items.ts';

export interface AddedModel {
  readonly model: string;
  readonly cfm: number | null;
  readonly sp: number | null;
  readonly qty: number;
  readonly tag: string | null;
}

/** Adds the item and puts it into the project that is loaded. The same line sent again adds it once. */
export function useAddByModel(projectId: string) {
  const platform = usePlatform();
  const attempt = useRef({ requested: '', key: '' });
  const keyOf = (model: AddedModel) => {
    const requested = JSON.stringify(model);
    if (attempt.current.requested !== requested) attempt.current = { requested, key: randomId() };
    return attempt.current.key;
  };
  const add = useMutation({
    mutationFn: (model: AddedModel) =>
      platform.api.projects.models.add(
        { projectId, ...model, notes: null },
        { context: { idempotencyKey: keyOf(model) } },
      ),
    onSuccess: async (item) => {
      attempt.current = { requested: '', key: '' };
      const { apiQueries, bus, queries } = platform;
      queries.setQueryData(apiQueries.projects.read.queryKey({ input: { projectId } }), (loaded) =>
        loaded === undefined ? loaded : withItems(loaded, [item]),
      );
      bus.publish('item-attached', { projectId, projectItemId: item.projectItemId, replacedItemId: null });
      await refreshLists(platform);
    },
    onError: (error) => platform.log.error('An item could not be added by its model number', error),
  });
  return {
    add: (model: AddedModel) => add.mutateAsync(model).catch(() => null),
    isAdding: add.isPending,
    problem: add.error === null ? null : errorMessageOf(add.error),
  };
}
