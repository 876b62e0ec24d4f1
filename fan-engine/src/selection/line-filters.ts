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
import type { ExclusionReason } from './result.ts';
import { EXCLUSION_TEXTS } from './texts.ts';

/** A failed test: reason, figure in words, value and limit where there are numbers. */
export interface Failure {
  readonly reason: ExclusionReason;
  readonly text: string;
  readonly value: number | null;
  readonly limit: number | null;
}

export function failure(
  reason: ExclusionReason,
  text: string,
  value: number | null = null,
  limit: number | null = null,
): Failure {
  return { reason, text, value, limit };
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

function applicationFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const asked = specification.fanApplication?.trim() ?? '';
  if (isGreaseApplication(asked) && !line.features.includes('restaurantDuty')) {
    return failure('application', EXCLUSION_TEXTS.grease);
  }
  const isMadeFor = line.applications.some((application) => covers(application.toLowerCase(), asked.toLowerCase()));
  return asked === '' || isMadeFor ? null : failure('application', EXCLUSION_TEXTS.application(asked));
}

/** An application may be asked for by one of its levels, or with a level more than the line tells apart. */
function covers(application: string, asked: string): boolean {
  return application.includes(asked) || asked.startsWith(`${application}|`);
}

function driveFailure(specification: ExhaustSupplySpecification, drive: DriveCandidate): Failure | null {
  const isBelt = drive === 'Belt';
  if (specification.fanDriveType === DriveType.Belt && !isBelt) {
    return failure('drive', EXCLUSION_TEXTS.drive('Direct', 'belt'));
  }
  if (specification.fanDriveType === DriveType.Direct && isBelt) {
    return failure('drive', EXCLUSION_TEXTS.drive('Belt', 'direct'));
  }
  return null;
}

function mountFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const asked = nameOf(MountType, specification.fanMountType);
  if (asked === null || line.mount === 'All' || line.mount === asked) return null;
  return failure('mount', EXCLUSION_TEXTS.mount(line.mount, asked.toLowerCase()));
}

function dischargeFailure(specification: ExhaustSupplySpecification, line: CatalogueLine): Failure | null {
  const asked = nameOf(DischargeType, specification.fanDischargeType);
  if (asked === null || line.discharges.some((discharge) => discharge === asked)) return null;
  return failure(
    'discharge',
    EXCLUSION_TEXTS.discharge(line.discharges.join(' or ') || 'Straight', asked.toLowerCase()),
  );
}

function featureFailure(
  specification: ExhaustSupplySpecification,
  line: CatalogueLine,
  drive: DriveCandidate,
): Failure | null {
  const { features } = line;
  const missing =
    (specification.isRestaurantDuty && !features.includes('restaurantDuty') && 'restaurant duty') ||
    (specification.isHighHeat && !features.includes('highHeat') && 'high heat') ||
    (specification.isWindRated && !features.includes('windRated') && 'wind-rated') ||
    (specification.hasSpeedControlOption && !canBeTurnedDown(line, drive) && 'speed control');
  if (missing) return failure('feature', EXCLUSION_TEXTS.feature(missing));
  return inletFailure(specification, line.inlets);
}

function inletFailure(specification: ExhaustSupplySpecification, inlets: readonly Inlet[]): Failure | null {
  const asked = nameOf(InletType, specification.fanInletType);
  if (asked === null || inlets.some((inlet) => inlet === asked)) return null;
  return failure('feature', EXCLUSION_TEXTS.inlet(inlets.join(' or ') || 'Straight', asked.toLowerCase()));
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
  return failure('density', text, temperature, line.maximumTemperatureF);
}

function nameOf(enumeration: Readonly<Record<string, number>>, value: number): string | null {
  if (value === 0) return null;
  return Object.keys(enumeration).find((name) => enumeration[name] === value) ?? null;
}
