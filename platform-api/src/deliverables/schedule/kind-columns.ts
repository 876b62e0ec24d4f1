import { horsepowerName, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { nameOf } from '../../language/names.ts';
import { DELIVERABLE_TEXTS as TEXTS } from '../../words/deliverable.generated.ts';
import { inGroup, isFilter } from '../facts/category-facts.ts';
import { disconnectText, optionOf, optionsText, starterText, supplyText } from '../facts/electrical-facts.ts';
import { mbh } from '../facts/figures.ts';
import { driveText, lineName } from '../facts/performance-facts.ts';
import type { ChosenOption, EquipmentKind, PaperItem } from '../subject/subject.ts';
import { type Column, column, trimmed } from './column.ts';
import { gasPressureOf, outdoorShareOf, winterAirOf } from './item-air.ts';

const LITRES_PER_SECOND = 0.47194745;
const PASCALS_PER_IN_WG = 249.08891;
const METRES_PER_FOOT = 0.3048;
const KILOGRAMS_PER_POUND = 0.45359237;
const o = { isOptional: true } as const;

type Rating = NonNullable<PaperItem['item']['rating']>;
type Heating = NonNullable<PaperItem['item']['heating']>;
type Cooling = NonNullable<PaperItem['item']['cooling']>;

const rated =
  <T>(of: (rating: Rating) => T) =>
  ({ item }: PaperItem) =>
    item.rating === null ? null : of(item.rating);
const heated =
  <T>(of: (heating: Heating) => T) =>
  ({ item }: PaperItem) =>
    item.heating ? of(item.heating) : null;
const cooled =
  <T>(of: (cooling: Cooling) => T) =>
  ({ item }: PaperItem) =>
    item.cooling ? of(item.cooling) : null;
const chosen =
  (isOne: (option: ChosenOption) => boolean) =>
  ({ options }: PaperItem) =>
    optionsText(options, isOne) || null;
const coded =
  (...codes: readonly string[]) =>
  ({ options }: PaperItem) => {
    const found = optionOf(options, codes);
    return found === undefined ? null : nameOf(found.description);
  };

const DRIVE = column('drive', 'fan', driveText);
const CFM = column('cfm', 'fan', ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null, { si: LITRES_PER_SECOND });
const ESP = column(
  'esp',
  'fan',
  rated(({ externalStaticPressure }) => externalStaticPressure),
  {
    ...{ decimals: 3, text: trimmed(2, 3), si: PASCALS_PER_IN_WG },
  },
);
const TSP = column(
  'tsp',
  'fan',
  rated(({ totalStaticPressure }) => totalStaticPressure),
  {
    ...{ ...o, decimals: 3, text: trimmed(2, 3), si: PASCALS_PER_IN_WG },
  },
);
const POWER = [
  column(
    'rpm',
    'fan',
    rated(({ rpm }) => rpm),
  ),
  column(
    'bhp',
    'fan',
    rated(({ totalBhp }) => totalBhp),
    { decimals: 3, text: trimmed(2, 3) },
  ),
  column(
    'fep',
    'fan',
    rated(({ energy }) => energy.fep),
    { decimals: 2 },
  ),
  column(
    'fei',
    'fan',
    rated(({ energy }) => energy.fei),
    { decimals: 2 },
  ),
];
const SOUND = [
  column(
    'sones',
    'sound',
    rated(({ soundSones }) => soundSones),
    { decimals: 1 },
  ),
  column('dba', 'sound', ({ item }) => item.rating?.soundDba ?? item.hvls?.noise ?? null),
];
const OUTLET = [
  column(
    'ov',
    'fan',
    rated(({ outletVelocity }) => outletVelocity),
    o,
  ),
  column(
    'maxRpm',
    'fan',
    rated(({ maximumRpm }) => maximumRpm),
    o,
  ),
];
const MOTOR = column('motorHp', 'electrical', ({ item }) => item.motor.horsepower, {
  ...{ decimals: 3, text: horsepowerName },
});
const SUPPLY = column('vph', 'electrical', supplyText);
const CIRCUIT = (isOptional: boolean) => [
  column('mca', 'electrical', ({ item }) => item.voltage.minimumCircuitAmpacity, { decimals: 1, isOptional }),
  column('mocp', 'electrical', ({ item }) => item.voltage.maximumOvercurrentProtection, { isOptional }),
];
const FLA = column('fla', 'electrical', ({ item }) => item.voltage.fullLoadAmps, { decimals: 1 });
const ELECTRICAL = [
  ...[MOTOR, SUPPLY, FLA, ...CIRCUIT(true)],
  column('enclosure', 'electrical', ({ item }) => item.motor.enclosure, o),
  column('starter', 'electrical', starterText, o),
  column('disconnect', 'electrical', disconnectText, o),
];
const CURB = column('curb', 'accessories', chosen(inGroup(OptionGroup.FanCurb)));
const FILTER = column(
  'filter',
  'accessories',
  chosen(({ group, code }) => isFilter(group, code)),
);
const LISTING = column('listing', 'unit', ({ product }) => product?.line.listings?.join(', ') ?? null, o);
const CONTROL = column(
  'control',
  'accessories',
  coded('VAVDCV', 'VAVBP', 'VAVDP', 'VAV2', 'ECMD', 'SC120', 'VFDF', 'VFDS'),
);
const DAMPER = column('damper', 'accessories', coded('BDG', 'BDM', 'WSL'));
const INTERLOCK = column('interlock', 'accessories', coded('CAP', 'PET1', 'PET2'));
const DISCHARGE = column('discharge', 'accessories', chosen(inGroup(OptionGroup.FanDischarge)));
const INTAKE = column('intake', 'accessories', chosen(inGroup(OptionGroup.FanIntake)));
const HEATER = [
  column(
    'heatType',
    'heating',
    heated(({ type }) => TEXTS.heaterType({ type })),
  ),
  column('fuel', 'heating', ({ item, options }) =>
    item.heating ? optionsText(options, inGroup(OptionGroup.GasType)) || TEXTS.fuel({ fuel: item.heating.fuel }) : null,
  ),
  column(
    'inMbh',
    'heating',
    heated(({ fuel, inputBtus }) => (fuel === 'gas' ? mbh(inputBtus) : null)),
    { decimals: 1 },
  ),
  column(
    'outMbh',
    'heating',
    heated(({ outputBtus }) => mbh(outputBtus)),
    { decimals: 1 },
  ),
  column(
    'kw',
    'heating',
    heated(({ fuel, outputKws }) => (fuel === 'electric' ? outputKws : null)),
    { decimals: 1 },
  ),
];
const RISE = [
  column(
    'rise',
    'heating',
    heated(({ temperatureRise }) => temperatureRise),
  ),
  column('eat', 'heating', winterAirOf),
  column(
    'lat',
    'heating',
    heated(({ dischargeTemperature }) => dischargeTemperature),
  ),
];
const GAS = [
  column('gasMin', 'heating', (item) => gasPressureOf(item)?.minimumInWc ?? null, { decimals: 1, text: trimmed(0, 1) }),
  column('gasMax', 'heating', (item) => gasPressureOf(item)?.maximumInWc ?? null, { decimals: 1, text: trimmed(0, 1) }),
];
const EFFICIENCY = column(
  'eff',
  'heating',
  heated(({ efficiency }) => efficiency * 100),
);
const TURNDOWN = column(
  'turndown',
  'heating',
  heated(({ turndown }) => turndown),
  { decimals: 1, text: trimmed(0, 1) },
);
const TEMPERATURE_CONTROL = column('tempControl', 'accessories', chosen(inGroup(OptionGroup.TemperatureControl)));

const COOLING = [
  column(
    'clgTot',
    'cooling',
    cooled(({ totalBtus }) => mbh(totalBtus)),
    { decimals: 1 },
  ),
  column(
    'clgSens',
    'cooling',
    cooled(({ sensibleBtus }) => mbh(sensibleBtus)),
    { decimals: 1 },
  ),
  column(
    'tons',
    'cooling',
    cooled(({ tonnage }) => tonnage),
    { decimals: 1, text: trimmed(0, 1) },
  ),
  column(
    'eatDb',
    'cooling',
    cooled(({ enteringDryBulb }) => enteringDryBulb),
    { decimals: 1 },
  ),
  column(
    'eatWb',
    'cooling',
    cooled(({ enteringWetBulb }) => enteringWetBulb),
    { decimals: 1 },
  ),
  column(
    'latDb',
    'cooling',
    cooled(({ leavingDryBulb }) => leavingDryBulb),
    { decimals: 1 },
  ),
  column(
    'latWb',
    'cooling',
    cooled(({ leavingWetBulb }) => leavingWetBulb),
    { decimals: 1 },
  ),
  column(
    'ieer',
    'cooling',
    cooled(({ ieer }) => ieer),
    { decimals: 1 },
  ),
  column('reheat', 'cooling', chosen(inGroup(OptionGroup.ReheatCoil))),
];

/** Columns between those that all schedules have, by what practice puts on drawings. */
export const KIND_COLUMNS: Readonly<Record<EquipmentKind, readonly Column[]>> = {
  exhaust: [
    column('type', 'item', lineName),
    ...[DRIVE, CFM, ESP, TSP, ...POWER, ...SOUND, ...OUTLET, ...ELECTRICAL, CONTROL, DAMPER, CURB, LISTING],
  ],
  supply: [DRIVE, CFM, ESP, TSP, FILTER, ...POWER, ...SOUND, DISCHARGE, INTAKE, ...ELECTRICAL, INTERLOCK, CURB],
  heatedSupply: [
    ...[CFM, ESP, TSP, ...POWER, ...HEATER, ...RISE, TURNDOWN, ...GAS, EFFICIENCY, TEMPERATURE_CONTROL, FILTER],
    ...[MOTOR, SUPPLY, FLA, ...CIRCUIT(false), CURB],
  ],
  hvacUnit: [
    CFM,
    column('oaCfm', 'fan', (item) => (item.item.rating === null ? null : item.item.rating.cfm * outdoorShareOf(item))),
    column('oaPct', 'fan', (item) => outdoorShareOf(item) * 100),
    ...[ESP, TSP, ...POWER.slice(0, 2), ...COOLING, ...HEATER, ...RISE],
    column(
      'merv',
      'accessories',
      chosen(({ group, code }) => isFilter(group, code)),
    ),
    column('er', 'accessories', coded('HVERW', 'HVPHX'), o),
    ...[MOTOR, SUPPLY, FLA, ...CIRCUIT(false), CURB],
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
    ...[MOTOR, SUPPLY, FLA],
    column('controller', 'accessories', coded('HICTL', 'HIC24', 'AMC1', 'AMC2')),
    column('fireRelay', 'accessories', coded('HIFI')),
  ],
  heater: [
    column('orientation', 'item', lineName),
    ...[...HEATER, EFFICIENCY, CFM, ...RISE, ...GAS, ...POWER.slice(0, 2), ...ELECTRICAL],
    column('stand', 'accessories', coded('STAND', 'RAIL')),
  ],
};

export const WEIGHT = column(
  'weight',
  'unit',
  ({ item, product }) => item.weightLb ?? product?.dimensions?.weightLb ?? null,
  { si: KILOGRAMS_PER_POUND },
);
