import {
  deliversAsRequired,
  horsepowerName,
  operatingPoint,
  requiredPoint,
  shownFei,
} from '@specbuilder/shared-contracts/domain';
import { disconnectText, ownCircuitsText, starterText, supplyText } from '../facts/electrical-facts.ts';
import { driveText, lineName } from '../facts/performance-facts.ts';
import { kilowattText } from '../facts/values.ts';
import { column, trimmed } from './column.ts';
import { rated } from './item-readers.ts';

const LITRES_PER_SECOND = 0.47194745;
const PASCALS_PER_IN_WG = 249.08891;
const OPTIONAL = { isOptional: true } as const;
/** Small fans take hundredths of a kilowatt. */
export const KILOWATTS = { decimals: 4, text: kilowattText } as const;

export const TYPE = column('type', 'item', lineName);
export const DRIVE = column('drive', 'fan', driveText);
const PRESSURE = { decimals: 3, text: trimmed(2, 3), si: PASCALS_PER_IN_WG } as const;

export const CFM = column('cfm', 'fan', ({ item }) => item.rating?.requiredCfm ?? item.hvls?.cfm ?? null, {
  si: LITRES_PER_SECOND,
});
export const ESP = column(
  'esp',
  'fan',
  rated((rating) => requiredPoint(rating).externalStaticPressure),
  PRESSURE,
);
/** Empty, and so left out of documents, where every fan delivers what is scheduled. */
export const OPERATING = [
  column(
    'opCfm',
    'fan',
    rated((rating) => (deliversAsRequired(rating) ? null : operatingPoint(rating).cfm)),
    { si: LITRES_PER_SECOND },
  ),
  column(
    'opEsp',
    'fan',
    rated((rating) => (deliversAsRequired(rating) ? null : operatingPoint(rating).externalStaticPressure)),
    PRESSURE,
  ),
];
export const TSP = column(
  'tsp',
  'fan',
  rated((rating) => operatingPoint(rating).totalStaticPressure),
  { ...PRESSURE, isOptional: true },
);
export const POWER = [
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
    KILOWATTS,
  ),
  column(
    'fei',
    'fan',
    rated(({ energy }) => shownFei(energy)),
    { decimals: 2 },
  ),
];
export const SOUND = [
  column(
    'sones',
    'sound',
    rated(({ soundSones }) => soundSones),
    { decimals: 1 },
  ),
  column('dba', 'sound', ({ item }) => item.rating?.soundDba ?? item.hvls?.noise ?? null),
];
export const OUTLET = [
  column(
    'ov',
    'fan',
    rated(({ outletVelocity }) => outletVelocity),
    OPTIONAL,
  ),
  column(
    'maxRpm',
    'fan',
    rated(({ maximumRpm }) => maximumRpm),
    OPTIONAL,
  ),
];
export const MOTOR = column('motorHp', 'electrical', ({ item }) => item.motor.horsepower, {
  decimals: 4,
  text: horsepowerName,
});
export const SUPPLY = column('vph', 'electrical', supplyText);
export const CIRCUIT = (isOptional: boolean) => [
  column('mca', 'electrical', ({ item }) => item.voltage.minimumCircuitAmpacity, { decimals: 1, isOptional }),
  column('mocp', 'electrical', ({ item }) => item.voltage.maximumOvercurrentProtection, { isOptional }),
];
export const FLA = column('fla', 'electrical', ({ item }) => item.electricity.fullLoadAmps, { decimals: 1 });
/** Of options that have a circuit beside that of the unit. */
export const OTHER_CIRCUITS = column('otherCircuits', 'electrical', ownCircuitsText, OPTIONAL);
/** Of units that draw more than their fan motor does. */
export const UNIT_ELECTRICITY = [
  column('motorFla', 'electrical', ({ item }) => item.electricity.motorAmps, { decimals: 1, ...OPTIONAL }),
  column('compressors', 'electrical', ({ item }) => item.electricity.compressors?.count ?? null, OPTIONAL),
  column('rla', 'electrical', ({ item }) => item.electricity.compressors?.ratedLoadAmps ?? null, {
    decimals: 1,
    ...OPTIONAL,
  }),
  column('lra', 'electrical', ({ item }) => item.electricity.compressors?.lockedRotorAmps ?? null, OPTIONAL),
  column('kva', 'electrical', ({ item }) => item.electricity.apparentPower, { decimals: 2, ...OPTIONAL }),
  column('inputKw', 'electrical', ({ item }) => item.electricity.inputKw, { decimals: 2, ...OPTIONAL }),
  column('sccr', 'electrical', ({ item }) => item.shortCircuitKa ?? null, OPTIONAL),
  OTHER_CIRCUITS,
];
export const ENCLOSURE = column('enclosure', 'electrical', ({ item }) => item.motor.enclosure, OPTIONAL);
export const ELECTRICAL = [
  MOTOR,
  SUPPLY,
  FLA,
  ...CIRCUIT(true),
  ENCLOSURE,
  column('starter', 'electrical', starterText, OPTIONAL),
  column('disconnect', 'electrical', disconnectText, OPTIONAL),
];
