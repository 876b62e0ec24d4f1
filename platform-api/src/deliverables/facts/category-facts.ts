import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_TEXTS as TEXTS } from '../../core/index.ts';
import type { Fact, FactList } from '../paper/paper.ts';
import type { ChosenOption, PaperItem } from '../subject/subject.ts';
import { optionsText } from './electrical-facts.ts';
import * as figures from './figures.ts';
import { lineName } from './performance-facts.ts';

/** What only equipment of the item's kind has: heat, cooling, place under a ceiling. */
export function categoryFacts(item: PaperItem): FactList[] {
  return [
    { title: TEXTS.part.heating, facts: heatingFacts(item) },
    { title: TEXTS.part.cooling, facts: coolingFacts(item) },
    { title: TEXTS.part.heatPump, facts: heatPumpFacts(item) },
    { title: TEXTS.part.construction, facts: constructionFacts(item) },
  ].filter(({ facts }) => facts.length > 0);
}

function heatingFacts({ item, row, options }: PaperItem): Fact[] {
  const { heating } = item;
  if (!heating) return [];
  const { specification } = row.configuration;
  const winter = 'winterTemperature' in specification ? specification.winterTemperature : null;
  return [
    [TEXTS.fact.heaterType, TEXTS.heaterType({ type: heating.type })],
    [TEXTS.fact.fuel, optionsText(options, inGroup(OptionGroup.GasType)) || TEXTS.fuel({ fuel: heating.fuel })],
    ...(heating.fuel === 'electric'
      ? [[TEXTS.fact.outputKw, figures.kilowatts(heating.outputKws)] as const]
      : [
          [TEXTS.fact.heatInput, figures.heat(heating.inputBtus)] as const,
          [TEXTS.fact.heatOutput, figures.heat(heating.outputBtus)] as const,
        ]),
    [TEXTS.fact.thermalEfficiency, figures.percent(heating.efficiency * 100)],
    ...(winter == null ? [] : [[TEXTS.fact.winterAir, figures.temperature(winter)] as const]),
    [TEXTS.fact.riseRequired, figures.rise(heating.requiredRise)],
    [TEXTS.fact.rise, figures.rise(heating.temperatureRise)],
    ...(heating.dischargeTemperature === null
      ? []
      : [[TEXTS.fact.dischargeAir, figures.temperature(heating.dischargeTemperature)] as const]),
    [TEXTS.fact.turndown, TEXTS.value.turndown({ value: written(heating.turndown) })],
    ...(heating.gasFlowCfh === null
      ? []
      : [[TEXTS.fact.gasFlow, TEXTS.value.cfh({ value: written(heating.gasFlowCfh) })] as const]),
    ...named(TEXTS.fact.gasPressure, options, inGroup(OptionGroup.GasPressure)),
    ...named(TEXTS.fact.insurance, options, inGroup(OptionGroup.InsuranceRequirements)),
    ...named(TEXTS.fact.temperatureControl, options, inGroup(OptionGroup.TemperatureControl)),
  ];
}

function coolingFacts({ item }: PaperItem): Fact[] {
  const { cooling } = item;
  if (!cooling) return [];
  const air = (dry: number, wet: number) => TEXTS.value.dryWet({ dry: written(dry, 1), wet: written(wet, 1) });
  return [
    [TEXTS.fact.tons, figures.tons(cooling.tonnage)],
    [TEXTS.fact.totalCooling, figures.heat(cooling.totalBtus)],
    [TEXTS.fact.sensibleCooling, figures.heat(cooling.sensibleBtus)],
    [TEXTS.fact.enteringAir, air(cooling.enteringDryBulb, cooling.enteringWetBulb)],
    [TEXTS.fact.leavingAir, air(cooling.leavingDryBulb, cooling.leavingWetBulb)],
    [TEXTS.fact.ieer, written(cooling.ieer, 1)],
    [TEXTS.fact.compressors, figures.kilowatts(cooling.compressorKw)],
    [TEXTS.fact.coilRows, written(cooling.coilRows)],
    [TEXTS.fact.cfmPerTon, written(cooling.cfmPerTon)],
  ];
}

function heatPumpFacts({ item }: PaperItem): Fact[] {
  const { heatPump } = item;
  if (!heatPump) return [];
  const { at47, at17, cutOutTemperature } = heatPump;
  return [
    [TEXTS.fact.heatPumpAt47, TEXTS.value.withCop({ heat: figures.heat(at47.outputBtus), cop: written(at47.cop, 2) })],
    [TEXTS.fact.heatPumpAt17, TEXTS.value.withCop({ heat: figures.heat(at17.outputBtus), cop: written(at17.cop, 2) })],
    [TEXTS.fact.cutOut, figures.temperature(cutOutTemperature)],
  ];
}

function constructionFacts(item: PaperItem): Fact[] {
  const { product, item: shown, options, building } = item;
  const dimensions = product?.dimensions;
  const pounds = shown.weightLb ?? dimensions?.weightLb ?? null;
  const line = product?.kind === 'fan' ? product.line : null;
  return [
    [TEXTS.fact.line, lineName(item)],
    ...(line === null ? [] : [[TEXTS.fact.mount, TEXTS.mount({ mount: line.mount })] as const]),
    ...named(TEXTS.fact.curb, options, inGroup(OptionGroup.FanCurb)),
    ...named(TEXTS.fact.filters, options, ({ group, code }) => isFilter(group, code)),
    ...(building === null ? [] : [[TEXTS.fact.building, building] as const]),
    ...(line === null ? [] : [[TEXTS.fact.hottestAir, figures.temperature(line.maximumTemperatureF)] as const]),
    ...(pounds === null ? [] : [[TEXTS.fact.weight, figures.weight(pounds)] as const]),
    ...(product?.line.listings === undefined ? [] : [[TEXTS.fact.listing, product.line.listings.join(', ')] as const]),
  ];
}

export function isFilter(group: ChosenOption['group'], code: string | null): boolean {
  return group === OptionGroup.HvacFilterOptions || code === 'INHF' || code === 'INVB';
}

export function inGroup(wanted: OptionGroup) {
  return ({ group }: ChosenOption): boolean => group === wanted;
}

function named(name: string, options: readonly ChosenOption[], isOne: (option: ChosenOption) => boolean): Fact[] {
  const text = optionsText(options, isOne);
  return text === '' ? [] : [[name, text]];
}
