import type { FanItem } from '@specbuilder/shared-contracts/api';
import { errorMessageOf, statusOf } from '@specbuilder/shared-contracts/client';
import {
  ProjectItemType,
  randomId,
  referenceOf,
  type StartingEquipment,
  startingOptionCodes,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { chosenBuildings } from '../../duty/building/chosen-building.ts';
import { passRequestedItemOn } from '../../duty/new-search/requested-item.ts';
import { passReselectionOn } from '../../item/reselect/pass-on.ts';
import { CONFIGURE_MESSAGES } from '../../messages/configure.generated.ts';
import { type CreatedChoice, createdItems, createPayload } from './created-items.ts';
import type { MotorChoice } from './motor-choice.ts';

interface ConfigureRequest {
  readonly resultId: string;
  readonly choice: MotorChoice;
  readonly quantity?: number | undefined;
  readonly model: string;
}

/**
 * Makes an item of a chosen row and opens its options. The item of an earlier visit with the same choice is fetched
 * instead (RES-019); a repeated attempt carries the same key, so that it creates once.
 *
 * @param equipment motors and switches that a new item begins with
 */
export function useConfigure(equipment: StartingEquipment) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { queryKey } = platform.apiQueries.fanItem.read;
  const items = createdItems(platform.storage);

  const known = async (request: CreatedChoice): Promise<FanItem | null> => {
    const fanItemId = items.find(request);
    if (fanItemId === null) return null;
    try {
      return await cache.fetchQuery(platform.apiQueries.fanItem.read.queryOptions({ input: { fanItemId } }));
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      items.forget(fanItemId);
      return null;
    }
  };

  return useMutation({
    mutationFn: async (chosen: ConfigureRequest): Promise<FanItem> => {
      const request = { ...chosen, startingOptions: startingOptionCodes(equipment) };
      const existing = await known(request);
      if (existing !== null) return existing;
      const payload = createPayload(request);
      const attempt = JSON.stringify(payload);
      const idempotencyKey = attemptKey(attempt);
      const created = await platform.api.fanItem.create(payload, { context: { idempotencyKey } });
      attempts.delete(attempt);
      items.remember(request, created.fanItemId);
      const { fanItemId, itemType, resultId } = created;
      platform.bus.publish('fan-item-created', { fanItemId, itemType, resultId });
      return created;
    },
    onSuccess: (item) => {
      passRequestedItemOn(platform.storage, item);
      passReselectionOn(platform, item);
      if (item.itemType === ProjectItemType.HighVolumeLowSpeedFan) {
        const buildings = chosenBuildings(platform.storage);
        buildings.setOfItem(item.fanItemId, buildings.ofSearch());
      }
      cache.setQueryData(queryKey({ input: { fanItemId: item.fanItemId } }), item);
      platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
    },
    onError: (error, { model }) => {
      platform.log.error('An item could not be created', error);
      void platform.toasts.show({
        kind: 'error',
        title: CONFIGURE_MESSAGES.failed({ model }),
        text: errorMessageOf(error),
        ...referenceOf(error),
        durationMs: TOAST_MS.generic,
      });
    },
  });
}

/** One key per choice until there is a response: a retry after a lost response gets that same response. */
const attempts = new Map<string, string>();

function attemptKey(payload: string): string {
  const key = attempts.get(payload) ?? randomId();
  attempts.set(payload, key);
  return key;
}
