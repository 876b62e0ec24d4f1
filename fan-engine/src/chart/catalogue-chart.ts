import { CURVE_RANGES, isInRange, messageOf } from '@specbuilder/shared-contracts/domain';
import { densityRatio, STANDARD_DENSITY } from '../air/density.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import { staticEfficiency } from '../duty/efficiency.ts';
import { operatingPointAt } from '../duty/fixed-speed.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import { hvlsPerformance } from '../hvls/performance.ts';
import { type FanUnit, findFanUnit, findHvlsUnit, type HvlsUnit } from '../product-line/fan-unit.ts';
import { hvlsModelName, modelName } from '../product-line/model-names.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ChartMessages } from './chart-messages.ts';
import { isFarLimit } from './fan-curve-data.ts';
import { dutyText, pressureText } from './frame.ts';
import type { ChartStyle, FanCurveInput, HvlsCurveInput, OtherSpeed, PartSystem } from './input.ts';
import { shownPower } from './shown-power.ts';

/** A fan at a duty as requested from the curve image endpoint; the air density is that of the ambient temperature. */
export interface FanCurveRequest {
  readonly fanUnitId: number;
  readonly cfm: number;
  /** Total static pressure the fan gives, in. w.g. */
  readonly sp: number;
  /** What of `sp` the duct takes, and what options take, in. w.g.; the rest is lost inside the unit. */
  readonly externalSP?: number | undefined;
  readonly optionSP?: number | undefined;
  readonly rpm: number;
  /**
   * Shaft power without drive loss, hp. It is the power shown where it differs from the computed one by rounding only;
   * else the computed one counts.
   */
  readonly bhp?: number;
  readonly driveLoss?: number;
  readonly altitude?: number;
  readonly ambientTemperature?: number;
  /** Fan energy index, when the caller knows the motor. */
  readonly fei?: number;
  readonly otherSpeeds?: readonly OtherSpeed[];
  /** Draws the fan at half, two thirds and five sixths of its frequency as well, where a drive turns it down. */
  readonly showsVfdSpeeds?: boolean;
  /** Losses of a supply unit that `sp` leaves out, in. w.g.: its intake, and the ducts of intake and return air. */
  readonly intakeSP?: number | undefined;
  readonly ductworkIntakeESP?: number | undefined;
  readonly ductworkReturnAirESP?: number | undefined;
}

/**
 * Input of `drawFanCurve` for a fan of a catalogue, with title and text block.
 *
 * @throws EngineError on `fanUnitId` that the catalogue does not have, and on any value outside `CURVE_RANGES`
 */
export function fanCurveOf(request: FanCurveRequest, catalogue: Catalogue, look: ChartStyle): FanCurveInput {
  const unit = findFanUnit(catalogue, request.fanUnitId);
  if (unit === undefined)
    throw new EngineError('fanUnitId', messageOf('refusal.unknownFan', { fanUnitId: request.fanUnitId }));
  rejectOutOfRange(request);
  const { words } = look;
  const { cfm, rpm, bhp, altitude = 0, ambientTemperature = 70, driveLoss = 0 } = request;
  const sp = wholePressure(request);
  const density = STANDARD_DENSITY * densityRatio(altitude, ambientTemperature);
  const duty = { cfm, staticPressure: sp };
  const maximumRpm = Math.round(maximumSpeed(unit.wheel, unit.fanClass, ambientTemperature));
  return {
    ...look,
    family: unit.line.family,
    wheelDiameterIn: unit.wheel.diameterIn,
    wheels: unit.line.wheelsPerUnit?.[unit.wheel.diameterIn] ?? 1,
    rpm,
    density,
    duty,
    bhp,
    driveLoss,
    maximumRpm,
    fanClass: unit.fanClass,
    otherSpeeds: [
      ...(request.otherSpeeds ?? []),
      ...(request.showsVfdSpeeds === true ? vfdSpeeds(words, unit, rpm) : []),
    ],
    partSystems: partSystems(words, request),
    title: words.title({ model: modelName(unit), duty: dutyText(words, cfm, sp) }),
    subtitle: pressureSum(words, request, sp),
    description: [
      ...descriptionOf(words, unit, { ...request, sp }, density),
      ...farLimit(words, unit, rpm, maximumRpm),
    ],
  };
}

/** Total pressure of the duty: the supply side, the intake, and the worse of the two ducts that bring the air. */
function wholePressure({ sp, intakeSP = 0, ductworkIntakeESP = 0, ductworkReturnAirESP = 0 }: FanCurveRequest): number {
  return sp + intakeSP + Math.max(ductworkIntakeESP, ductworkReturnAirESP);
}

