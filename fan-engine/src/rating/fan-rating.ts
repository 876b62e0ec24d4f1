import { type DriveVariant, powerWithDriveLoss } from '../drive/drive-variant.ts';
import { outletVelocity, staticEfficiency, surgeMargin, totalEfficiency } from '../duty/efficiency.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { inputPower } from '../energy/input-power.ts';
import type { Motor } from '../motor/motor.ts';
import { NO_OPTION_EFFECTS, type OptionEffects } from '../options/option-effects.ts';
import type { FanUnit } from '../product-line/fan-unit.ts';
import { noiseCriterion } from '../sound/noise-criterion.ts';
import { roundedOctaves } from '../sound/octaves.ts';
import { bothPaths, muffled } from '../sound/sound-path.ts';
import { aWeighted, radiatedSoundPower, soundAt, soundOfFan, soundPower, spreadingLoss } from '../sound/sound-power.ts';
import { KW_PER_HP } from '../values/horsepower.ts';
import { rounded } from '../values/rounding.ts';
import { totalDutyPressure, type UnitLoss, unitLosses } from './duty-pressure.ts';
import { energyAt, type FanEnergy } from './fan-energy.ts';
import type { Job } from './job.ts';

/** Values of a fan at its duty, rounded as they are shown; powers in hp and kW, pressures in in. w.g. */
export interface FanRating {
  /** The duty's, or what a fixed speed delivers. */
  readonly cfm: number;
  /** Requested airflow. */
  readonly requiredCfm: number;
  /** The requested pressure, what options add, and what the fan delivers. */
  readonly externalStaticPressure: number;
  readonly optionStaticPressure: number;
  readonly totalStaticPressure: number;
  /** What the parts of the unit itself take of the sum, at the requested airflow. */
  readonly unitLosses: UnitLoss[];
  /** What duct, options and unit take at the requested airflow, in. w.g. with nine decimals: a live curve is drawn by it. */
  readonly requiredStaticPressure: number;
  /** Whether a frequency drive feeds the motor, built in or as an option. */
  readonly hasVfd: boolean;
  readonly rpm: number;
  readonly maximumRpm: number;
  readonly bhp: number;
  readonly totalBhp: number;
  readonly staticEfficiency: number;
  readonly totalEfficiency: number;
  readonly outletVelocity: number;
  readonly tipSpeed: number;
  readonly fanClass: string | null;
  readonly surgeMargin: number;
  readonly inputKw: number;
  /** Electrical input per airflow, W/cfm. */
  readonly specificFanPower: number;
  readonly density: number;
  readonly energy: FanEnergy;
  readonly soundSones: number;
  readonly soundDba: number;
  readonly soundDistance: number;
  /** A-weighted sum of the octave bands that are shown of the path that the fan is rated on, dB re 1 pW. */
  readonly soundLwa: number;
  /** Noise criterion at the distance, in a free field; null below NC 15 and above NC 70. */
  readonly soundNc: number | null;
  /** At the outlet and the inlet behind what muffles them, and what the housing lets through, dB by octave band. */
  readonly soundPower: number[];
  readonly inletSoundPower: number[];
  readonly radiatedSoundPower: number[];
}

/** What lists and comparisons of fans show of a rating; the rest is requested per fan. */
export type ListedRating = Pick<
  FanRating,
  | 'cfm'
  | 'totalStaticPressure'
  | 'rpm'
  | 'totalBhp'
  | 'staticEfficiency'
  | 'surgeMargin'
  | 'inputKw'
  | 'specificFanPower'
  | 'density'
  | 'energy'
  | 'soundSones'
  | 'soundDba'
  | 'soundDistance'
>;

/** The values that rank a fan, rounded as `rateFan` rounds them. */
export interface RankValues {
  readonly totalBhp: number;
  readonly inputKw: number;
  readonly soundSones: number;
}

/**
 * Electrical input of every fan that fits, kW, as `rateFan` rounds it: the rest of a rating is worked out for those that are
 * shown.
 *
 * @param shaft power that the motor gives, drive loss included, hp
 */
export function inputToRank(variant: DriveVariant, point: OperatingPoint, shaft: number, motor: Motor): number {
  const by = { motor, variant, enclosure: NO_OPTION_EFFECTS.enclosure, hasVfd: variant === 'Vfd', rpm: point.rpm };
  return rounded.power(inputPower(shaft, by));
}

/** What `inputKw` is at least, kW, for a power at the shaft in hp: no motor gives more than it takes. */
export function minInput(shaft: number): number {
  return rounded.power(KW_PER_HP * shaft);
}

/**
 * Rates a unit at the point it runs at, with its motor and the effects of its options.
 *
 * @param shaft power that the motor gives, drive loss included, hp
 * @param knownSones loudness at the distance of the job, where ranking has worked it out and no option muffles the fan
 */
