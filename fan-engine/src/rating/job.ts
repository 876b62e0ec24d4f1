import {
  DEFAULT_AIRFLOW_TOLERANCE,
  DEFAULT_AIRSTREAM_TEMPERATURE_F,
  DEFAULT_AMBIENT_TEMPERATURE_F,
  DEFAULT_SOUND_DISTANCE_FT,
  isUsPostalCode,
} from '@specbuilder/shared-contracts/domain';
import { densityRatio, STANDARD_DENSITY } from '../air/density.ts';
import { motorCapacityShare } from '../air/motor-derate.ts';
import { type AirflowShares, airflowShares } from '../drive/direct-speed.ts';
import {
  type ExhaustSupplySpecification,
  externalStaticPressure,
  requiredAirflow,
  type SiteSupply,
} from '../specification/specification.ts';
import { NO_SECTIONS, type UnitSections } from './sections.ts';

/** Duty and site of a specification, with every silence filled. */
export interface Job {
  readonly cfm: number;
  /** in. w.g. at the actual density. */
  readonly externalPressure: number;
  /** lb/ft3 and its ratio to standard air at the fan. */
  readonly density: number;
  readonly densityRatio: number;
  /** Density over that of the airstream when the fan starts with air as cold as its surroundings; at least 1. */
  readonly coldStartRatio: number;
  readonly temperatureF: number;
  readonly altitudeFt: number;
  readonly ambientF: number;
  /** Share of its nameplate that a motor can give here. */
  readonly motorCapacity: number;
  readonly supply: SiteSupply;
  readonly wantsMotorMargin: boolean;
  readonly wantsPremiumMotor: boolean;
  /** What a fan whose speed cannot be set may deliver. */
  readonly fixedSpeedAirflow: AirflowShares;
  readonly sonesLimit: number | null;
  readonly dbaLimit: number | null;
  readonly soundDistanceFt: number;
  /** Heater and cooling of the line that does the job; none before a line is known. */
  readonly sections: UnitSections;
}

export type AirflowTolerance = Pick<ExhaustSupplySpecification, 'airflowToleranceBelow' | 'airflowToleranceAbove'>;

/** What a fixed speed may deliver for a specification, as shares of the duty. */
export function deliveredShares(specification: AirflowTolerance): AirflowShares {
  return airflowShares({
    below: specification.airflowToleranceBelow ?? DEFAULT_AIRFLOW_TOLERANCE.below,
    above: specification.airflowToleranceAbove ?? DEFAULT_AIRFLOW_TOLERANCE.above,
  });
}

/**
 * @throws EngineError on `cfm` or `sp` when the duty is missing
 */
export function jobOf(specification: ExhaustSupplySpecification): Job {
  const altitudeFt = specification.altitude ?? 0;
  const temperatureF = specification.temperature ?? DEFAULT_AIRSTREAM_TEMPERATURE_F;
  const ambientF = specification.ambientTemperature ?? DEFAULT_AMBIENT_TEMPERATURE_F;
  const ratio = densityRatio(altitudeFt, temperatureF);
  return {
    cfm: requiredAirflow(specification),
    externalPressure: externalStaticPressure(specification),
    density: STANDARD_DENSITY * ratio,
    densityRatio: ratio,
    coldStartRatio: Math.max(1, densityRatio(altitudeFt, ambientF) / ratio),
    temperatureF,
    altitudeFt,
    ambientF,
    motorCapacity: motorCapacityShare(altitudeFt, ambientF),
    supply: {
      motorPhase: specification.motorPhase,
      motorVoltage: specification.motorVoltage,
      motorFrequency: specification.motorFrequency,
      // Utilities of the United States have no 600 V system; those of Canada do.
      lacks575V: isUsPostalCode(specification.zip ?? ''),
    },
    wantsMotorMargin: specification.recommendedMotors,
    wantsPremiumMotor: specification.isPremiumEfficiency,
    fixedSpeedAirflow: deliveredShares(specification),
    sonesLimit: specification.sones,
    dbaLimit: specification.soundPressure ?? null,
    soundDistanceFt: specification.soundLevelDistance ?? DEFAULT_SOUND_DISTANCE_FT,
    sections: NO_SECTIONS,
  };
}

/** What a line, a drive or an admission changes of a job. */
type JobChanges = Partial<Pick<Job, 'cfm' | 'coldStartRatio' | 'fixedSpeedAirflow' | 'sections'>>;

/**
 * A job with some of it changed, written out in the order of `jobOf`: jobs that were spread are of a hidden class for each
 * place that did so, and selections of large catalogues took 6 % longer once the server had seen all of them.
 */
export function changedJob(job: Job, changes: JobChanges): Job {
  return {
    cfm: changes.cfm ?? job.cfm,
    externalPressure: job.externalPressure,
    density: job.density,
    densityRatio: job.densityRatio,
    coldStartRatio: changes.coldStartRatio ?? job.coldStartRatio,
    temperatureF: job.temperatureF,
    altitudeFt: job.altitudeFt,
    ambientF: job.ambientF,
    motorCapacity: job.motorCapacity,
    supply: job.supply,
    wantsMotorMargin: job.wantsMotorMargin,
    wantsPremiumMotor: job.wantsPremiumMotor,
    fixedSpeedAirflow: changes.fixedSpeedAirflow ?? job.fixedSpeedAirflow,
    sonesLimit: job.sonesLimit,
    dbaLimit: job.dbaLimit,
    soundDistanceFt: job.soundDistanceFt,
    sections: changes.sections ?? job.sections,
  };
}
