import type {
  ExhaustSupplyResultSet,
  ExhaustSupplyRow,
  FanRating,
  MotorListPrice,
  MotorVoltage,
} from '@specbuilder/shared-contracts/api';
import { DriveType, FanCategory } from '@specbuilder/shared-contracts/domain';
import { textMessage } from './messages.ts';
import { DUTY, exhaustSpecification } from './specifications.ts';

export const RESULT_ID = '0b0f1c62-6f0e-4a53-9a2e-0d8a6c5f1a01';
export const VERSIONS = { catalogue: '2026.3', engine: '1.0.0', priceBook: '2026.1' };

export function voltage(id: number, volts: number, part: Partial<MotorVoltage> = {}): MotorVoltage {
  return {
    id,
    motorId: 11,
    voltage: volts,
    display: String(volts),
    phase: volts === 115 ? 1 : 3,
    fullLoadAmps: 1000 / volts,
    minimumCircuitAmpacity: 1250 / volts,
    maximumOvercurrentProtection: 15,
    ...part,
  };
}

export function motor(id: number, horsepower: number, part: Partial<MotorListPrice> = {}): MotorListPrice {
  return {
    id,
    motorId: id + 10,
    horsepower,
    motor: [`${horsepower} hp`, 'ODP', '1,725 rpm'],
    motorKind: 'ThreePhase',
    drive: null,
    rpm: 1725,
    enclosure: 'ODP',
    isEcm: false,
    efficiency: 78,
    marginPercent: 14,
    usesServiceFactor: false,
    isRecommended: id === 1,
    price: horsepower * 200,
    voltages: [voltage(id * 100 + 1, 208), voltage(id * 100 + 2, 460)],
    ...part,
  };
}

export function rating(part: Partial<FanRating> = {}): FanRating {
  return {
    cfm: 2000,
    requiredCfm: 2000,
    externalStaticPressure: 0.5,
    optionStaticPressure: 0,
    totalStaticPressure: 0.5,
    unitLosses: [],
    rpm: 868,
    maximumRpm: 1100,
    bhp: 0.4,
    totalBhp: 0.43,
    staticEfficiency: 42,
    totalEfficiency: 48,
    outletVelocity: 1200,
    tipSpeed: 4100,
    fanClass: null,
    surgeMargin: 22,
    inputKw: 0.45,
    specificFanPower: 0.23,
    density: 0.0735,
    energy: { fei: 1.08, fep: 0.4, feiLimit: 1, meetsLimit: true, pressureBasis: 'static' },
    soundSones: 8.6,
    soundDba: 54,
    soundDistance: 5,
    soundPower: [78, 76, 74, 70, 66, 62, 58, 52],
    inletSoundPower: [75, 73, 71, 68, 64, 60, 56, 50],
    radiatedSoundPower: [70, 66, 61, 55, 49, 44, 39, 32],
    ...part,
  };
}

/** A ranked row; sound, price and power of the row and of its rating agree. */
export function exhaustRow(fanUnitId: number, part: Partial<ExhaustSupplyRow> = {}): ExhaustSupplyRow {
  const rated = part.rating ?? rating();
  return {
    fanUnitId,
    exhaustFanId: fanUnitId + 500,
    supplyFanId: null,
    modelDisplayAs: `KUB${fanUnitId}`,
    modelCode: `KUB${fanUnitId}`,
    description: 'Upblast, backward-inclined, belt',
    pictogram: 'upblast',
    driveType: DriveType.Belt,
    driveText: 'Belt',
    rankReason: textMessage('Lowest price for the duty'),
    isRecommended: false,
    meetsEveryCriterion: true,
    efficiency: 42,
    ieer: null,
    rpm: rated.rpm,
    minimumTemperatureRise: { value: null },
    maximumDischargeTemperature: { value: null },
    isEcm: false,
    totalBhp: rated.totalBhp,
    motorHorsepower: 0.5,
    tonnage: null,
    soundSones: rated.soundSones,
    coolingLat: null,
    kilowattHour: rated.inputKw,
    price: 1400 + fanUnitId,
    unitPrice: 1300 + fanUnitId,
    usualChoices: [],
    missed: null,
    coolingOptions: [],
    isNoCooling: true,
    motorListPrices: [motor(1, 0.5), motor(2, 0.75)],
    weightLb: 102,
    listings: ['UL 705'],
    productDetailUrl: null,
    rating: rated,
    heating: null,
    cooling: null,
    ...part,
  };
}

export function exhaustSet(part: Partial<ExhaustSupplyResultSet> = {}): ExhaustSupplyResultSet {
  return {
    resultId: RESULT_ID,
    fanCategoryType: FanCategory.Exhaust,
    createdOnUtc: '2026-11-20T10:00:00Z',
    versions: VERSIONS,
    candidateCount: 9,
    excluded: [
      left('KUB90', 'sound', 33.4, 30),
      left('KUB98', 'sound', 36.1, 30),
      left('KUB48', 'stall'),
      left('KUD20', 'drive'),
    ],
    specification: exhaustSpecification(DUTY),
    results: [
      exhaustRow(141, { isRecommended: true, price: 1459 }),
      exhaustRow(161, { price: 1602, rating: rating({ soundSones: 6.1, rpm: 700 }) }),
      exhaustRow(121, { price: 1733, rating: rating({ soundSones: 14.2, rpm: 1300 }) }),
    ],
    ...part,
  };
}

/** A fan that is only too loud fits once the limit is what it has. */
function louder(
  reason: ExhaustSupplyResultSet['excluded'][number]['reason'],
  value: number | null,
): ExhaustSupplyResultSet['excluded'][number]['admission'] {
  if (reason !== 'sound' && reason !== 'soundPressure') return null;
  return { field: reason === 'sound' ? 'sones' : reason, value, message: textMessage(`Allow ${value}`) };
}

export function left(
  modelCode: string,
  reason: ExhaustSupplyResultSet['excluded'][number]['reason'],
  value: number | null = null,
  limit: number | null = null,
  admission: ExhaustSupplyResultSet['excluded'][number]['admission'] = louder(reason, value),
): ExhaustSupplyResultSet['excluded'][number] {
  return {
    modelCode,
    driveText: 'Belt',
    reason,
    message: textMessage(`${value ?? reason}, limit ${limit}`),
    value,
    limit,
    admission,
  };
}
