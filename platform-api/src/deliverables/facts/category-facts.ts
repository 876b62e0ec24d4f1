import { enteringAirOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Fact, FactList } from '../layout/printed-document.ts';
import type { ChosenOption, DeliverableItem } from '../subject/subject.ts';
import { optionsText } from './electrical-facts.ts';
import { winterAirOf } from './item-air.ts';
import { listingsOf } from './listings.ts';
import { lineName } from './performance-facts.ts';
import * as values from './values.ts';

/** What only equipment of the item's kind has: heat, cooling, place under a ceiling. */
export function categoryFacts(item: DeliverableItem): FactList[] {
  return [
    { title: MESSAGES.part.heating, facts: heatingFacts(item) },
    { title: MESSAGES.part.cooling, facts: coolingFacts(item) },
    { title: MESSAGES.part.heatPump, facts: heatPumpFacts(item) },
    { title: MESSAGES.part.construction, facts: constructionFacts(item) },
  ].filter(({ facts }) => facts.length > 0);
}

function heatingFacts(item: DeliverableItem): Fact[] {
  const { options } = item;
  const { heating } = item.item;
  if (!heating) return [];
  const winter = winterAirOf(item);
  const entering = enteringAirOf(heating);
  return [
    [MESSAGES.fact.heaterType, MESSAGES.heaterType({ type: heating.type })],
    [MESSAGES.fact.fuel, optionsText(options, inGroup(OptionGroup.GasType)) || MESSAGES.fuel({ fuel: heating.fuel })],
    ...(heating.fuel === 'electric'
      ? [[MESSAGES.fact.outputKw, values.kilowatts(heating.outputKws)] as const]
      : [
          [MESSAGES.fact.heatInput, values.heat(heating.inputBtus)] as const,
          [MESSAGES.fact.heatOutput, values.heat(heating.outputBtus)] as const,
        ]),
    [MESSAGES.fact.thermalEfficiency, values.percent(heating.efficiency * 100)],
    ...(winter == null ? [] : [[MESSAGES.fact.winterAir, values.temperature(winter)] as const]),
    ...(entering === null ? [] : [[MESSAGES.fact.heaterEntering, values.temperature(entering)] as const]),
    [MESSAGES.fact.riseRequired, values.rise(heating.requiredRise)],
    ...(heating.dischargeTemperature === null
      ? []
      : [[MESSAGES.fact.dischargeAir, values.temperature(heating.dischargeTemperature)] as const]),
    [MESSAGES.fact.rise, values.rise(heating.temperatureRise)],
    [MESSAGES.fact.turndown, MESSAGES.value.turndown({ value: written(heating.turndown) })],
    ...(heating.gasFlowCfh === null
      ? []
      : [[MESSAGES.fact.gasFlow, MESSAGES.value.cfh({ value: written(heating.gasFlowCfh) })] as const]),
    ...named(MESSAGES.fact.gasPressure, options, inGroup(OptionGroup.GasPressure)),
    ...named(MESSAGES.fact.insurance, options, inGroup(OptionGroup.InsuranceRequirements)),
    ...named(MESSAGES.fact.temperatureControl, options, inGroup(OptionGroup.TemperatureControl)),
  ];
}

function coolingFacts({ item }: DeliverableItem): Fact[] {
  const { cooling } = item;
  if (!cooling) return [];
  const air = (dry: number, wet: number) => MESSAGES.value.dryWet({ dry: written(dry, 1), wet: written(wet, 1) });
  return [
    [MESSAGES.fact.tons, values.tons(cooling.tonnage)],
    [MESSAGES.fact.totalCooling, values.heat(cooling.totalBtus)],
    [MESSAGES.fact.sensibleCooling, values.heat(cooling.sensibleBtus)],
    [MESSAGES.fact.enteringAir, air(cooling.enteringDryBulb, cooling.enteringWetBulb)],
    [MESSAGES.fact.leavingAir, air(cooling.leavingDryBulb, cooling.leavingWetBulb)],
    [MESSAGES.fact.ieer, written(cooling.ieer, 1)],
    [MESSAGES.fact.compressors, values.kilowatts(cooling.compressorKw)],
    [MESSAGES.fact.coilRows, written(cooling.coilRows)],
    [MESSAGES.fact.cfmPerTon, written(cooling.cfmPerTon)],
  ];
}

function heatPumpFacts({ item }: DeliverableItem): Fact[] {
  const { heatPump } = item;
  if (!heatPump) return [];
  const { at47, at17, cutOutTemperature } = heatPump;
  return [
    [
      MESSAGES.fact.heatPumpAt47,
      MESSAGES.value.withCop({ heat: values.heat(at47.outputBtus), cop: written(at47.cop, 2) }),
    ],
    [
      MESSAGES.fact.heatPumpAt17,
      MESSAGES.value.withCop({ heat: values.heat(at17.outputBtus), cop: written(at17.cop, 2) }),
    ],
    [MESSAGES.fact.cutOut, values.temperature(cutOutTemperature)],
  ];
}

function constructionFacts(item: DeliverableItem): Fact[] {
  const { product, item: shown, options, building } = item;
  const dimensions = product?.dimensions;
  const listings = listingsOf(item);
  const pounds = shown.weightLb ?? dimensions?.weightLb ?? null;
  const line = product?.kind === 'fan' ? product.line : null;
  return [
    [MESSAGES.fact.line, lineName(item)],
    ...(line === null ? [] : [[MESSAGES.fact.mount, MESSAGES.mount({ mount: line.mount })] as const]),
    ...named(MESSAGES.fact.curb, options, inGroup(OptionGroup.FanCurb)),
    ...named(MESSAGES.fact.filters, options, ({ group, code }) => isFilter(group, code)),
    ...(building === null ? [] : [[MESSAGES.fact.building, building] as const]),
    ...(line === null ? [] : [[MESSAGES.fact.hottestAir, values.temperature(line.maximumTemperatureF)] as const]),
    ...(pounds === null ? [] : [[MESSAGES.fact.weight, values.weight(pounds)] as const]),
    ...(listings.length === 0 ? [] : [[MESSAGES.fact.listing, listings.join(', ')] as const]),
  ];
}

export function isFilter(group: ChosenOption['group'], code: string | null): boolean {
  return group === OptionGroup.HvacFilterOptions || code === 'INHF' || code === 'INVB';
}

export function inGroup(requested: OptionGroup) {
  return ({ group }: ChosenOption): boolean => group === requested;
}

function named(name: string, options: readonly ChosenOption[], isOne: (option: ChosenOption) => boolean): Fact[] {
  const text = optionsText(options, isOne);
  return text === '' ? [] : [[name, text]];
}
