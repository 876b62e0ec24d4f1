import type { Exclusion, ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { BladeType, DischargeType, DriveType, DuctType, MountType } from '@specbuilder/shared-contracts/domain';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { stepsOf } from './sound-relaxation.ts';

/** Limits of either specification; which of them a search has decides what can be relaxed. */
export type Relaxable = Partial<ExhaustSupplySpecification> & Partial<HvlsSpecification>;

/** One click that moves a limit of the user's and searches again. */
export interface Relaxation {
  readonly reason: Exclusion['reason'];
  readonly label: string;
  readonly patch: Relaxable;
}

const FEATURES = {
  isRestaurantDuty: false,
  hasSpeedControlOption: false,
  isHighHeat: false,
  isWindRated: false,
} as const satisfies Relaxable;

/** The suggested change for sizes that failed one test; null when the test does not come from a limit of the user. */
export function relaxationOf(
  reason: Exclusion['reason'],
  group: readonly Exclusion[],
  limits: Relaxable,
): Relaxation | null {
  switch (reason) {
    case 'sound': {
      const [first] = stepsOf(reason, group);
      if (first === undefined || limits.sones == null) return null;
      return { reason, label: EXCLUSION_MESSAGES.allowSones({ sones: first.limit }), patch: { sones: first.limit } };
    }
    case 'soundPressure': {
      const [first] = stepsOf(reason, group);
      if (first === undefined || limits.soundPressure == null) return null;
      const label = EXCLUSION_MESSAGES.allowDba({ dba: first.limit });
      return { reason, label, patch: { soundPressure: first.limit } };
    }
    case 'speed':
      return toleranceRelaxation(group);
    case 'drive':
      if (!limits.fanDriveType) return null;
      return { reason, label: EXCLUSION_MESSAGES.anyDrive, patch: { fanDriveType: DriveType.All } };
    case 'mount':
      if (!limits.fanMountType) return null;
      return { reason, label: EXCLUSION_MESSAGES.anyMount, patch: { fanMountType: MountType.All } };
    case 'discharge':
      if (!limits.fanDischargeType) return null;
      return { reason, label: EXCLUSION_MESSAGES.anyDischarge, patch: { fanDischargeType: DischargeType.All } };
    case 'ducts':
      if (!limits.fanDuctType) return null;
      return { reason, label: EXCLUSION_MESSAGES.anyDucts, patch: { fanDuctType: DuctType.All } };
    case 'application':
      if (!limits.fanApplication) return null;
      return { reason, label: EXCLUSION_MESSAGES.anyApplication, patch: { fanApplication: null } };
    case 'voltage':
      if (!limits.motorPhase && !limits.motorVoltage) return null;
      return { reason, label: EXCLUSION_MESSAGES.anySupply, patch: { motorPhase: 0, motorVoltage: 0 } };
    case 'blades':
      if (!limits.fanBladeType) return null;
      return { reason, label: EXCLUSION_MESSAGES.anyBlades, patch: { fanBladeType: BladeType.Any } };
    case 'feature':
      if (!Object.keys(FEATURES).some((name) => limits[name as keyof typeof FEATURES])) return null;
      return { reason, label: EXCLUSION_MESSAGES.withoutFeatures, patch: FEATURES };
    default:
      return null;
  }
}

/** The least tolerance of the airflow that takes one of the sizes in: rather more air than less. */
function toleranceRelaxation(group: readonly Exclusion[]): Relaxation | null {
  const minOf = (requested: 'airflowToleranceAbove' | 'airflowToleranceBelow') =>
    Math.min(...group.flatMap(({ admission }) => (admission?.field === requested ? [Number(admission.value)] : [])));
  const [more, less] = [minOf('airflowToleranceAbove'), minOf('airflowToleranceBelow')];
  if (Number.isFinite(more)) {
    const label = EXCLUSION_MESSAGES.allowMoreAir({ percent: more });
    return { reason: 'speed', label, patch: { airflowToleranceAbove: more } };
  }
  if (!Number.isFinite(less)) return null;
  const label = EXCLUSION_MESSAGES.allowLessAir({ percent: less });
  return { reason: 'speed', label, patch: { airflowToleranceBelow: less } };
}

/** What a fan is built for: spark, grease, heat or wind. Giving it up is never the first advice. */
const OF_CONSTRUCTION: ReadonlySet<Exclusion['reason']> = new Set(['application', 'feature']);

/** Whether loosening it may be offered as what to do first. */
export function isSafe({ reason }: Relaxation): boolean {
  return !OF_CONSTRUCTION.has(reason);
}

/**
 * Ways out of a search: first what gains most fans, then what most failed at. A change is in an exclusion only where the
 * fan fits once it is taken. What a fan is built for comes last.
 */
export function relaxations(excluded: readonly Exclusion[], limits: Relaxable): Relaxation[] {
  const gainOf = (group: readonly Exclusion[]) => group.filter(({ admission }) => admission !== null).length;
  const reasons = [...new Set(excluded.map(({ reason }) => reason))];
  const ways = reasons
    .map((reason) => excluded.filter((item) => item.reason === reason))
    .sort((a, b) => gainOf(b) - gainOf(a) || b.length - a.length)
    .flatMap((group) => relaxationOf(group[0]?.reason ?? 'stall', group, limits) ?? []);
  return [...ways.filter(isSafe), ...ways.filter((way) => !isSafe(way))];
}
