import { type Catalogue, type Configuration, evaluate, versionsOf } from '@specbuilder/fan-engine';
import { FanCategory, ProjectItemType } from '@specbuilder/shared-contracts/domain';
import { snapshotOf } from './snapshot.ts';
import type { NewFanItem } from './store.ts';

type EvaluatedItem = Pick<
  NewFanItem,
  | 'manufacturerLabelId'
  | 'catalogueVersion'
  | 'engineVersion'
  | 'priceBookVersion'
  | 'itemType'
  | 'fanCategoryType'
  | 'subFanCategoryType'
  | 'fanUnitId'
  | 'configuration'
  | 'snapshot'
>;

/**
 * What an item with these choices is in a catalogue.
 *
 * @throws EngineError when the catalogue does not have the fan or a part of it
 */
export function evaluatedItem(
  configuration: Configuration,
  catalogue: Catalogue,
  manufacturerLabelId: number,
): EvaluatedItem {
  const evaluation = evaluate(configuration, catalogue);
  const versions = versionsOf(catalogue);
  const isHvls = evaluation.fanCategoryType === FanCategory.HighVolumeLowSpeed;
  return {
    manufacturerLabelId,
    catalogueVersion: versions.catalogue,
    engineVersion: versions.engine,
    priceBookVersion: versions.priceBook,
    itemType: isHvls ? ProjectItemType.HighVolumeLowSpeedFan : ProjectItemType.ExhaustSupplyFan,
    fanCategoryType: evaluation.fanCategoryType,
    subFanCategoryType: evaluation.subFanCategoryType,
    fanUnitId: evaluation.fanUnitId,
    configuration,
    snapshot: snapshotOf(evaluation, configuration, {
      brand: manufacturerLabelId,
      catalogueVersion: versions.catalogue,
    }),
  };
}
