import {
  applicationLevels,
  DischargeType,
  DriveType,
  DuctType,
  InletType,
  isGreaseApplication,
  type Message,
  type MessageParameters,
  MountType,
  messageOf,
  plainMessage,
} from '@specbuilder/shared-contracts/domain';
import type { DriveCandidate } from '../drive/drive-variant.ts';
import type { CatalogueLine, Inlet } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { type Admission, anyOf, withoutPreference } from './admission.ts';
import type { ExclusionReason } from './result.ts';

/** A failed test: reason, what to say, value and limit where there are numbers. */
export interface Failure {
  readonly reason: ExclusionReason;
  readonly message: Message;
  readonly value: number | null;
  readonly limit: number | null;
  /** What would have to be requested instead, if a single criterion excludes the models. */
  readonly admission: Admission | null;
}

export function failure(
  reason: ExclusionReason,
  message: Message,
  value: number | null = null,
  limit: number | null = null,
  admission: Admission | null = null,
): Failure {
  return { reason, message, value, limit, admission };
}

type Choice = MessageParameters['admission.any']['choice'];

/** A choice that the line or drive is not among. */
function choiceFailure(reason: ExclusionReason, message: Message, field: Admission['field'], choice: Choice): Failure {
  return failure(reason, message, null, null, anyOf(field, choice));
}

/** First request of a specification that a line and drive cannot meet, whatever the duty; null when all are met. */
export function unmetPreference(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): Failure | null {
  return (
    applicationFailure(specification, line) ??
    driveFailure(specification, drive) ??
    mountFailure(specification, line) ??
    dischargeFailure(specification, line) ??
    ductFailure(specification, line) ??
    featureFailure(specification, line, drive) ??
    temperatureFailure(specification, line)
  );
}

const ANY_APPLICATION: Admission = {
  field: 'fanApplication',
  value: null,
  message: messageOf('admission.any', { choice: 'application' }),
};

function applicationFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const requested = specification.fanApplication?.trim() ?? '';
  if (requested === '') return null;
  if (isGreaseApplication(requested) && !line.features.includes('restaurantDuty')) {
    return failure('application', plainMessage('exclusion.grease'), null, null, ANY_APPLICATION);
  }
  const isMadeFor = line.applications.some((application) => covers(application.toLowerCase(), requested.toLowerCase()));
  return isMadeFor ? null : failure('application', notMadeFor(requested), null, null, ANY_APPLICATION);
}

/** The levels of an application are listed in order: 'type|subtype|application'. */
function notMadeFor(requested: string): Message {
  return messageOf('exclusion.application', { application: { join: 'comma', items: applicationLevels(requested) } });
}

/** An application may be requested by one of its levels, or with one level more than the line distinguishes. */
function covers(application: string, requested: string): boolean {
  return application.includes(requested) || requested.startsWith(`${application}|`);
}

function driveFailure(specification: ExhaustSupplySpecification, drive: DriveCandidate): Failure | null {
  const isBelt = drive === 'Belt';
  if (specification.fanDriveType === DriveType.Belt && !isBelt) {
    return choiceFailure(
      'drive',
      messageOf('exclusion.drive', { has: 'Direct', asked: 'Belt' }),
      'fanDriveType',
      'drive',
    );
  }
  if (specification.fanDriveType === DriveType.Direct && isBelt) {
    return choiceFailure(
      'drive',
      messageOf('exclusion.drive', { has: 'Belt', asked: 'Direct' }),
      'fanDriveType',
      'drive',
    );
  }
  return null;
}

function mountFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const requested = nameOf(MountType, specification.fanMountType);
  if (requested === null || line.mount === 'All' || line.mount === requested) return null;
  const message = messageOf('exclusion.mount', { has: line.mount, asked: requested });
  return choiceFailure('mount', message, 'fanMountType', 'mount');
}

function dischargeFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const requested = nameOf(DischargeType, specification.fanDischargeType);
  if (requested === null || line.discharges.some((discharge) => discharge === requested)) return null;
  const message = messageOf('exclusion.discharge', { has: line.discharges[0] ?? 'Straight', asked: requested });
  return choiceFailure('discharge', message, 'fanDischargeType', 'discharge');
}

function ductFailure({ fanDuctType = DuctType.All }: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const requested = nameOf(DuctType, fanDuctType);
  if (requested === null || line.ducts === undefined || line.ducts === requested) return null;
  return choiceFailure('ducts', messageOf('exclusion.ducts', { asked: requested }), 'fanDuctType', 'ducts');
}

type FeaturePreference = MessageParameters['exclusion.feature']['feature'];

const FEATURE_PREFERENCES: readonly FeaturePreference[] = [
  'isRestaurantDuty',
  'isHighHeat',
  'isWindRated',
  'hasSpeedControlOption',
];

function featureFailure(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): Failure | null {
  const [missing, another] = missingFeatures(specification, line, drive);
  const inlet = inletFailure(specification, line.inlets);
  if (missing === undefined) return inlet;
  // Dropping one request is not enough if a second one is not met either.
  const admission = another === undefined && inlet === null ? withoutPreference(missing) : null;
  return failure('feature', messageOf('exclusion.feature', { feature: missing }), null, null, admission);
}

function missingFeatures(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): FeaturePreference[] {
  return FEATURE_PREFERENCES.filter((preference) => specification[preference] && !hasFeature(preference, line, drive));
}

function hasFeature(preference: FeaturePreference, line: CatalogueLine, drive: DriveCandidate): boolean {
  if (preference === 'hasSpeedControlOption') return canBeTurnedDown(line, drive);
  return line.features.includes(FEATURE_OF_PREFERENCE[preference]);
}

const FEATURE_OF_PREFERENCE = {
  isRestaurantDuty: 'restaurantDuty',
  isHighHeat: 'highHeat',
  isWindRated: 'windRated',
} as const;

function inletFailure(specification: ExhaustSupplySpecification, inlets: readonly Inlet[]): Failure | null {
  const requested = nameOf(InletType, specification.fanInletType);
  if (requested === null || inlets.some((inlet) => inlet === requested)) return null;
  const message = messageOf('exclusion.inlet', { has: inlets[0] ?? 'Straight', asked: requested });
  return choiceFailure('feature', message, 'fanInletType', 'inlet');
}

/** Belt fans change their speed by the sheaves; only direct drives are turned down on site. */
function canBeTurnedDown(line: CatalogueLine, drive: DriveCandidate): boolean {
  if (drive === 'Ecm') return true;
  return drive === 'Direct' && (line.features.includes('speedControl') || line.features.includes('vfd'));
}

function temperatureFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const temperature = specification.temperature ?? 0;
  if (temperature <= line.maximumTemperatureF) return null;
  const limit = line.maximumTemperatureF;
  const message = messageOf('exclusion.airstream', { airstreamF: temperature, limitF: limit });
  const less = messageOf('admission.airstream', { limitF: limit });
  const admission = { field: 'temperature', value: limit, message: less } as const;
  return failure('density', message, temperature, limit, admission);
}

/** Name of a value of an enumeration; null for the value that requests nothing. */
function nameOf<E extends Readonly<Record<string, number>>>(
  enumeration: E,
  value: number,
): Exclude<keyof E, 'All'> | null {
  if (value === 0) return null;
  return (Object.keys(enumeration) as Exclude<keyof E, 'All'>[]).find((name) => enumeration[name] === value) ?? null;
}
