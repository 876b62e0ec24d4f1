import type { ItemFieldChange, ProjectFieldChange } from '@specbuilder/shared-contracts/api';
import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { formatQuantity, moneyText, type QuantityName, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';

type Measure = QuantityName | 'money' | 'horsepower' | 'pounds' | 'figure';

const MEASURES: Partial<Record<ItemFieldChange['field'] | ProjectFieldChange['field'], Measure>> = {
  cfm: 'airflow',
  sp: 'staticPressure',
  rpm: 'speed',
  bhp: 'brakeHorsepower',
  motorHorsepower: 'horsepower',
  inputKw: 'inputPower',
  sones: 'sound',
  fei: 'fanEnergyIndex',
  weightLb: 'pounds',
  price: 'money',
  altitude: 'length',
  daysPerWeek: 'daysPerWeek',
  hoursPerDay: 'hoursPerDay',
  electricCostPerKwh: 'electricCost',
  gasCostPerTherm: 'gasCost',
  buildingAdded: 'area',
  buildingRemoved: 'area',
  buildingArea: 'area',
  dutyAdded: 'airflow',
  dutyRemoved: 'airflow',
};

const DEFAULT_MEASURES: Readonly<Record<string, Measure>> = {
  altitude: 'length',
  soundLevelDistance: 'length',
  smallMotorBelowHp: 'horsepower',
};

/** How the values of a change are written; those of a project default as its name says. */
function measureOf(change: ItemFieldChange | ProjectFieldChange): Measure {
  const { field } = change;
  return (field === 'sizingDefault' ? DEFAULT_MEASURES[change.of ?? ''] : MEASURES[field]) ?? 'figure';
}

/** Facts that are stored as codes, with their words. */
const WORDS_OF_FACTS: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => REVISIONS_MESSAGES.statuses({ value }),
  dateFormat: (value) => REVISIONS_MESSAGES.dateFormats({ value }),
};

/** The value in words where the product has words for it; null where no one reads it, as the keys of columns. */
function inWords(change: ItemFieldChange | ProjectFieldChange, value: ProjectFieldChange['before']) {
  if (value === null) return value;
  if (change.field === 'fact') {
    if (change.of === 'scheduleColumns') return null;
    return WORDS_OF_FACTS[change.of ?? '']?.(String(value)) ?? value;
  }
  const isInstallation = change.field === 'sizingDefault' && change.of === 'installation';
  return isInstallation ? REVISIONS_MESSAGES.installations({ value: String(value) }) : value;
}

/** A change as it is read: its field by name, both values with their units. */
export interface NamedChange {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

function itemFieldName({ field }: ItemFieldChange): string {
  return REVISIONS_MESSAGES.itemFields[field];
}

function projectFieldName({ field, of }: ProjectFieldChange): string {
  const names = REVISIONS_MESSAGES.projectFields;
  if (field === 'address') return names.address({ type: of ?? '' });
  const name = names[field];
  return typeof name === 'string' ? name : name({ name: of ?? '' });
}

/** Writes values with their units, in the reader's currency. */
export function useValueText(): (value: string | number | null, measure: Measure) => string {
  const currency = useReadable(usePlatform().currency);
  return (value, measure) => {
    if (value === null || value === '') return REVISIONS_MESSAGES.nothing;
    if (typeof value === 'string') return value;
    const locale = currentLanguage.locale();
    switch (measure) {
      case 'money':
        return moneyText(value, currency);
      case 'horsepower':
        return `${horsepowerName(value)} hp`;
      case 'pounds':
        return REVISIONS_MESSAGES.pounds({ weight: number(locale, Math.round(value)) });
      case 'figure':
        return number(locale, value);
      default:
        return formatQuantity(value, measure);
    }
  };
}

/** Names changes; of those that have no values it is only said that they changed. */
export function useNamedChanges() {
  const text = useValueText();
  const named = (change: ItemFieldChange | ProjectFieldChange, label: string): NamedChange => {
    const [before, after] = [inWords(change, change.before), inWords(change, change.after)];
    const measure = measureOf(change);
    const hasValues = before !== null || after !== null;
    return {
      key: `${label} ${before} ${after}`,
      label,
      before: hasValues ? text(before, measure) : '',
      after: hasValues ? text(after, measure) : REVISIONS_MESSAGES.changed,
    };
  };
  return {
    ofItem: (change: ItemFieldChange) => named(change, itemFieldName(change)),
    ofProject: (change: ProjectFieldChange) => named(change, projectFieldName(change)),
  };
}
