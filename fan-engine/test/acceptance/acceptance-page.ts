import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { number } from '@specbuilder/shared-contracts/language';
import { DEMO_CATALOGUE } from '../../src/catalogue/demonstration.ts';
import type { ExhaustSupplyRow } from '../../src/selection/result.ts';
import { select } from '../../src/selection/select.ts';
import { selectHvls } from '../../src/selection/select-hvls.ts';
import type { AcceptanceDuty, AcceptanceSpace, Accepted } from './duty.ts';
import { EXHAUST_DUTIES } from './exhaust-duties.ts';
import { HEATED_MAKE_UP_AIR_DUTIES } from './heated-make-up-air-duties.ts';
import { HVAC_UNIT_DUTIES } from './hvac-unit-duties.ts';
import { HVLS_SPACES } from './hvls-spaces.ts';
import { INDUSTRIAL_HEATER_DUTIES } from './industrial-heater-duties.ts';
import { MAKE_UP_AIR_DUTIES } from './make-up-air-duties.ts';

const SECTIONS = [
  ['Exhaust', EXHAUST_DUTIES],
  ['Make-up air', MAKE_UP_AIR_DUTIES],
  ['Heated make-up air', HEATED_MAKE_UP_AIR_DUTIES],
  ['HVAC units', HVAC_UNIT_DUTIES],
  ['Industrial heaters', INDUSTRIAL_HEATER_DUTIES],
] as const;

const INTRODUCTION = `# Duties that an engineer would try first

Realistic duties of every category with the row that the engine recommends: the lowest sum of price, three years of
energy and noise. In brackets: a quarter to either side of what the duty
should come to, a third for the speed: air power over one efficiency for each fan family, its specific speed and sound, and
round numbers for losses inside the unit, outlet velocity and price. Those values were calibrated on the demonstration data,
so they show a drift of the engine and do not prove its curves. The heat balance 1.08 x density ratio x cfm x rise, with
the next furnace or kW step, needs no bracket. A test holds each value to its bracket, each fan to a configuration
without errors, and this page to the engine: \`npm run acceptance\` writes it. Supply duties are in Milwaukee
(617 ft, 90/74 F summer, -1 F winter) where nothing else is said. Lines, curves and prices are demonstration data; no
value is certified.`;

/** The page docs/engineering/acceptance.md. */
export function acceptancePage(): string {
  const sections = SECTIONS.map(([title, duties]) => `## ${title}\n\n${duties.map(dutyLines).join('\n\n')}`);
  const spaces = `## High volume low speed\n\n${HVLS_SPACES.map(spaceLines).join('\n\n')}`;
  return [INTRODUCTION, ...sections, spaces].join('\n\n').concat('\n');
}

function dutyLines(duty: AcceptanceDuty): string {
  const { candidateCount, excluded, results } = select(duty.specification, DEMO_CATALOGUE);
  const first = results.find(({ isRecommended }) => isRecommended);
  const found =
    first === undefined
      ? '- nothing fits'
      : [
          `- ${first.modelCode}, ${first.driveText}: ${candidateCount - excluded.length} of ${candidateCount} sizes and drives fit`,
          `- ${grouped(first.rpm)} rpm ${bracket(duty.rpm)}, ${first.totalBhp} bhp ${bracket(duty.totalBhp)} on ${horsepowerName(first.motorHorsepower)} hp, ${first.rating.totalStaticPressure} in. wg in all, ${first.efficiency} % static, FEI ${first.rating.energy.fei}`,
          `- ${grouped(first.rating.outletVelocity)} fpm in the outlet ${bracket(duty.outletVelocity)}`,
          `- ${first.soundSones.toFixed(1)} sones ${bracket(duty.sones)}, ${first.rating.soundDba} dBA at 5 ft`,
          ...sectionLines(first, duty),
          `- budget $${grouped(first.price)} ${bracket(duty.price)}`,
        ].join('\n');
  return `**${duty.id}** ${duty.title}\n\n${found}`;
}

function sectionLines({ heating, cooling }: ExhaustSupplyRow, { inputMbh, tonnage }: AcceptanceDuty): string[] {
  return [
    ...(heating === null || inputMbh === undefined
      ? []
      : [
          `- ${grouped(heating.inputBtus / 1000)} MBH input ${bracket(inputMbh)}, rise ${heating.temperatureRise} F for ${heating.requiredRise} F, from ${heating.minimumTemperatureRise} F up, discharge at most ${heating.maximumDischargeTemperature} F`,
        ]),
    ...(cooling === null || tonnage === undefined
      ? []
      : [
          `- ${cooling.tonnage} tons ${bracket(tonnage)}, ${cooling.enteringDryBulb}/${cooling.enteringWetBulb} F to ${cooling.leavingDryBulb}/${cooling.leavingWetBulb} F, ${grouped(cooling.totalBtus / 1000)} MBH total and ${grouped(cooling.sensibleBtus / 1000)} sensible, IEER ${cooling.ieer}`,
        ]),
  ];
}

function spaceLines(space: AcceptanceSpace): string {
  const [first] = selectHvls(space.specification, DEMO_CATALOGUE).results;
  if (first === undefined) return `**${space.id}** ${space.title}\n\n- nothing fits`;
  const { recommendedQty, modelDisplayAs, kilowattHour, noise, price, cfei } = first;
  return [
    `**${space.id}** ${space.title}\n`,
    `- ${recommendedQty} ${bracket(space.quantity)} of ${modelDisplayAs}, ${grouped(first.coveredSquareFootage)} ft2 each`,
    `- ${kilowattHour} kW each ${bracket(space.inputKw)}, CFEI ${cfei}, ${noise} dBA at 20 ft ${bracket(space.noise)}`,
    `- budget $${grouped(price * recommendedQty)} in all ${bracket(space.price)}`,
  ].join('\n');
}

/** The page is in English, regardless of the system's language. */
function grouped(value: number): string {
  return number('en-US', value, { maximumFractionDigits: 0 });
}

function bracket([min, max]: Accepted): string {
  return min === max ? `(${each(min)})` : `(${each(min)} to ${each(max)})`;
}

function each(value: number): string {
  return Number.isInteger(value) ? grouped(value) : String(value);
}
