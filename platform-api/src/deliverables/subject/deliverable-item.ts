import { type Catalogue, findFanUnit } from '@specbuilder/fan-engine';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { type FanItemRow, fanItemOf } from '../../projects/index.ts';
import { productOf } from './product-of.ts';
import type { ChosenOption, DeliverableItem, EquipmentKind } from './subject.ts';

/** Product documents, which are included in the package, are not part of the equipment. */
const NO_EQUIPMENT = /^(FIDWG|FIMAN|FICUT|FRSH)$/;

const KINDS: Readonly<Record<number, EquipmentKind>> = {
  [FanCategory.Exhaust]: 'exhaust',
  [FanCategory.MakeUpAir]: 'supply',
  [FanCategory.HeatedMakeUpAir]: 'heatedSupply',
  [FanCategory.HvacUnit]: 'hvacUnit',
  [FanCategory.HighVolumeLowSpeed]: 'ceilingFan',
  [FanCategory.IndustrialHeater]: 'heater',
};

type Beside = Pick<DeliverableItem, 'duty' | 'building' | 'findings' | 'replaces'>;

/** @param place of the item among those of its project, from 1 */
export function deliverableItem(row: FanItemRow, catalogue: Catalogue, place: number, beside: Beside): DeliverableItem {
  // Documents have no prices, so they are removed here and nothing later can print one.
  const { price: _price, motor: _inWords, ...item } = fanItemOf(row, true);
  const { price: _ofMotor, ...motor } = row.snapshot.motor;
  return {
    ...beside,
    row: { id: row.id, configuration: row.configuration },
    item: { ...item, motor },
    tag: tagOf(row, place),
    kind: kindOf(row),
    product: productOf(row, catalogue),
    options: optionsOf(row, catalogue),
    variant: row.snapshot.hvls ? 'Hvls' : (findFanUnit(catalogue, row.fanUnitId)?.variant ?? null),
    catalogue,
  };
}

/** @param place of the item among those of its project, from 1 */
export function tagOf({ tag }: Pick<FanItemRow, 'tag'>, place: number): string {
  return tag?.trim() || DELIVERABLE_MESSAGES.untagged({ place });
}

/** How many tags items have; two items may stand under one tag of the drawings. */
export const tagCount = (items: readonly Pick<DeliverableItem, 'tag'>[]) => new Set(items.map(({ tag }) => tag)).size;

/** A category that a catalogue adds is what its units have in them. */
function kindOf({ fanCategoryType, snapshot, configuration }: FanItemRow): EquipmentKind {
  const known = KINDS[fanCategoryType];
  if (known !== undefined) return known;
  if (configuration.kind === 'hvls') return 'ceilingFan';
  if (snapshot.cooling) return 'hvacUnit';
  if (snapshot.heating) return 'heatedSupply';
  return snapshot.supplyFanId ? 'supply' : 'exhaust';
}

function optionsOf({ snapshot }: FanItemRow, { priceBook }: Catalogue): ChosenOption[] {
  const seen = new Set<number>();
  return [...snapshot.fanOptions, ...(snapshot.fanExtendedOptions ?? [])].flatMap(({ fanOptionId, description }) => {
    const definition = priceBook.options[priceBook.places.get(fanOptionId) ?? -1];
    const { code = null, group = null } = definition ?? {};
    if (seen.has(fanOptionId) || (code !== null && NO_EQUIPMENT.test(code))) return [];
    seen.add(fanOptionId);
    return [{ id: fanOptionId, code, group, description }];
  });
}
