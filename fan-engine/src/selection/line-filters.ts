import {
  DischargeType,
  DriveType,
  InletType,
  isGreaseApplication,
  MountType,
} from '@specbuilder/shared-contracts/domain';
import type { CatalogueLine, Inlet } from '../catalogue/line.ts';
import type { DriveCandidate } from '../drive/drive-variant.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { type Admission, anyOf, withoutWish } from './admission.ts';
import type { ExclusionReason } from './result.ts';
import { ADMISSION_TEXTS, EXCLUSION_TEXTS } from './texts.ts';

/** A failed test: reason, figure in words, value and limit where there are numbers. */
export interface Failure {
  readonly reason: ExclusionReason;
  readonly text: string;
  readonly value: number | null;
  readonly limit: number | null;
  /** What would have to be asked instead, where one criterion stands in the way. */
  readonly admission: Admission | null;
}

export function failure(
  reason: ExclusionReason,
  text: string,
  value: number | null = null,
  limit: number | null = null,
  admission: Admission | null = null,
): Failure {
  return { reason, text, value, limit, admission };
}

/** A choice that the line or drive is not among. */
function choiceFailure(reason: ExclusionReason, text: string, field: Admission['field'], choice: string): Failure {
  return failure(reason, text, null, null, anyOf(field, choice));
}

/** First wish of a specification that a line and drive cannot meet, whatever the duty; null when all are met. */
export function unmetWish(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): Failure | null {
  return (
    applicationFailure(specification, line) ??
    driveFailure(specification, drive) ??
    mountFailure(specification, line) ??
    dischargeFailure(specification, line) ??
    featureFailure(specification, line, drive) ??
    temperatureFailure(specification, line)
  );
}

const ANY_APPLICATION: Admission = {
  field: 'fanApplication',
  value: null,
  text: ADMISSION_TEXTS.any('application'),
};

function applicationFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const asked = specification.fanApplication?.trim() ?? '';
  if (isGreaseApplication(asked) && !line.features.includes('restaurantDuty')) {
    return failure('application', EXCLUSION_TEXTS.grease, null, null, ANY_APPLICATION);
  }
  const isMadeFor = line.applications.some((application) => covers(application.toLowerCase(), asked.toLowerCase()));
  return asked === '' || isMadeFor
    ? null
    : failure('application', EXCLUSION_TEXTS.application(asked), null, null, ANY_APPLICATION);
}

/** An application may be asked for by one of its levels, or with a level more than the line tells apart. */
function covers(application: string, asked: string): boolean {
  return application.includes(asked) || asked.startsWith(`${application}|`);
}

function driveFailure(specification: ExhaustSupplySpecification, drive: DriveCandidate): Failure | null {
  const isBelt = drive === 'Belt';
  if (specification.fanDriveType === DriveType.Belt && !isBelt) {
    return choiceFailure('drive', EXCLUSION_TEXTS.drive('Direct', 'belt'), 'fanDriveType', 'drive');
  }
  if (specification.fanDriveType === DriveType.Direct && isBelt) {
    return choiceFailure('drive', EXCLUSION_TEXTS.drive('Belt', 'direct'), 'fanDriveType', 'drive');
  }
  return null;
}

function mountFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const asked = nameOf(MountType, specification.fanMountType);
  if (asked === null || line.mount === 'All' || line.mount === asked) return null;
  const text = EXCLUSION_TEXTS.mount(line.mount, asked.toLowerCase());
  return choiceFailure('mount', text, 'fanMountType', 'mount');
}

function dischargeFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const asked = nameOf(DischargeType, specification.fanDischargeType);
  if (asked === null || line.discharges.some((discharge) => discharge === asked)) return null;
  const text = EXCLUSION_TEXTS.discharge(line.discharges.join(' or ') || 'Straight', asked.toLowerCase());
  return choiceFailure('discharge', text, 'fanDischargeType', 'discharge');
}

type FeatureWish = 'isRestaurantDuty' | 'isHighHeat' | 'isWindRated' | 'hasSpeedControlOption';

const FEATURE_NAMES: Readonly<Record<FeatureWish, string>> = {
  isRestaurantDuty: 'restaurant duty',
  isHighHeat: 'high heat',
  isWindRated: 'wind-rated',
  hasSpeedControlOption: 'speed control',
};

const FEATURE_WISHES = Object.keys(FEATURE_NAMES) as FeatureWish[];

function featureFailure(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): Failure | null {
  const [missing, another] = missingFeatures(specification, line, drive);
  const inlet = inletFailure(specification, line.inlets);
  if (missing === undefined) return inlet;
  const name = FEATURE_NAMES[missing];
  // One wish given up is not enough where a second one stands in the way.
  const admission = another === undefined && inlet === null ? withoutWish(missing, name) : null;
  return failure('feature', EXCLUSION_TEXTS.feature(name), null, null, admission);
}

function missingFeatures(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): FeatureWish[] {
  const { features } = line;
  const has: Readonly<Record<FeatureWish, boolean>> = {
    isRestaurantDuty: features.includes('restaurantDuty'),
    isHighHeat: features.includes('highHeat'),
    isWindRated: features.includes('windRated'),
    hasSpeedControlOption: canBeTurnedDown(line, drive),
  };
  return FEATURE_WISHES.filter((wish) => specification[wish] && !has[wish]);
}

function inletFailure(specification: ExhaustSupplySpecification, inlets: readonly Inlet[]): Failure | null {
  const asked = nameOf(InletType, specification.fanInletType);
  if (asked === null || inlets.some((inlet) => inlet === asked)) return null;
  const text = EXCLUSION_TEXTS.inlet(inlets.join(' or ') || 'Straight', asked.toLowerCase());
  return choiceFailure('feature', text, 'fanInletType', 'inlet');
}

/** Belt fans change their speed by the sheaves; only direct drives are turned down on site. */
function canBeTurnedDown(line: CatalogueLine, drive: DriveCandidate): boolean {
  if (drive === 'Ecm') return true;
  return drive === 'Direct' && (line.features.includes('speedControl') || line.features.includes('vfd'));
}

function temperatureFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const temperature = specification.temperature ?? 0;
  if (temperature <= line.maximumTemperatureF) return null;
  const text = EXCLUSION_TEXTS.airstream(temperature, line.maximumTemperatureF);
  const limit = line.maximumTemperatureF;
  const admission = { field: 'temperature', value: limit, text: ADMISSION_TEXTS.airstream(limit) } as const;
  return failure('density', text, temperature, limit, admission);
}

function nameOf(enumeration: Readonly<Record<string, number>>, value: number): string | null {
  if (value === 0) return null;
  return Object.keys(enumeration).find((name) => enumeration[name] === value) ?? null;
}