export function rateFan(
  unit: FanUnit,
  point: OperatingPoint,
  motor: Motor,
  job: Job,
  effects: OptionEffects = NO_OPTION_EFFECTS,
  shaft = powerWithDriveLoss(unit.variant, point.bhp),
  knownSones: number | null = null,
): FanRating {
  const { wheel, line } = unit;
  const power = soundPower(wheel, point);
  const listed = rateAsListed(unit, point, motor, job, effects, shaft, knownSones, power);
  const ratedPath = muffled(power, effects.soundReduction[line.place.heardAt]);
  const paths = bothPaths(power, line.place.heardAt, wheel.family.sound.outletOverInletDb);
  const shown = {
    inlet: roundedOctaves(muffled(paths.inlet, effects.soundReduction.inlet)),
    outlet: roundedOctaves(muffled(paths.outlet, effects.soundReduction.outlet)),
  };
  return {
    cfm: listed.cfm,
    requiredCfm: job.cfm,
    externalStaticPressure: rounded.pressure(job.externalPressure),
    optionStaticPressure: rounded.pressure(effects.staticPressure),
    totalStaticPressure: listed.totalStaticPressure,
    unitLosses: unitLosses(line, wheel, job),
    requiredStaticPressure: rounded.exactPressure(totalDutyPressure(line, wheel, job, effects.staticPressure)),
    hasVfd: effects.hasVfd || unit.variant === 'Vfd',
    rpm: listed.rpm,
    maximumRpm: rounded.speed(maximumSpeed(wheel, unit.fanClass, job.temperatureF)),
    bhp: rounded.power(point.bhp),
    totalBhp: listed.totalBhp,
    staticEfficiency: listed.staticEfficiency,
    totalEfficiency: rounded.percent(100 * totalEfficiency(wheel, point)),
    outletVelocity: rounded.velocity(outletVelocity(wheel, point.cfm)),
    tipSpeed: rounded.velocity(point.tipSpeed),
    fanClass: unit.fanClass,
    surgeMargin: listed.surgeMargin,
    inputKw: listed.inputKw,
    specificFanPower: listed.specificFanPower,
    density: listed.density,
    energy: listed.energy,
    soundSones: listed.soundSones,
    soundDba: listed.soundDba,
    soundDistance: listed.soundDistance,
    soundLwa: rounded.decibel(aWeighted(shown[line.place.heardAt])),
    soundNc: noiseCriterion(ratedPath, -spreadingLoss(listed.soundDistance)),
    soundPower: shown.outlet,
    inletSoundPower: shown.inlet,
    radiatedSoundPower: radiatedSoundPower(power),
  };
}

/**
 * The values of `rateFan` that a list shows, without the rest: three lists of octave bands and ten values are a sixth
 * of what a search of 500 rows creates.
 *
 * @param power of the path that the fan is rated on, dB by octave band, if it has been computed already
 */
export function rateAsListed(
  unit: FanUnit,
  point: OperatingPoint,
  motor: Motor,
  job: Job,
  effects: OptionEffects = NO_OPTION_EFFECTS,
  shaft = powerWithDriveLoss(unit.variant, point.bhp),
  knownSones: number | null = null,
  power: readonly number[] | null = null,
): ListedRating {
  const { wheel, variant } = unit;
  const hasVfd = effects.hasVfd || variant === 'Vfd';
  const inputKw = inputPower(shaft, { motor, variant, enclosure: effects.enclosure, hasVfd, rpm: point.rpm });
  const reduction = effects.soundReduction[unit.line.place.heardAt];
  const sound =
    power === null && reduction.length === 0
      ? soundOfFan(wheel, point, job.soundDistanceFt, knownSones)
      : soundAt(muffled(power ?? soundPower(wheel, point), reduction), job.soundDistanceFt, knownSones);
  return {
    cfm: point.cfm === job.cfm ? job.cfm : rounded.airflow(point.cfm),
    totalStaticPressure: rounded.pressure(point.staticPressure),
    rpm: rounded.speed(point.rpm),
    totalBhp: rounded.power(shaft),
    staticEfficiency: rounded.percent(100 * staticEfficiency(point)),
    surgeMargin: rounded.percent(100 * surgeMargin(wheel, point)),
    inputKw: rounded.power(inputKw),
    specificFanPower: rounded.power((1000 * inputKw) / point.cfm),
    density: rounded.density(point.density),
    energy: energyAt(wheel, variant, point, motor, inputKw, hasVfd),
    soundSones: rounded.sones(sound.sones),
    soundDba: rounded.decibel(sound.dba),
    soundDistance: sound.distanceFt,
  };
}
