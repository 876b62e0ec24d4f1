import { DEFAULT_AIRSTREAM_TEMPERATURE_F } from './constants.ts';
import { type RatedPressure, requiredPoint } from './duty-points.ts';
import { CurveGraphType, FanType } from './enumerations.ts';

/** A fan at its operating point, with its speed, power and what its pressure is made of. */
interface RatedFan extends RatedPressure {
  /** Of options at the requested airflow, in. w.g. */
  readonly optionStaticPressure: number;
  readonly rpm: number;
  readonly bhp: number;
  /** With the losses of the drive, hp. */
  readonly totalBhp: number;
}

/** What a specification says of the job's air and of which way it moves. */
interface JobAir {
  readonly fanType?: FanType;
  readonly altitude?: number | null;
  readonly temperature?: number | null;
}

/**
 * Parameters of the curve image of a rated fan (RES-016): its speed and power, the air of the job, and the requested
 * duty, which a fixed speed exceeds.
 */
export function curveOfDuty(rating: RatedFan, { fanType, altitude, temperature }: JobAir) {
  const { cfm, totalStaticPressure: sp } = requiredPoint(rating);
  return {
    fanCurveGraphType: fanType === FanType.Supply ? CurveGraphType.SupplyCurves : CurveGraphType.ExhaustCurves,
    cfm,
    sp,
    ...pressureParts(rating, sp),
    rpm: rating.rpm,
    bhp: rating.bhp,
    driveLoss: Number((rating.totalBhp - rating.bhp).toFixed(4)),
    altitude: altitude ?? 0,
    // The image takes the temperature that decides its density, which is that of the airstream.
    ambientTemperature: temperature ?? DEFAULT_AIRSTREAM_TEMPERATURE_F,
  };
}

/** What the title of a curve is made of, where the fan overcomes more than the duct. */
function pressureParts({ externalStaticPressure, optionStaticPressure }: RatedFan, total: number) {
  if (total <= externalStaticPressure) return {};
  return { externalSP: externalStaticPressure, optionSP: optionStaticPressure };
}
