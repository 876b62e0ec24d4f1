import type { OperatingPoint } from '../../duty/speed-search.ts';
import type { Motor } from '../../motor/motor.ts';
import type { MotorVoltage } from '../../motor/voltage.ts';
import type { OptionEffects } from '../../options/option-effects.ts';
import type { RuleBook } from '../../options/rules.ts';
import type { FanUnit } from '../../product-line/fan-unit.ts';
import type { Job } from '../../rating/job.ts';
import type { MotorLoad } from '../../rating/motor-load.ts';
import type { UnitJob } from './unit-job.ts';

/** A configured exhaust fan with options, motor and duty point in agreement. */
export interface SizedFan {
  readonly unit: FanUnit;
  readonly job: Job;
  readonly chosen: Motor;
  readonly motor: Motor;
  readonly voltage: MotorVoltage;
  /** The equipment around the fan, as selected. */
  readonly around: UnitJob;
  readonly book: RuleBook;
  readonly effects: OptionEffects;
  readonly point: OperatingPoint;
  readonly load: MotorLoad;
}
