import { createConfiguration, evaluate, versionsOf } from '@specbuilder/fan-engine';
import type { FanItem } from '@specbuilder/shared-contracts/api';
import { FanCategory, ProjectItemType } from '@specbuilder/shared-contracts/domain';
import type { Actor } from '../access/caller.ts';
import { refusedByEngine } from '../engine/engine-refusal.ts';
import { storedResult } from '../sizing/service.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { fanItemOf } from './item-answer.ts';
import type { ItemSource } from './ports.ts';
import { snapshotOf } from './snapshot.ts';
import { insertItem, type NewFanItem } from './store.ts';

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
 * @throws Refusal 'not-found' for a result that does not exist, 'invalid' on fanListId, motorId or motorVoltageId that do not belong together or to the result
 */
export async function configureRow(
  { db, catalogues }: ItemSource,
  maker: Actor,
  chosen: ChosenRow,
): Promise<NewFanItem> {
  const { userId, guestKeyHash } = maker;
  const set = await storedResult(db, chosen.resultId);
  const { quantity = 1, fanListId, motorId, motorVoltageId } = chosen;
  const { manufacturerLabelId, specification } = set;
  const catalogue = await catalogues.asOf(manufacturerLabelId, set.catalogueVersion);
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
      snapshot: snapshotOf(evaluation, configuration, {
        brand: manufacturerLabelId,
        catalogueVersion: versions.catalogue,
      }),
      quantity,
    };
  });
}

export async function storeItem(unit: UnitOfWork, item: NewFanItem): Promise<FanItem> {
  return fanItemOf(await insertItem(unit.tx, item), false);
}
