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
import { type Column, column } from './column.ts';
import {
  CFM,
  CIRCUIT,
  DRIVE,
  ELECTRICAL,
  ESP,
  FLA,
  MOTOR,
  OPERATING,
  OUTLET,
  POWER,
  SOUND,
  SUPPLY,
  TSP,
  UNIT_ELECTRICITY,
} from './fan-columns.ts';
import { COOLING, EFFICIENCY, GAS, HEATER, RISE, TURNDOWN } from './heating-columns.ts';
import { chosen, coded } from './item-readers.ts';

const METRES_PER_FOOT = 0.3048;
const KILOGRAMS_PER_POUND = 0.45359237;
const o = { isOptional: true } as const;

/** Columns between those that all schedules have, by what practice puts on drawings. */
export const KIND_COLUMNS: Readonly<Record<EquipmentKind, readonly Column[]>> = {
  exhaust: [
    column('type', 'item', lineName),
    DRIVE,
    CFM,
    ESP,
    ...OPERATING,
    TSP,
    ...POWER,
    ...SOUND,
    ...OUTLET,
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
    ...ELECTRICAL,
    INTERLOCK,
    CURB,
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
    ...POWER.slice(0, 2),
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
    column('fep', 'fan', ({ item }) => item.hvls?.inputKw ?? null, { decimals: 2 }),
    column('cfei', 'fan', ({ item }) => item.hvls?.cfei ?? null, { ...o, decimals: 2 }),
    column('dba', 'sound', ({ item }) => item.hvls?.noise ?? null),
    column('coverage', 'fan', ({ item }) => item.hvls?.coveredSquareFootage ?? null),
    MOTOR,
    SUPPLY,
    FLA,
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
    ...POWER.slice(0, 2),
    ...ELECTRICAL,
    column('stand', 'accessories', coded('STAND', 'RAIL')),
  ],
};

export const WEIGHT = column(
  'weight',
  'unit',
  ({ item, product }) => item.weightLb ?? product?.dimensions?.weightLb ?? null,
  { si: KILOGRAMS_PER_POUND },
);
