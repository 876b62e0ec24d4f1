import { shownFei } from '@specbuilder/shared-contracts/domain';
import { fanFamily } from '../curve/fan-family.ts';
import { velocityPressure, type Wheel, wheelOf } from '../curve/wheel.ts';
import { powerWithDriveLoss } from '../drive/drive-variant.ts';
import { staticEfficiency, totalEfficiency } from '../duty/efficiency.ts';
import { atSpeedOnSystem, curvePointAt, operatingPointAt } from '../duty/fixed-speed.ts';
import { isBeyondCurve, type OperatingPoint, speedSearch } from '../duty/speed-search.ts';
import { inputPower } from '../energy/input-power.ts';
import { energyAt } from '../rating/fan-energy.ts';
import { soundAt, soundPower } from '../sound/sound-power.ts';
import { rounded } from '../values/rounding.ts';
import type { CurveModel } from './curve-model.ts';

/** Values of a fan at one point, rounded like those of a rating; null where the model cannot compute them. */
export interface CurveReading {
  readonly cfm: number;
  readonly staticPressure: number;
  readonly rpm: number;
  readonly bhp: number;
  readonly totalBhp: number;
  /** %, of the fan alone. */
  readonly staticEfficiency: number;
  readonly totalEfficiency: number;
  readonly inputKw: number | null;
  /** Null without a motor, and for motors below 1 hp. */
  readonly fei: number | null;
  readonly sones: number | null;
  readonly dba: number | null;
  readonly hertz: number | null;
  /** Power the motor can give over what it must, %. */
  readonly motorMargin: number | null;
  readonly isStalled: boolean;
  /** The duty lies right of the data of the fan: its speed and power are not known. */
  readonly isBeyondCurve: boolean;
}

/** A fan whose curve can be read anywhere. */
export interface LiveFan {
  readonly model: CurveModel;
  readonly wheel: Wheel;
  /** Where it runs. */
  readonly operating: OperatingPoint;
  /** Airflow at no pressure, at its speed. */
  readonly freeDelivery: number;
  /** On the curve of its speed, by airflow in cfm. */
  pointAt(cfm: number): OperatingPoint;
  /** On the system through its operating point, by airflow in cfm: what the fan laws say. */
  onSystem(cfm: number): OperatingPoint;
  /** At the speed that gives another duty. */
  atDuty(cfm: number, staticPressure: number): OperatingPoint;
  reading(point: OperatingPoint): CurveReading;
}

/** A pressure that is known to the thousandth finds the speed of a duty this near, rpm. */
const ROUNDED_SPEED = 1;

/** The fan of a model, with the functions that every rating is worked out by. */
export function liveFan(model: CurveModel): LiveFan {
  const wheel = wheelOf(fanFamily(model.familyKey, model.family), model.wheelDiameterIn, model.wheels);
  const { rpm, density } = model;
  const operating = operatingPoint(wheel, model);
  return {
    model,
    wheel,
    operating,
    freeDelivery: curvePointAt(wheel, rpm, Number.MAX_VALUE, density).cfm,
    pointAt: (cfm) => (cfm === operating.cfm ? operating : curvePointAt(wheel, rpm, cfm, density)),
    onSystem: (cfm) => atSpeedOnSystem(operating, (operating.rpm * cfm) / operating.cfm),
    atDuty: (cfm, staticPressure) => speedSearch(wheel, cfm, staticPressure, density),
    reading: (point) => readingOf(wheel, model, point),
  };
}

function operatingPoint(wheel: Wheel, { rpm, density, duty, variant }: CurveModel): OperatingPoint {
  const requested = speedSearch(wheel, duty.cfm, duty.staticPressure, density);
  const isFound = variant !== 'FixedSpeed' && Math.abs(requested.rpm - rpm) <= ROUNDED_SPEED;
  if (isFound || requested.rpm === rpm) return requested;
  const isOnCurve = requested.phi < wheel.family.phiMax;
  return isOnCurve ? atSpeedOnSystem(requested, rpm) : operatingPointAt(wheel, rpm, duty, density);
}

/** As `rateFan` rates a unit. */
function readingOf(wheel: Wheel, model: CurveModel, point: OperatingPoint): CurveReading {
  const shaft = powerWithDriveLoss(model.variant, point.bhp);
  return {
    cfm: point.cfm === model.duty.cfm ? point.cfm : rounded.airflow(point.cfm),
    staticPressure: rounded.pressure(point.staticPressure),
    rpm: rounded.speed(point.rpm),
    bhp: rounded.power(point.bhp),
    totalBhp: rounded.power(shaft),
    staticEfficiency: rounded.percent(100 * staticEfficiency(point)),
    totalEfficiency: rounded.percent(100 * totalEfficiency(wheel, point)),
    ...electrical(wheel, model, point, shaft),
    ...received(wheel, model, point),
    hertz: model.hertz === null ? null : rounded.percent((model.hertz * point.rpm) / model.rpm),
    isStalled: point.phi < wheel.family.stallPhi,
    isBeyondCurve: isBeyondCurve(wheel, point.phi) && point.staticPressure < pressureAtEnd(wheel, point),
  };
}

/** A little less, so that the last point of the curve itself is not taken for one beyond it. */
const LAST_POINT = 0.999_999;

/** Pressure at the last airflow that the data of a wheel covers, at the speed of a point, in. w.g. */
function pressureAtEnd({ family }: Wheel, { density, tipSpeed: tip }: OperatingPoint): number {
  return LAST_POINT * family.psiAt(family.phiMax) * velocityPressure(density, tip);
}

function electrical(wheel: Wheel, { motor: fitted, variant }: CurveModel, point: OperatingPoint, shaft: number) {
  if (fitted === null) return { inputKw: null, fei: null, motorMargin: null };
  const { motor, enclosure, hasVfd, capacityHp } = fitted;
  const inputKw = inputPower(shaft, { motor, variant, enclosure, hasVfd, rpm: point.rpm });
  return {
    inputKw: rounded.power(inputKw),
    fei: shownFei(energyAt(wheel, variant, point, motor, inputKw, hasVfd)),
    motorMargin: rounded.percent((capacityHp / shaft - 1) * 100),
  };
}

function received(wheel: Wheel, { soundDistanceFt }: CurveModel, point: OperatingPoint) {
  if (soundDistanceFt === null || point.cfm <= 0) return { sones: null, dba: null };
  const { sones, dba } = soundAt(soundPower(wheel, point), soundDistanceFt);
  return { sones: rounded.sones(sones), dba: rounded.decibel(dba) };
}
