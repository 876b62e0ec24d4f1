import type { ItemConfiguration, OptionSetResponse } from '@specbuilder/shared-contracts/api';
import { applyOptionsDelta, needsFullReload } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';

type Source = Pick<Platform, 'queries' | 'apiQueries'>;

/** The configuration of an item as the page holds it. */
export function configurationCache({ queries, apiQueries }: Source, fanItemId: string) {
  const options = apiQueries.fanItem.configuration.queryOptions({ input: { fanItemId } });
  const read = () => queries.getQueryData(options.queryKey);
  return {
    read,
    write: (configuration: ItemConfiguration) => queries.setQueryData(options.queryKey, configuration),
    /** The server's word counts again for everything. */
    load: () => queries.fetchQuery({ ...options, staleTime: 0 }),
    /** The same, but only if it is older than an announced state. */
    loadOlderThan(state: number) {
      const shown = read()?.item.rowVersion;
      if (shown !== undefined && shown < state) void queries.invalidateQueries({ queryKey: options.queryKey });
    },
  };
}

/**
 * The configuration after a change; null if another user changed it in between, so that all of it must be loaded again
 * (OPT-016, OPT-017).
 *
 * @param sentWith checksum the change was sent with
 */
export function withResponse(
  before: ItemConfiguration,
  response: OptionSetResponse,
  sentWith: number,
): ItemConfiguration | null {
  const { delta, item, motors, curbs, sections, validation, findings } = response;
  const isNext = item.rowVersion === before.item.rowVersion + 1;
  if (!isNext || needsFullReload(sentWith, delta)) return null;
  return {
    item,
    options: { fanOptions: [...applyOptionsDelta(before.options.fanOptions, delta)], current: delta.after },
    motors: motors ?? before.motors,
    curbs: curbs ?? before.curbs,
    sections: { ...before.sections, ...sections },
    validation,
    findings,
  };
}
