import { CURVE_RANGES, isInRange, messageOf } from '@specbuilder/shared-contracts/domain';
import { densityRatio, STANDARD_DENSITY } from '../air/density.ts';
import { motorCapacityShare } from '../air/motor-derate.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { frequencyShare } from '../drive/direct-speed.ts';
import { type DriveVariant, speedSetBy } from '../drive/drive-variant.ts';
import { componentLoss, furtherDirt } from '../duty/component-loss.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { hvlsPerformance } from '../hvls/performance.ts';
import type { Enclosure } from '../motor/efficiency-tables.ts';
import { motorOfId } from '../motor/motor.ts';
import { type FanUnit, findFanUnit, findHvlsUnit } from '../product-line/fan-unit.ts';
import { hvlsModelName, modelName } from '../product-line/model-names.ts';
import { EngineError } from '../specification/engine-error.ts';
import { rounded } from '../values/rounding.ts';
import type { CeilingFanModel, CurveModel, CurveMotor } from './curve-model.ts';

/** A fan at a duty as a page requests its live curve. Pressures in in. w.g., temperatures in F. */
export interface CurveModelRequest {
  readonly fanUnitId: number;
  readonly cfm: number;
  /** What the fan gives in all; the parts of it, where they are known, say it with every digit. */
  readonly sp: number;
  readonly externalSP?: number | undefined;
  readonly optionSP?: number | undefined;
  /** `sp` with every digit. */
  readonly exactSP?: number | undefined;
  readonly rpm: number;
  readonly altitude: number;
  readonly ambientTemperature: number;
  /** Air around the motor; 70 unless the job says more. */
  readonly motorAmbient: number;
  readonly motorFrequency: 50 | 60;
  readonly motorId?: number | undefined;
  readonly enclosure: Enclosure;
  /** Whether an option feeds the motor through a frequency drive. */
  readonly hasVfd: boolean;
  readonly soundDistance?: number | undefined;
}

/**
 * The live curve of a fan of a catalogue.
 *
 * @throws EngineError on `fanUnitId` that the catalogue does not have, and on a duty or speed that no fan runs at
 */
export function curveModelOf(request: CurveModelRequest, catalogue: Catalogue): CurveModel | CeilingFanModel {
  const { fanUnitId } = request;
  const ceilingFan = findHvlsUnit(catalogue, fanUnitId);
  if (ceilingFan !== undefined) {
    const { line, size } = ceilingFan;
    const { cfm, inputKw } = hvlsPerformance(line, size);
    const names = { model: hvlsModelName(ceilingFan), description: line.name };
    return { kind: 'ceilingFan', ...names, maximumRpm: size.maximumRpm, cfm, inputKw };
  }
  const unit = findFanUnit(catalogue, fanUnitId);
  if (unit === undefined) throw new EngineError('fanUnitId', messageOf('refusal.unknownFan', { fanUnitId }));
  rejectOutOfRange(request);
  return fanModel(request, unit);
}

function fanModel(request: CurveModelRequest, unit: FanUnit): CurveModel {
  const { line, wheel, fanClass } = unit;
  const variant = speedSetBy(unit.variant, request.hasVfd);
  const ratio = densityRatio(request.altitude, request.ambientTemperature);
  const density = STANDARD_DENSITY * ratio;
  const duty = { cfm: request.cfm, staticPressure: exactPressure(request, unit, ratio) };
  const motor = motorOfRequest(request, unit);
  const rpm = variant === 'FixedSpeed' ? speedOfMotor(request, motor) : exactSpeed(request.rpm, unit, duty, density);
  return {
    kind: 'fan',
    model: modelName(unit),
    description: line.name,
    familyKey: line.family.key,
    family: tableOf(unit),
    wheelDiameterIn: wheel.diameterIn,
    wheels: line.wheelsPerUnit?.[wheel.diameterIn] ?? 1,
    variant,
    fanClass,
    rpm,
    maximumRpm: rounded.speed(maximumSpeed(wheel, fanClass, request.ambientTemperature)),
    density,
    duty,
    hertz: hertzOf(request, variant, rpm, motor),
    motor,
    soundDistanceFt: request.soundDistance ?? null,
    furtherDirt: line.internalLosses.reduce((sum, loss) => sum + furtherDirt(loss), 0),
  };
}