/** '1.00 in. external + 0.62 in. inside = 1.62 in. wg total'; nothing where the duct takes all. */
function pressureSum(words: ChartMessages, { sp, externalSP, optionSP = 0 }: FanCurveRequest, total: number) {
  if (externalSP === undefined) return undefined;
  const ofUnit = thousandths(sp) - thousandths(externalSP) - thousandths(optionSP);
  if (ofUnit <= 0 && optionSP <= 0) return undefined;
  // Duct losses entered beside the pressure are external too.
  const external = externalSP + total - sp;
  const parts = [
    words.externalPart({ pressure: pressureText(words, external) }),
    ...(ofUnit > 0 ? [words.unitPart({ pressure: pressureText(words, ofUnit / 1000) })] : []),
    ...(optionSP > 0 ? [words.optionPart({ pressure: pressureText(words, optionSP) })] : []),
  ];
  return words.pressureSum({ sum: parts.join(' + '), pressure: pressureText(words, total) });
}

const thousandths = (pressure: number) => Math.round(pressure * 1000);

function partSystems(words: ChartMessages, request: FanCurveRequest): PartSystem[] {
  const { intakeSP = 0, ductworkIntakeESP = 0, ductworkReturnAirESP = 0 } = request;
  return [
    { label: words.intakeSystem, staticPressure: intakeSP + ductworkIntakeESP },
    { label: words.returnSystem, staticPressure: ductworkReturnAirESP },
  ].filter(({ staticPressure }) => staticPressure > 0);
}

/** Shares of the operating frequency that show how far a drive turns a fan down. */
const VFD_SHARES = [1 / 2, 2 / 3, 5 / 6] as const;

function vfdSpeeds(words: ChartMessages, unit: FanUnit, rpm: number): OtherSpeed[] {
  if (!DRIVE_VARIANTS[unit.variant].isVariable) return [];
  return VFD_SHARES.map((share) => ({ rpm: rpm * share, label: words.rpm({ rpm: words.number(rpm * share) }) }));
}

function descriptionOf(words: ChartMessages, unit: FanUnit, request: FanCurveRequest, density: number): string[] {
  const { altitude = 0, ambientTemperature = 70, driveLoss, bhp, rpm, fei } = request;
  const point = operatingPointAt(unit.wheel, rpm, { cfm: request.cfm, staticPressure: request.sp }, density);
  const built = [
    words.nameOf(unit.line.name),
    words.wheel({ inches: unit.wheel.diameterIn }),
    ...(unit.fanClass === null ? [] : [words.fanClass({ fanClass: unit.fanClass })]),
    words.drive({ variant: unit.variant }),
  ];
  const runs = [
    words.rpm({ rpm: words.number(rpm) }),
    words.powerFigure({ bhp: powerText(words, shownPower(point, bhp, driveLoss)) }),
    words.efficiency({ percent: words.number(100 * staticEfficiency(point), 1) }),
    ...(fei === undefined ? [] : [words.fei({ fei: words.number(fei, 2) })]),
    words.altitude({ feet: words.number(altitude) }),
    words.temperature({ degrees: words.number(ambientTemperature) }),
    words.density({ density: words.number(density, 4) }),
  ];
  return [built.join(' · '), runs.join(' · ')];
}

/** A class limit that is too far away to be drawn. */
function farLimit(words: ChartMessages, { fanClass }: FanUnit, rpm: number, maximumRpm: number): string[] {
  if (!isFarLimit(maximumRpm / rpm)) return [];
  const max = words.number(maximumRpm);
  return [fanClass === null ? words.farLimit({ rpm: max }) : words.farClassLimit({ fanClass, rpm: max })];
}

/** Small fans need a third decimal. */
function powerText(words: ChartMessages, bhp: number): string {
  return words.number(bhp, bhp < 0.1 ? 3 : 2);
}

type RangedField = keyof typeof CURVE_RANGES & keyof FanCurveRequest;

const RANGED_FIELDS = Object.keys(CURVE_RANGES) as RangedField[];

function rejectOutOfRange(request: FanCurveRequest): void {
  for (const field of RANGED_FIELDS) {
    const value = request[field];
    if (value === undefined || isInRange(value, CURVE_RANGES[field])) continue;
    const { name, minimum, maximum, unit } = CURVE_RANGES[field];
    throw new EngineError(field, messageOf('refusal.fieldRange', { rangeName: name, minimum, maximum, unit }));
  }
}

/**
 * Input of `drawHvlsCurve` for a ceiling fan of a catalogue.
 *
 * @throws EngineError on `fanUnitId` that the catalogue does not have
 */
export function hvlsCurveOf(fanUnitId: number, catalogue: Catalogue, look: ChartStyle): HvlsCurveInput {
  const unit = findHvlsUnit(catalogue, fanUnitId);
  if (unit === undefined) throw new EngineError('fanUnitId', messageOf('refusal.unknownFan', { fanUnitId }));
  const { cfm, inputKw } = hvlsPerformance(unit.line, unit.size);
  return {
    ...look,
    maximumRpm: unit.size.maximumRpm,
    cfm,
    inputKw,
    title: look.words.hvlsTitle({ model: hvlsModelName(unit), cfm: look.words.number(cfm) }),
    description: [hvlsDescription(look.words, unit)],
  };
}

function hvlsDescription(words: ChartMessages, { line, size }: HvlsUnit): string {
  const facts = [words.diameter({ feet: size.diameterFt }), words.rpm({ rpm: words.number(size.maximumRpm) })];
  return [words.nameOf(line.name), ...facts].join(' · ');
}
