import { type Message, messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { faceArea } from '../duty/component-loss.ts';
import { outletVelocity } from '../duty/efficiency.ts';
import { maximumTipSpeed } from '../duty/speed-limit.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { Checked } from '../options/rules.ts';
import type { FanUnit } from '../product-line/fan-unit.ts';
import { rounded } from '../values/rounding.ts';
import type { SizedFan } from './sizing/sized-fan.ts';

/** Face velocity above which a wet cooling coil may carry water over, fpm: the limit that specifications name, and ours. */
const WET_COIL_FACE_FPM = 500;

/**
 * Velocity in a ducted outlet above which even a rectangular duct in a shaft is louder than RC 45, fpm (ASHRAE Handbook, HVAC
 * Applications, chapter Noise and Vibration Control, maximum duct airflow velocities).
 */
const LOUD_DUCT_FPM = 3500;

/** Share of the tip speed of its class above which a drive cannot be set 5 % faster when the system is balanced; ours. */
const TIP_SPEED_SHARE = 0.95;

/** How fast air passes a unit and its wheel turns, in fpm; null where the catalogue has no such part. */
export interface UnitVelocities {
  /** Through the face of the cooling coil. */
  readonly coilFace: number | null;
  /** Out of a housing into a duct. */
  readonly outlet: number | null;
  /** Of a wheel whose speed can be set, with the limit of its class at its temperature. */
  readonly tip: { readonly fpm: number; readonly limitFpm: number } | null;
}

const COOLING_COIL = 'coil.dx.';

/**
 * Velocities at the operating point.
 *
 * @param unit with what sets its speed
 * @param checked codes of the chosen options
 */
export function velocitiesOf(
  { wheel, variant, fanClass }: FanUnit,
  { job, point: { cfm, tipSpeed }, book }: Pick<SizedFan, 'job' | 'point' | 'book'>,
  checked: Checked,
): UnitVelocities {
  const coil = book.visible.find(({ code, pressure }) => isCoolingCoil(pressure) && checked.has(code))?.pressure;
  const hasFace = coil !== undefined && 'face' in coil;
  const limitFpm = maximumTipSpeed(wheel, fanClass, job.temperatureF);
  return {
    coilFace: hasFace ? cfm / faceArea(coil.face, wheel, cfm) : null,
    outlet: wheel.family.outletAreaFactor === null ? null : outletVelocity(wheel, cfm),
    tip: variant === 'FixedSpeed' ? null : { fpm: tipSpeed, limitFpm },
  };
}

function isCoolingCoil(pressure: OptionDefinition['pressure']): boolean {
  return pressure !== undefined && 'component' in pressure && pressure.component.startsWith(COOLING_COIL);
}

/** Velocities that run and that hardly anyone builds, by the whole fpm that are shown; beyond the class is an error of its own. */
export function velocityWarnings({ coilFace, outlet, tip }: UnitVelocities): Message[] {
  return [coilWarning(coilFace), outletWarning(outlet), tipWarning(tip)].flatMap((warning) => warning ?? []);
}

function coilWarning(velocity: UnitVelocities['coilFace']): Message | null {
  const fpm = rounded.velocity(velocity ?? 0);
  if (fpm <= WET_COIL_FACE_FPM) return null;
  return messageOf('unit.coilVelocity', { fpm, limitFpm: WET_COIL_FACE_FPM }, OptionGroup.CoolingAndHeatPump);
}

function outletWarning(velocity: UnitVelocities['outlet']): Message | null {
  const fpm = rounded.velocity(velocity ?? 0);
  return fpm <= LOUD_DUCT_FPM ? null : messageOf('run.outletVelocity', { fpm, limitFpm: LOUD_DUCT_FPM });
}

function tipWarning(tip: UnitVelocities['tip']): Message | null {
  if (tip === null || tip.fpm <= TIP_SPEED_SHARE * tip.limitFpm || tip.fpm > tip.limitFpm) return null;
  const limitFpm = rounded.velocity(tip.limitFpm);
  return messageOf('run.tipSpeed', { fpm: rounded.velocity(tip.fpm), limitFpm });
}
