import type { HvlsResultSet, HvlsRow, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { BladeType, FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { textMessage } from './messages.ts';
import { left, motor, RESULT_ID, VERSIONS } from './results.ts';

export function hvlsSpecification(part: Partial<HvlsSpecification> = {}): HvlsSpecification {
  return {
    fanCategoryType: FanCategory.HighVolumeLowSpeed,
    hvlsFanCategoryType: HvlsCategory.Destratification,
    fanBladeType: BladeType.Any,
    motorPhase: 0,
    motorVoltage: 0,
    motorFrequency: 0,
    motorCategoryId: 0,
    squareFeet: null,
    coveredSquareFeet: null,
    ...part,
  };
}

export function hvlsRow(fanUnitId: number, part: Partial<HvlsRow> = {}): HvlsRow {
  return {
    fanUnitId,
    exhaustFanId: fanUnitId + 500,
    modelDisplayAs: `HV-${fanUnitId}`,
    modelCode: `HV-${fanUnitId}`,
    description: 'Ceiling fan, six blades',
    pictogram: 'hvls',
    rankReason: textMessage('Lowest price for the space'),
    isRecommended: false,
    diameter: fanUnitId,
    horsepower: 1.5,
    blades: 6,
    rpm: 70,
    cfm: 180_000,
    noise: 48,
    coveredSquareFootage: 7000,
    recommendedQty: 3,
    kilowattHour: 0.9,
    cfei: 1.6,
    price: 5200,
    unitPrice: 5000,
    usualChoices: [],
    motorListPrices: [motor(1, 1.5)],
    weightLb: 410,
    listings: ['UL 507'],
    productDetailUrl: null,
    isEcm: false,
    ...part,
  };
}

export function hvlsSet(part: Partial<HvlsResultSet> = {}): HvlsResultSet {
  return {
    resultId: RESULT_ID,
    fanCategoryType: FanCategory.HighVolumeLowSpeed,
    createdOnUtc: '2026-11-20T10:00:00Z',
    versions: VERSIONS,
    candidateCount: 4,
    excluded: [left('HV-8', 'blades')],
    specification: hvlsSpecification({ squareFeet: 20_000 }),
    results: [hvlsRow(20, { isRecommended: true }), hvlsRow(24, { recommendedQty: 2, price: 6400, noise: 50 })],
    ...part,
  };
}
