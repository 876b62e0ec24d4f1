import type { CatalogueLine } from '../catalogue/line.ts';
import type { Wheel } from '../curve/wheel.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import { pressureAt } from '../options/pressure.ts';
import { rounded } from '../rounding.ts';
import type { Job } from './job.ts';

/** Code of the option that is the cooling of a nominal size: 'DX10', 'DX7_5'. */
export function coolingOptionCode(tons: number): string {
  return `DX${String(tons).replace('.', '_')}`;
}

/** Options that a unit is sized and priced with: those of its line, and the cooling its duty asks for. */
export function standardEquipment(
  line: CatalogueLine,
  job: Job,
  options: readonly OptionDefinition[],
): readonly OptionDefinition[] {
  if (line.supply === undefined) return [];
  const { cooling } = job.sections;
  const codes = [...line.supply.standardOptions, ...(cooling === null ? [] : [coolingOptionCode(cooling.tonnage)])];
  return options.filter(({ code }) => codes.includes(code));
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

/** List price of the equipment, USD. */
function equipmentPrice(equipment: readonly OptionDefinition[], wheel: Wheel, job: Job): number {
  const tons = job.sections.cooling?.tonnage ?? 0;
  return equipment.reduce((sum, { price }) => {
    const { base, perIn = 0, perKcfm = 0, perTon = 0 } = price;
    return sum + rounded.dollars(base + perIn * wheel.diameterIn + (perKcfm * job.cfm) / 1000 + perTon * tons);
  }, 0);
}
