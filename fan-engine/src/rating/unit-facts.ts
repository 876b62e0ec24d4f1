import { applicationLevels, type HvacAirMode, isGreaseApplication } from '@specbuilder/shared-contracts/domain';
import { sizedParts } from '../dimensions/sized-parts.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import { isPremium, type Motor } from '../motor/motor.ts';
import { bareMotorPrice } from '../motor/price.ts';
import type { DutyFacts } from '../options/opening.ts';
import type { MotorFacts, OptionFacts } from '../options/option-facts.ts';
import { hasCoil, mixesRoomAir } from '../product-line/coil.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { optionCodeOf } from './air-mode.ts';
import { coolingOptionCode } from './cooling-option.ts';
import type { Job } from './job.ts';

/** Above this an airstream needs the high-heat package, F. */
const HIGH_HEAT_ABOVE_F = 200;

/** What is ordered, and which of its properties the option rules need. */
export interface OrderedFan {
  readonly line: CatalogueLine;
  /** Null while only the line is known: its parts are then looked at size by size. */
  readonly wheel: OptionFacts['wheel'];
  readonly variant: DriveVariant;
}

/** The job of a unit with the selected air. */
export interface JobAndAir {
  readonly job: Job;
  /** Share of outdoor air, 0 to 1. */
  readonly outdoorShare: number;
  /** Null for fans that neither heat nor cool nor mix air. */
  readonly hvacAirMode: HvacAirMode | null;
}

/** What the option rules know of a fan with a motor. */
export function unitFacts(
  { line, wheel, variant }: OrderedFan,
  specification: ExhaustSupplySpecification,
  around: JobAndAir,
  motor: MotorFacts,
): OptionFacts {
  const { job } = around;
  return {
    place: line.place,
    lineCode: line.code,
    family: line.family.key,
    mount: line.mount,
    discharges: line.discharges,
    features: line.features,
    variant,
    diameterIn: wheel?.diameterIn ?? 0,
    wheel,
    parts: wheel === null ? null : sizedParts({ line, wheel }),
    cfm: job.cfm,
    densityRatio: job.densityRatio,
    altitudeFt: job.altitudeFt,
    motor,
    ...dutyFacts(specification, job),
    application: applicationLevels(specification.fanApplication ?? ''),
    // The catalogue defines which documents are available, and no fan is built differently because of them.
    documents: [],
    ...sectionFacts(line, specification, around),
  };
}

/** What the option rules know of a duty, whatever does it. */
export function dutyFacts(specification: ExhaustSupplySpecification, { temperatureF }: Job): DutyFacts {
  return {
    // A fan for restaurant duty draws grease whatever application was named (NFPA 96).
    isGrease: specification.isRestaurantDuty || isGreaseApplication(specification.fanApplication),
    isHighHeat: specification.isHighHeat || temperatureF > HIGH_HEAT_ABOVE_F,
    isWindRated: specification.isWindRated,
  };
}

/** What the option rules know of a motor at a voltage. */
export function motorFacts(motor: Motor, voltage: number, { motors }: CatalogueLine): MotorFacts {
  return {
    horsepower: motor.horsepower,
    phase: motor.phase,
    isInduction: motor.kind === 'ThreePhase' || motor.kind === 'SinglePhase',
    isPremium: isPremium(motor),
    voltage,
    price: bareMotorPrice(motor, voltage, motors.prices),
  };
}

type SectionFacts = Pick<
  OptionFacts,
  'heater' | 'cooling' | 'hasCoil' | 'tonnage' | 'hasReturnAir' | 'isRecirculating' | 'outdoorShare' | 'standardOptions'
>;

/** Heater, coil and air paths of a supply unit. */
function sectionFacts(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  { job, hvacAirMode, outdoorShare }: JobAndAir,
): SectionFacts {
  const { heater, cooling } = job.sections;
  const { supply } = line;
  const isRecirculating = supply?.canRecirculate === true && specification.isRecirculating;
  return {
    heater,
    cooling,
    hasCoil: hasCoil(line),
    tonnage: cooling?.tonnage ?? null,
    // A unit with a coil has a return opening unless it is closed, a heater only on request.
    hasReturnAir: mixesRoomAir(line) || isRecirculating,
    isRecirculating,
    outdoorShare: supply === undefined ? 0 : outdoorShare,
    standardOptions: [
      ...(supply?.standardOptions ?? []),
      ...(cooling === null ? [] : [coolingOptionCode(cooling.tonnage)]),
      ...(hvacAirMode === null ? [] : [optionCodeOf(hvacAirMode)]),
    ],
  };
}
