import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { disconnectText, starterText, supplyText } from '../facts/electrical-facts.ts';
import { driveText } from '../facts/performance-facts.ts';
import { column, trimmed } from './column.ts';
import { rated } from './item-readers.ts';

const LITRES_PER_SECOND = 0.47194745;
const PASCALS_PER_IN_WG = 249.08891;
const OPTIONAL = { isOptional: true } as const;

export const DRIVE = column('drive', 'fan', driveText);
export const CFM = column('cfm', 'fan', ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null, {
  si: LITRES_PER_SECOND,
});
export const ESP = column(
  'esp',
  'fan',
  rated(({ externalStaticPressure }) => externalStaticPressure),
  {
    decimals: 3,
    text: trimmed(2, 3),
    si: PASCALS_PER_IN_WG,
  },
);
export const TSP = column(
  'tsp',
  'fan',
  rated(({ totalStaticPressure }) => totalStaticPressure),
  {
    isOptional: true,
    decimals: 3,
    text: trimmed(2, 3),
    si: PASCALS_PER_IN_WG,
  },
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
    { decimals: 2 },
  ),
  column(
    'fei',
    'fan',
    rated(({ energy }) => energy.fei),
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
  decimals: 3,
  text: horsepowerName,
});
export const SUPPLY = column('vph', 'electrical', supplyText);
export const CIRCUIT = (isOptional: boolean) => [
  column('mca', 'electrical', ({ item }) => item.voltage.minimumCircuitAmpacity, { decimals: 1, isOptional }),
  column('mocp', 'electrical', ({ item }) => item.voltage.maximumOvercurrentProtection, { isOptional }),
];
export const FLA = column('fla', 'electrical', ({ item }) => item.voltage.fullLoadAmps, { decimals: 1 });
export const ELECTRICAL = [
  MOTOR,
  SUPPLY,
  FLA,
  ...CIRCUIT(true),
  column('enclosure', 'electrical', ({ item }) => item.motor.enclosure, OPTIONAL),
  column('starter', 'electrical', starterText, OPTIONAL),
  column('disconnect', 'electrical', disconnectText, OPTIONAL),
];
