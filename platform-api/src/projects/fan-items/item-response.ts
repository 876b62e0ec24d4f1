import { isOpenChoice, unitElectricity } from '@specbuilder/fan-engine';
import type { FanItem, ItemState, ProjectItem } from '@specbuilder/shared-contracts/api';
import { type Message, messageOfText } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { productAddress } from '../../catalogue/index.ts';
import type { schema } from '../../core/index.ts';
import { coolingOfToday, motorInWords, ratingOfToday } from '../../sizing/index.ts';
import { findingsOf } from './item-findings.ts';
import { changedVersions, type ItemsToday } from './items-today.ts';

export type FanItemRow = typeof schema.fanItems.$inferSelect;

/** An item by itself: the stored snapshot with the item's own columns. */
export function fanItemOf(row: FanItemRow, isReadOnly: boolean): FanItem {
  const {
    errors: _errors,
    warnings: _warnings,
    selectedVoltage: _voltage,
    fanOptions: _options,
    fanExtendedOptions: _extended,
    optionLoads,
    ...shown
  } = row.snapshot;
  return {
    ...shown,
    productDetailUrl: productAddress(shown.modelDisplayAs, row.manufacturerLabelId),
    price: priceOf(shown.price),
    motor: motorInWords(shown.motor),
    rating: shown.rating && ratingOfToday(shown.rating),
    cooling: coolingOfToday(shown.cooling ?? null),
    electricity: electricityOf(shown, optionLoads),
    projectItemId: row.id,
    fanItemId: row.id,
    projectId: row.projectId,
    itemType: row.itemType as FanItem['itemType'],
    fanCategoryType: row.fanCategoryType as FanItem['fanCategoryType'],
    subFanCategoryType: row.subFanCategoryType,
    fanUnitId: row.fanUnitId,
    resultId: row.resultId,
    tag: row.tag,
    qty: row.quantity,
    notes: row.notes,
    location: row.location,
    isReadOnly,
    versions: { catalogue: row.catalogueVersion, engine: row.engineVersion, priceBook: row.priceBookVersion },
    rowVersion: row.rowVersion,
  };
}

/** Worked out whenever an item is read, since older items were stored without it. */
function electricityOf(
  {
    voltage,
    heating = null,
    cooling = null,
    rating,
    hvls,
  }: Pick<FanItemRow['snapshot'], 'voltage' | 'heating' | 'cooling' | 'rating' | 'hvls'>,
  optionLoads: FanItemRow['snapshot']['optionLoads'] = [],
): FanItem['electricity'] {
  const sections = { heater: heating, cooling, optionLoads };
  return unitElectricity(voltage, sections, rating?.inputKw ?? hvls?.inputKw ?? 0);
}

/** In the order in which it adds up, which the store does not keep. */
function priceOf({ unit, motor, options, extras, total }: FanItem['price']): FanItem['price'] {
  return { unit, motor, options, ...(extras === undefined ? {} : { extras }), total };
}

/** A stored message in words; older items hold words themselves. */
export function textOfStored(stored: string | Message): string {
  return messageText(messageOfText(stored));
}

/** Older items hold words, of which nothing is read. */
function stateOf(errors: readonly (string | Message)[]): ItemState {
  if (errors.length === 0) return 'ready';
  return errors.every((error) => typeof error !== 'string' && isOpenChoice(error)) ? 'incomplete' : 'invalid';
}

/** An item as its project shows it, plus the data that the project needs. The offered item is loaded selected. */
export function projectItemOf(
  row: FanItemRow & {
    readonly userId: string;
    readonly sitePostalCode: string | null;
    readonly siteAltitude: number | null;
  },
  isReadOnly: boolean,
  today: ItemsToday,
): ProjectItem {
  const { errors, warnings, selectedVoltage, fanOptions, fanExtendedOptions = [] } = row.snapshot;
  return {
    ...fanItemOf(row, isReadOnly),
    state: stateOf(errors),
    errors: errors.map(textOfStored),
    warnings: warnings.map(textOfStored),
    selectedVoltage,
    fanOptions,
    fanExtendedOptions,
    outOfDate: changedVersions(row, today).map(({ part }) => part),
    findings: findingsOf(row, today),
    projectItemId: row.id,
    userId: row.userId,
    itemIndex: row.itemIndex,
    buildingId: row.buildingId,
    alternateToId: row.alternateToId,
    selected: row.alternateToId === null,
  };
}
