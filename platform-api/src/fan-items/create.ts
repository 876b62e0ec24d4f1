import { catalogueFor, createConfiguration, evaluate, versionsOf } from '@specbuilder/fan-engine';
import type { FanItem } from '@specbuilder/shared-contracts/api';
import { FanCategory, ProjectItemType } from '@specbuilder/shared-contracts/domain';
import { refusedByEngine } from '../engine/engine-refusal.ts';
import { Refusal } from '../refusal.ts';
import { type Reader, visibleResultSet } from '../sizing/visible-result-set.ts';
import type { Database } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { fanItemOf } from './item-answer.ts';
import { snapshotOf } from './snapshot.ts';
import { insertItem, type NewFanItem } from './store.ts';
import { ITEM_TEXTS } from './texts.ts';

export interface ChosenRow {
  readonly resultId: string;
  readonly fanListId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
  readonly quantity?: number | undefined;
}

/**
 * Works out the item of a result row with its default options, before anything is stored.
 *
 * @throws Refusal 'not-found' for a result the caller may not see, 'not-signed-in' for somebody without guest key,
 *   'invalid' on fanListId, motorId or motorVoltageId that do not belong together or to the result
 */
export async function configureRow(db: Database, reader: Reader, chosen: ChosenRow): Promise<NewFanItem> {
  const { userId, guestKeyHash } = reader.actor;
  if (userId === null && guestKeyHash === null) throw new Refusal('not-signed-in', ITEM_TEXTS.nobody);
  const set = await visibleResultSet(db, chosen.resultId, reader);
  const { quantity = 1, fanListId, motorId, motorVoltageId } = chosen;
  const { manufacturerLabelId, specification } = set;
  const catalogue = catalogueFor(manufacturerLabelId);
  return refusedByEngine(() => {
    const configuration = createConfiguration({
      specification,
      catalogue,
      fanListId,
      motorId,
      motorVoltageId,
      quantity,
    });
    const evaluation = evaluate(configuration, catalogue);
    const versions = versionsOf(catalogue);
    const isHvls = evaluation.fanCategoryType === FanCategory.HighVolumeLowSpeed;
    return {
      manufacturerLabelId,
      userId,
      guestKeyHash,
      catalogueVersion: versions.catalogue,
      engineVersion: versions.engine,
      priceBookVersion: versions.priceBook,
      resultId: set.id,
      itemType: isHvls ? ProjectItemType.HighVolumeLowSpeedFan : ProjectItemType.ExhaustSupplyFan,
      fanCategoryType: evaluation.fanCategoryType,
      subFanCategoryType: evaluation.subFanCategoryType,
      fanUnitId: evaluation.fanUnitId,
      specification,
      configuration,
      snapshot: snapshotOf(evaluation, configuration, manufacturerLabelId),
      quantity,
    };
  });
}

export async function storeItem(unit: UnitOfWork, item: NewFanItem): Promise<FanItem> {
  return fanItemOf(await insertItem(unit.tx, item), false);
}
