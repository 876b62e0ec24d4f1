import type { Wheel } from '../curve/wheel.ts';
import { DRIVE_VARIANTS, type DriveVariant } from '../drive/drive-variant.ts';
import { totalPressure } from '../duty/efficiency.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import {
  fanEnergyIndex,
  fanEnergyIndexLimit,
  type PressureBasis,
  referenceInputPower,
} from '../energy/fan-energy-index.ts';
import type { Motor } from '../motor/motor.ts';
import { rounded } from '../values/rounding.ts';

export interface FanEnergy {
  /** Fan energy index, AMCA 208. */
  readonly fei: number;
  /** Fan electrical input power of the selection, kW. */
  readonly fep: number;
  readonly feiLimit: number | null;
  readonly meetsLimit: boolean | null;
  readonly pressureBasis: PressureBasis;
}

/** Fan energy index of a wheel at a point, before it is rounded. */
export function feiAt(wheel: Wheel, point: OperatingPoint, inputKw: number): number {
  const basis = pressureBasis(wheel);
  const pressure = basis === 'total' ? totalPressure(wheel, point) : point.staticPressure;
  return fanEnergyIndex(referenceInputPower(point.cfm, pressure, point.density, basis), inputKw);
}

/** Energy values of a wheel at a point, with the motor and drive that take the input. */
export function energyAt(
  wheel: Wheel,
  variant: DriveVariant,
  point: OperatingPoint,
  motor: Motor,
  inputKw: number,
  hasVfd: boolean,
): FanEnergy {
  const fei = rounded.index(feiAt(wheel, point, inputKw));
  const limit = fanEnergyIndexLimit(motor.horsepower, hasVfd || DRIVE_VARIANTS[variant].isVariable);
  return {
    fei,
    fep: rounded.power(inputKw),
    feiLimit: limit,
    meetsLimit: limit === null ? null : fei >= limit,
    pressureBasis: pressureBasis(wheel),
  };
}

function pressureBasis(wheel: Wheel): PressureBasis {
  return wheel.family.outletAreaFactor === null ? 'static' : 'total';
}
