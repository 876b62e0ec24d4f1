import { createConfiguration } from '@specbuilder/fan-engine';
import type { FanItem } from '@specbuilder/shared-contracts/api';
import { rejectedByEngine } from '../../catalogue/index.ts';
import type { Actor, UnitOfWork } from '../../core/index.ts';
import { type SizedBy, storedResult } from '../../sizing/index.ts';
import { evaluatedItem } from './evaluated-item.ts';
import { fanItemOf } from './item-response.ts';
import type { ItemSource } from './ports.ts';
import { insertItem, type NewFanItem } from './store.ts';

export interface ChosenRow {
  readonly resultId: string;
  readonly fanListId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
  readonly quantity?: number | undefined;
  /** Codes of options that it begins with, as far as the fan has them. */
  readonly startingOptions?: readonly string[] | undefined;
}

/**
 * Evaluates the item of a result row with its default options, before anything is stored.
 *
 * @throws HttpError 'not-found' for a result that does not exist or is not of the requested kind, 'invalid' on fanListId,
 *   motorId or motorVoltageId that do not belong together or to the result
 */
export async function configureRow(
  { db, catalogues }: Pick<ItemSource, 'db' | 'catalogues'>,
  maker: Actor,
  chosen: ChosenRow,
  kind?: SizedBy,
): Promise<NewFanItem> {
  const { userId, guestKeyHash } = maker;
  const set = await storedResult(db, chosen.resultId, kind);
  const { quantity = 1, fanListId, motorId, motorVoltageId, startingOptions } = chosen;
  const { manufacturerLabelId, specification } = set;
  const catalogue = await catalogues.asOf(manufacturerLabelId, set.catalogueVersion);
  return rejectedByEngine(() => {
    const configuration = createConfiguration({
      specification,
      catalogue,
      fanListId,
      motorId,
      motorVoltageId,
      quantity,
      startingOptions,
    });
    return {
      ...evaluatedItem(configuration, catalogue, manufacturerLabelId),
      userId,
      guestKeyHash,
      resultId: set.id,
      specification,
      quantity,
    };
  });
}

export async function storeItem(unit: UnitOfWork, item: NewFanItem): Promise<FanItem> {
  return fanItemOf(await insertItem(unit.tx, item), false);
}
