import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { keepItemChanges } from '../../item/item-changes/item-changes.ts';

/** Items whose page is open: it broadcasts each state that it shows, whether a user here or elsewhere changed it. */
const openItems = new Set<string>();

/** Broadcasts what the options page shows when it opens, and each time its list was merged or loaded again. */
export function useItemEvents(configuration: ItemConfiguration): void {
  const platform = usePlatform();
  const { fanItemId, projectId } = configuration.item;
  const shown = useRef<ItemConfiguration | null>(null);
  useEffect(() => {
    openItems.add(fanItemId);
    if (projectId !== null) platform.bus.publish('sizer-context-reset', { reason: 'itemSelected' });
    const stop = keepItemChanges(platform, fanItemId);
    return () => {
      stop();
      openItems.delete(fanItemId);
      shown.current = null;
    };
  }, [platform, fanItemId, projectId]);
  useEffect(() => {
    if (shown.current !== null && isOtherList(shown.current, configuration)) publishOptions(platform, configuration);
    publishValidity(platform, configuration);
    shown.current = configuration;
  }, [platform, configuration]);
}

/** The same for a change whose page was left before the response. */
export function publishUnshown(platform: Platform, after: ItemConfiguration): void {
  if (openItems.has(after.item.fanItemId)) return;
  publishOptions(platform, after);
  publishValidity(platform, after);
}

function isOtherList(before: ItemConfiguration, after: ItemConfiguration): boolean {
  return before.item.rowVersion !== after.item.rowVersion || before.options !== after.options;
}

function publishOptions({ bus }: Platform, { item: { fanItemId, price }, options }: ItemConfiguration): void {
  bus.publish('fan-options-changed', { fanItemId, checksum: options.current.checksum, totalPrice: price.total });
}

function publishValidity({ bus }: Platform, { item: { fanItemId }, validation }: ItemConfiguration): void {
  const { errors, warnings } = validation;
  bus.publish('options-validity-changed', { fanItemId, isValid: errors.length === 0, errors, warnings });
}
