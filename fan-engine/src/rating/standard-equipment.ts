import type { Wheel } from '../curve/wheel.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import { rounded } from '../figures/rounding.ts';
import type { Motor } from '../motor/motor.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { firstVoltage } from '../motor/voltage.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import { pressureAt } from '../options/pressure.ts';
import { sizingIntake } from '../options/sizing-intake.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { Job } from './job.ts';
import { outdoorShare } from './room-air.ts';

/** Code of the option that is the cooling of a nominal size: 'DX10', 'DX7_5'. */
export function coolingOptionCode(tons: number): string {
  return `DX${String(tons).replace('.', '_')}`;
}

/**
 * Options that a unit is sized with: those of its line, the cooling its duty asks for, and the plain hood that outdoor air
 * comes in through while no intake is chosen.
 */
export function standardEquipment(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  options: readonly OptionDefinition[],
): readonly OptionDefinition[] {
  if (line.supply === undefined) return [];
  const { cooling } = job.sections;
  const codes = [...line.supply.standardOptions, ...(cooling === null ? [] : [coolingOptionCode(cooling.tonnage)])];
  const { category, subCategory } = line;
  const intake = sizingIntake(options, { category, subCategory, outdoorShare: outdoorShare(specification) });
  return options.filter((option) => option === intake || codes.includes(option.code));
}

/** Static pressure, in. w.g., and price, USD, of what a unit is built with besides its fan. */
export interface Equipment {
  readonly pressure: number;
  readonly price: number;
}

const NO_EQUIPMENT: Equipment = { pressure: 0, price: 0 };

/** What the equipment of a line takes and costs on one of its wheels. */
export function equipmentOn(equipment: readonly OptionDefinition[], wheel: Wheel, job: Job): Equipment {
  if (equipment.length === 0) return NO_EQUIPMENT;
  return { pressure: equipmentPressure(equipment, wheel, job), price: equipmentPrice(equipment, wheel, job) };
}

/** Static pressure of the equipment at the duty, in. w.g. */
export function equipmentPressure(equipment: readonly OptionDefinition[], wheel: Wheel, job: Job): number {
  const air = { wheel, cfm: job.cfm, densityRatio: job.densityRatio };
  return equipment.reduce((sum, option) => sum + pressureAt(option, air), 0);
}

/** List price of the equipment, USD; an intake is priced when it is chosen. */
function equipmentPrice(equipment: readonly OptionDefinition[], wheel: Wheel, job: Job): number {
  const tons = job.sections.cooling?.tonnage ?? 0;
  return equipment.reduce((sum, { price, intake }) => {
    if (intake !== undefined) return sum;
    const { base, perIn = 0, perKcfm = 0, perTon = 0 } = price;
    return sum + rounded.dollars(base + perIn * wheel.diameterIn + (perKcfm * job.cfm) / 1000 + perTon * tons);
  }, 0);
}

/** Circumstance of the option that a frequency drive cannot do without at the highest voltage. */
const REACTOR_IS_REQUIRED = 'VFD at 575 V';
const HIGHEST_VOLTAGE = 575;

/**
 * List price of what the drive of a unit needs at the voltage it starts with, USD: most motors start at a lower one, but
 * a unit whose loads leave no other begins with a reactor ahead of its frequency drive.
 */
export function drivePrice(
  options: readonly OptionDefinition[],
  variant: DriveVariant,
  motor: Motor,
  { supply, sections }: Job,
): number {
  if (variant !== 'Vfd' || firstVoltage(motor, supply, unitLoadOf(sections)) !== HIGHEST_VOLTAGE) return 0;
  const reactor = options.find(({ requiredWhen }) => requiredWhen === REACTOR_IS_REQUIRED);
  const { base, perHp = 0 } = reactor?.price ?? { base: 0 };
  return rounded.dollars(base + perHp * motor.horsepower);
}
