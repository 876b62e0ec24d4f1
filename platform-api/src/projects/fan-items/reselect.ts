import type { FanItem } from '@specbuilder/shared-contracts/api';
import { ITEM_MESSAGES, invalid, type UnitOfWork } from '../../core/index.ts';
import { lockWithProject, resizedFan } from './change.ts';
import { fanItemOf } from './item-response.ts';
import type { ItemPorts } from './ports.ts';
import { type NewFanItem, updateItem } from './store.ts';

export interface Reselection {
  readonly fanItemId: string;
  /** What the row would be as an item of its own. */
  readonly chosen: NewFanItem;
  /** Of ceiling fans; without one the item keeps its own. */
  readonly quantity: number | undefined;
}

/**
 * Replaces an item with another row: fan, motor, voltage and default options are the row's; its position in a
 * project, tag, notes and owner stay. All watchers of the item receive its new speed and motor.
 *
 * @throws HttpError 'invalid' on resultId for a result of another brand, since an item's project is of its brand
 */
export async function reselectItem(
  unit: UnitOfWork,
  ports: ItemPorts,
  { fanItemId, chosen, quantity }: Reselection,
): Promise<FanItem> {
  const row = await lockWithProject(unit, fanItemId, ports);
  if (row.manufacturerLabelId !== chosen.manufacturerLabelId) throw invalid('resultId', ITEM_MESSAGES.otherBrand);
  const { userId: _user, guestKeyHash: _guest, configuration, ...shown } = chosen;
  const isHvls = configuration.kind === 'hvls';
  const kept = isHvls ? (quantity ?? row.quantity) : row.quantity;
  const changed = await updateItem(unit, row.id, {
    ...shown,
    quantity: kept,
    configuration: isHvls ? { ...configuration, quantity: kept } : configuration,
  });
  unit.afterCommit(() => ports.fanResized(resizedFan(changed, changed.snapshot)));
  return fanItemOf(changed, false);
}
