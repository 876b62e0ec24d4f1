import type { ReRatedItem, ReRatedValues } from '@specbuilder/shared-contracts/api';
import { withNamesInLanguage } from '../../core/index.ts';
import { ratingOfToday } from '../../sizing/index.ts';
import { type FanItemRow, textOfStored } from '../fan-items/item-response.ts';
import type { NoLongerOffered, RatedAgain } from './rate-again.ts';

/** What would become of an item, before and after. */
export function reRatedItem(row: FanItemRow, again: RatedAgain | NoLongerOffered): ReRatedItem {
  const header = {
    projectItemId: row.id,
    rowVersion: row.rowVersion,
    tag: row.tag,
    modelDisplayAs: row.snapshot.modelDisplayAs,
    before: valuesOf(row),
  };
  if ('reason' in again) {
    return { ...header, after: null, reason: again.reason, droppedOptions: [], isChanged: true };
  }
  const after = valuesOf(again.columns);
  const droppedOptions = droppedFrom(row, again);
  const isChanged = droppedOptions.length > 0 || JSON.stringify(after) !== JSON.stringify(header.before);
  return { ...header, after, reason: null, droppedOptions, isChanged };
}

function valuesOf({ snapshot, specification }: Pick<FanItemRow, 'snapshot' | 'specification'>): ReRatedValues {
  const { hvls, motor, price, errors, selectedVoltage } = snapshot;
  const rating = snapshot.rating && ratingOfToday(snapshot.rating);
  return {
    altitude: 'altitude' in specification ? specification.altitude : null,
    rpm: rating?.rpm ?? hvls?.rpm ?? 0,
    bhp: rating?.totalBhp ?? null,
    motorHorsepower: motor.horsepower,
    voltage: selectedVoltage,
    inputKw: rating?.inputKw ?? hvls?.inputKw ?? 0,
    sones: rating?.soundSones ?? null,
    fei: rating?.energy.fei ?? hvls?.cfei ?? null,
    price: price.total,
    errors: errors.map(textOfStored),
  };
}

function droppedFrom({ snapshot }: FanItemRow, { columns }: RatedAgain): string[] {
  const chosen = new Set(columns.snapshot.fanOptions.map(({ fanOptionId }) => fanOptionId));
  const dropped = snapshot.fanOptions.filter(({ fanOptionId }) => !chosen.has(fanOptionId));
  return withNamesInLanguage(dropped).map(({ description }) => description);
}
