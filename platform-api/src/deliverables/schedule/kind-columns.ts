import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { isFilter } from '../facts/category-facts.ts';
import { optionsText } from '../facts/electrical-facts.ts';
import { outdoorShareOf } from '../facts/item-air.ts';
import { lineName } from '../facts/performance-facts.ts';
import type { EquipmentKind } from '../subject/subject.ts';
import {
  CONTROL,
  CURB,
  DAMPER,
  DISCHARGE,
  FILTER,
  INTAKE,
  INTERLOCK,
  LISTING,
  TEMPERATURE_CONTROL,
} from './accessory-columns.ts';
import { BELT_DRIVE } from './belt-columns.ts';
import { type Column, column, inDataOnly } from './column.ts';
import {
  CFM,
  CIRCUIT,
  DRIVE,
  ELECTRICAL,
  ENCLOSURE,
  ESP,
  FLA,
  KILOWATTS,
  MOTOR,
  OPERATING,
  OUTLET,
  POWER,
  SOUND,
  SUPPLY,
  TSP,
  TYPE,
  UNIT_ELECTRICITY,
} from './fan-columns.ts';
import { COOLING, EFFICIENCY, GAS, HEATER, RISE, TURNDOWN } from './heating-columns.ts';
import { chosen, coded } from './item-readers.ts';

const METRES_PER_FOOT = 0.3048;
const KILOGRAMS_PER_POUND = 0.45359237;
const o = { isOptional: true } as const;

/** Speed and shaft power, which every schedule has; documents of units leave energy to their data. */
const SHOWN_POWER = 2;

/** Known of every unit, but not on its drawing. */
const UNIT_DATA = [...inDataOnly(DRIVE, ...SOUND), ...BELT_DRIVE, ENCLOSURE, LISTING];

/** Columns between those that all schedules have, by what practice puts on drawings. */
export const KIND_COLUMNS: Readonly<Record<EquipmentKind, readonly Column[]>> = {
  exhaust: [
    TYPE,
    DRIVE,
    CFM,
    ESP,
    ...OPERATING,
    TSP,
    ...POWER,
    ...SOUND,
    ...OUTLET,
    ...BELT_DRIVE,
    ...ELECTRICAL,
    CONTROL,
    DAMPER,
    CURB,
    LISTING,
  ],
  supply: [
    DRIVE,
    CFM,
    ESP,
    ...OPERATING,
    TSP,
    FILTER,
    ...POWER,
    ...SOUND,
    DISCHARGE,
    INTAKE,
    ...BELT_DRIVE,
    ...ELECTRICAL,
    INTERLOCK,
    CURB,
    ...inDataOnly(TYPE),
    LISTING,
  ],
  heatedSupply: [
    CFM,
    ESP,
    ...OPERATING,
    TSP,
    ...POWER,
    ...HEATER,
    ...RISE,
    TURNDOWN,
    ...GAS,
    EFFICIENCY,
    TEMPERATURE_CONTROL,
    FILTER,
    MOTOR,
    SUPPLY,
    FLA,
    ...UNIT_ELECTRICITY,
    ...CIRCUIT(false),
    CURB,
    ...UNIT_DATA,
  ],
  hvacUnit: [
    CFM,
    column('oaCfm', 'fan', (item) =>
      item.item.rating === null ? null : item.item.rating.requiredCfm * outdoorShareOf(item),
    ),
    column('oaPct', 'fan', (item) => outdoorShareOf(item) * 100),
    ESP,
    ...OPERATING,
    TSP,
    ...POWER.slice(0, SHOWN_POWER),
    ...COOLING,
    ...HEATER,
    ...RISE,
    column(
      'merv',
      'accessories',
      chosen(({ group, code }) => isFilter(group, code)),
    ),
    column('er', 'accessories', coded('HVERW', 'HVPHX'), o),
    MOTOR,
    SUPPLY,
    FLA,
    ...UNIT_ELECTRICITY,
    ...CIRCUIT(false),
    CURB,
    ...inDataOnly(...POWER.slice(SHOWN_POWER)),
    ...UNIT_DATA,
  ],
  ceilingFan: [
    column('dia', 'fan', ({ item }) => item.hvls?.diameter ?? null, { si: METRES_PER_FOOT }),
    column('blades', 'fan', ({ item }) => item.hvls?.blades ?? null),
    DRIVE,
    column(
      'mount',
      'accessories',
      ({ options }) =>
        optionsText(
          options,
          ({ group }) => group === OptionGroup.HvlsMountingOptions || group === OptionGroup.HvlsMountBaseLength,
        ) || null,
    ),
    column('maxRpm', 'fan', ({ item }) => item.hvls?.rpm ?? null),
    CFM,
    column('fep', 'fan', ({ item }) => item.hvls?.inputKw ?? null, KILOWATTS),
    column('cfei', 'fan', ({ item }) => item.hvls?.cfei ?? null, { ...o, decimals: 2 }),
    column('dba', 'sound', ({ item }) => item.hvls?.noise ?? null),
    column('coverage', 'fan', ({ item }) => item.hvls?.coveredSquareFootage ?? null),
    MOTOR,
    SUPPLY,
    FLA,
    ...CIRCUIT(true),
    column('controller', 'accessories', coded('HICTL', 'HIC24', 'AMC1', 'AMC2')),
    column('fireRelay', 'accessories', coded('HIFI')),
  ],
  heater: [
    column('orientation', 'item', lineName),
    ...HEATER,
    EFFICIENCY,
    CFM,
    ...RISE,
    ...GAS,
    ...POWER.slice(0, SHOWN_POWER),
    ...ELECTRICAL,
    column('stand', 'accessories', coded('STAND', 'RAIL')),
    ...inDataOnly(ESP, ...OPERATING, TSP, ...POWER.slice(SHOWN_POWER)),
    ...inDataOnly(DRIVE, ...SOUND),
    ...BELT_DRIVE,
    LISTING,
  ],
};

export const WEIGHT = column(
  'weight',
  'unit',
  ({ item, product }) => item.weightLb ?? product?.dimensions?.weightLb ?? null,
  { si: KILOGRAMS_PER_POUND },
);
