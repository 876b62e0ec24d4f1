import { FanCategory, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import { hvlsCoverage, hvlsPerformance } from '../hvls/performance.ts';
import { evaluateOptions } from '../options/evaluate-options.ts';
import type { HvlsUnit } from '../product-line/fan-unit.ts';
import { hvlsModelName } from '../product-line/model-names.ts';
import { curbSet } from './curbs.ts';
import type { Evaluation, HvlsRating } from './evaluation.ts';
import type { HvlsConfiguration } from './model/configuration.ts';
import { chosenSections } from './model/entries.ts';
import { evaluateSections } from './sections/sections.ts';
import { NO_COOLING } from './sizing/chosen-cooling.ts';
import type { Session } from './sizing/session.ts';
import { sizeHvls } from './sizing/size-hvls.ts';

export function evaluateHvls(configuration: HvlsConfiguration, session: Session): Evaluation {
  const { unit, motors, motor, voltage, book } = sizeHvls(configuration, session);
  const options = evaluateOptions(session.catalogue.priceBook, book, configuration.optionIds);
  const unitPrice = hvlsPerformance(unit.line, unit.size).listPrice;
  const view = {
    definitions: session.catalogue.priceBook.options,
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
    modelNumber: null,
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    weightLb: hvlsPerformance(unit.line, unit.size).weightLb,
    shortCircuitKa: null,
    beltDrive: null,
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
    optionLoads: [],
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
