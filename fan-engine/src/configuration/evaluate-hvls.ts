import { FanCategory, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type HvlsUnit, hvlsModelName } from '../catalogue/fan-unit.ts';
import { hvlsCoverage, hvlsPerformance } from '../hvls/performance.ts';
import { evaluateOptions } from '../options/evaluate-options.ts';
import type { HvlsConfiguration } from './configuration.ts';
import { curbSet } from './curbs.ts';
import type { Evaluation, HvlsRating } from './evaluation.ts';
import { NO_COOLING } from './sections/cooling-choice.ts';
import { chosenSections } from './sections/entries.ts';
import { evaluateSections } from './sections/sections.ts';
import { settleHvls } from './settled-hvls.ts';

export function evaluateHvls(configuration: HvlsConfiguration, catalogue: Catalogue): Evaluation {
  const { unit, motors, motor, voltage, book } = settleHvls(configuration, catalogue);
  const options = evaluateOptions(catalogue.options, book, configuration.optionIds);
  const unitPrice = hvlsPerformance(unit.line, unit.size).listPrice;
  const view = {
    definitions: catalogue.options,
    book,
    options: options.options,
    chosen: chosenSections(configuration),
    air: null,
  };
  const sections = evaluateSections(view, NO_COOLING);
  return {
    fanUnitId: unit.fanUnitId,
    exhaustFanId: unit.exhaustFanId,
    supplyFanId: null,
    fanCategoryType: FanCategory.HighVolumeLowSpeed,
    subFanCategoryType: configuration.specification.hvlsFanCategoryType,
    modelDisplayAs: hvlsModelName(unit),
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    options: options.options,
    checksum: optionsChecksum(options.options),
    rating: null,
    hvls: ratingOf(unit, configuration),
    motors: motors.map((row) => ({ ...row, selected: row.motorId === motor.motorId })),
    motor: { ...motor, selected: true },
    voltage,
    price: {
      unit: unitPrice,
      motor: motor.price,
      options: options.total,
      extras: 0,
      total: unitPrice + motor.price + options.total,
    },
    validation: options.validation,
    curbs: curbSet(book, options.options, options.checked, null),
    heater: null,
    cooling: null,
    heatPump: null,
    sections: sections.sets,
  };
}

function ratingOf(unit: HvlsUnit, { specification }: HvlsConfiguration): HvlsRating {
  const { cfm, inputKw, cfei, noise } = hvlsPerformance(unit.line, unit.size);
  return {
    diameter: unit.size.diameterFt,
    blades: unit.line.blades,
    rpm: unit.size.maximumRpm,
    cfm,
    inputKw,
    cfei,
    noise,
    coveredSquareFootage: hvlsCoverage(unit.line, unit.size, specification.hvlsFanCategoryType),
  };
}