/** The table of the family without what is worked out of it. */
function tableOf({ line }: FanUnit): CurveModel['family'] {
  const { family } = line;
  return {
    name: family.name,
    phi: family.phi,
    psi: family.psi,
    lambda: family.lambda,
    peakStaticEfficiency: family.peakStaticEfficiency,
    phiAtPeak: family.phiAtPeak,
    stallPhi: family.stallPhi,
    referenceDiameterIn: family.referenceDiameterIn,
    blades: family.blades,
    outletAreaFactor: family.outletAreaFactor,
    tipSpeedLimits: family.tipSpeedLimits,
    efficiencyFloor: family.efficiencyFloor,
    hasAmcaClasses: family.hasAmcaClasses,
    powerRisesWithFlow: family.powerRisesWithFlow,
    nominalWheelVelocity: family.nominalWheelVelocity,
    sound: family.sound,
    ...(family.endsBeforeFreeDelivery === true && { endsBeforeFreeDelivery: true }),
  };
}

const ROUNDED_PRESSURE = 0.002;
const ROUNDED_AIRFLOW_SHARE = 0.005;

/**
 * A page knows the pressure to the thousandth, and that of a fixed speed by its rounded airflow; the parts say the rest
 * where they add up to the same.
 */
function exactPressure(request: CurveModelRequest, unit: FanUnit, ratio: number): number {
  const { sp, externalSP, optionSP = 0, exactSP, cfm } = request;
  if (exactSP !== undefined && isRounded(exactSP, sp)) return exactSP;
  if (externalSP === undefined) return sp;
  let sum = externalSP + optionSP;
  for (const loss of unit.line.internalLosses) sum += componentLoss(loss, unit.wheel, cfm, ratio);
  return isRounded(sum, sp) ? sum : sp;
}

function isRounded(exact: number, shown: number): boolean {
  return Math.abs(exact - shown) <= ROUNDED_PRESSURE + ROUNDED_AIRFLOW_SHARE * shown;
}

/** A page knows the speed to the whole rpm; where the duty is found at that speed, it is the one that gives the duty. */
function exactSpeed(rpm: number, { wheel }: FanUnit, duty: CurveModel['duty'], density: number): number {
  const found = speedSearch(wheel, duty.cfm, duty.staticPressure, density).rpm;
  return rounded.speed(found) === rounded.speed(rpm) ? found : rpm;
}

/** The speed of a motor at its frequency where it reads as the page's; a 50 Hz motor rarely turns at a whole rpm. */
function speedOfMotor({ rpm, motorFrequency }: CurveModelRequest, fitted: CurveMotor | null): number {
  const exact = (fitted?.motor.rpm ?? 0) * frequencyShare(motorFrequency);
  return rounded.speed(exact) === rounded.speed(rpm) ? exact : rpm;
}

function motorOfRequest(request: CurveModelRequest, { variant }: FanUnit): CurveMotor | null {
  const motor = request.motorId === undefined ? undefined : motorOfId(request.motorId);
  if (motor === undefined) return null;
  const { altitude, motorAmbient, motorFrequency, enclosure, hasVfd } = request;
  const frequency = motor.kind === 'Ecm' ? 1 : frequencyShare(motorFrequency);
  const capacityHp = motor.horsepower * motorCapacityShare(altitude, motorAmbient) * frequency;
  return { motor, enclosure, hasVfd: hasVfd || variant === 'Vfd', capacityHp };
}

function hertzOf(request: CurveModelRequest, variant: DriveVariant, rpm: number, found: CurveMotor | null) {
  if (variant === 'Belt' || variant === 'FixedSpeed') return request.motorFrequency;
  if (variant !== 'Vfd' || found === null) return null;
  return (60 * rpm) / found.motor.rpm;
}

const RANGED_FIELDS = ['cfm', 'sp', 'externalSP', 'optionSP', 'rpm', 'altitude', 'ambientTemperature'] as const;

function rejectOutOfRange(request: CurveModelRequest): void {
  for (const field of RANGED_FIELDS) {
    const value = request[field];
    if (value === undefined || isInRange(value, CURVE_RANGES[field])) continue;
    const { name, minimum, maximum, unit } = CURVE_RANGES[field];
    throw new EngineError(field, messageOf('refusal.fieldRange', { rangeName: name, minimum, maximum, unit }));
  }
}
