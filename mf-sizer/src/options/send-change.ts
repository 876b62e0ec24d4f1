import type { OptionSetAnswer, OptionsBundle } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { applyOptionsDelta, NO_OPTIONS_CHECKSUM, needsFullReload } from '@specbuilder/shared-contracts/domain';
import type { QueryClient } from '@specbuilder/shared-ui/query';
import type { Change } from './change.ts';
import type { ItemQueries } from './use-item.ts';

/** Sends a change with the checksum of the list at hand (OPT-015). */
export function sendChange(
  api: ApiClient,
  fanItemId: string,
  change: Change,
  checksum: number,
): Promise<OptionSetAnswer> {
  const head = { fanItemId, trimmed: true, checksum };
  switch (change.kind) {
    case 'motor':
      return api.fanItem.motors.set({ ...head, motorId: change.motorId });
    case 'voltage':
      return api.fanItem.voltage.set({ ...head, motorVoltageId: change.motorVoltageId });
    case 'curb': {
      const { curbId, hingeOptionId } = change;
      return api.fanItem.curbs.set({ ...head, curbId, ...(hingeOptionId === undefined ? {} : { hingeOptionId }) });
    }
    case 'option': {
      const { optionIds, selected } = change;
      const [fanOptionId] = optionIds;
      if (optionIds.length === 1 && fanOptionId !== undefined) {
        return api.fanItem.options.set({ ...head, fanOptionId, selected });
      }
      return api.fanItem.options.setMany({ ...head, options: optionIds.map((optionId) => ({ optionId, selected })) });
    }
  }
}

/** Checksum of the list in the cache; 0 says that there is none. */
export function localChecksum(cache: QueryClient, { options }: ItemQueries): number {
  return cache.getQueryData<OptionsBundle>(options.queryKey)?.current.checksum ?? NO_OPTIONS_CHECKSUM;
}

/**
 * Brings an answer into the cache: the delta merged, or the whole list loaded again when somebody else changed the item
 * in between (OPT-016, OPT-017); the item, its motors and its curbs as the answer has them.
 *
 * @param sentWith checksum the change was sent with
 */
export async function applyAnswer(
  cache: QueryClient,
  queries: ItemQueries,
  answer: OptionSetAnswer,
  sentWith: number,
): Promise<void> {
  const { delta, item, motors, section, resize, bundle } = answer;
  cache.setQueryData(queries.item.queryKey, item);
  if (section !== undefined) cache.setQueryData(queries.curbs.queryKey, section);
  if (motors !== undefined) cache.setQueryData(queries.motors.queryKey, motors);
  const cached = cache.getQueryData<OptionsBundle>(queries.options.queryKey);
  if (bundle !== undefined) {
    cache.setQueryData(queries.options.queryKey, bundle);
  } else if (cached === undefined || needsFullReload(sentWith, delta)) {
    await cache.fetchQuery({ ...queries.options, staleTime: 0 });
  } else {
    const fanOptions = applyOptionsDelta(cached.fanOptions, delta);
    cache.setQueryData(queries.options.queryKey, { fanOptions, current: delta.after });
  }
  if (resize !== null && motors === undefined) await cache.invalidateQueries({ queryKey: queries.motors.queryKey });
}
