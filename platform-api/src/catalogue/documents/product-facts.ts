import { dutyRange, hvlsPerformance, type Product } from '@specbuilder/fan-engine/product';
import { inchText } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, decimalNumber } from '@specbuilder/shared-contracts/language';
import { DOCUMENT_MESSAGES, nameOf } from '../../core/index.ts';
import { millimetres } from './inches.ts';
import { charactersOf } from './outline-drawing.ts';

/** A line of a list of product properties. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

const KILOGRAMS_PER_POUND = 0.45359237;

export function written(value: number, decimals = 0): string {
  return decimalNumber(currentLanguage.locale(), value, decimals);
}

export function weightText(pounds: number): string {
  return DOCUMENT_MESSAGES.value.weight({ pounds, kilograms: Math.round(pounds * KILOGRAMS_PER_POUND) });
}

/** What a product is and does at most, in the reader's language. */
export function factsOf(product: Product): Fact[] {
  const { dimensions } = product;
  const weight =
    dimensions === null ? [] : [{ name: DOCUMENT_MESSAGES.fact.weight, value: weightText(dimensions.weightLb) }];
  return [...(product.kind === 'fan' ? fanFacts(product) : ceilingFanFacts(product)), ...weight];
}

function fanFacts({ line, wheel }: Extract<Product, { kind: 'fan' }>): Fact[] {
  const { fact: names, value: values } = DOCUMENT_MESSAGES;
  const range = dutyRange(line, wheel);
  const drives = [...line.drives, ...(line.features.includes('ecm') ? ['Direct, ECM'] : [])];
  return [
    { name: names.airflow, value: values.airflow({ least: written(range.minCfm), most: written(range.maxCfm) }) },
    { name: names.pressure, value: values.pressure({ pressure: written(range.maxPressure, 2) }) },
    { name: names.speed, value: values.speed({ rpm: written(range.maxRpm) }) },
    {
      name: names.wheel,
      value: values.inches({ inches: String(wheel.diameterIn), millimetres: millimetres(wheel.diameterIn) }),
    },
    { name: names.drive, value: drives.map(nameOf).join(' / ') },
    ...(line.classes.length === 0 ? [] : [{ name: names.fanClass, value: line.classes.join(' / ') }]),
    { name: names.motor, value: values.horsepower({ horsepower: line.maximumHorsepower }) },
    { name: names.temperature, value: values.temperature({ degrees: line.maximumTemperatureF }) },
  ];
}

function ceilingFanFacts({ line, size }: Extract<Product, { kind: 'ceilingFan' }>): Fact[] {
  const { fact: names, value: values } = DOCUMENT_MESSAGES;
  const performance = hvlsPerformance(line, size);
  return [
    { name: names.airflow, value: values.airflowAt({ cfm: written(performance.cfm) }) },
    { name: names.speed, value: values.speed({ rpm: written(size.maximumRpm) }) },
    { name: names.span, value: values.feet({ feet: size.diameterFt }) },
    { name: names.blades, value: written(line.blades) },
    { name: names.motorOfSize, value: values.horsepower({ horsepower: size.motorHp }) },
    { name: names.input, value: values.input({ kw: written(performance.inputKw, 2) }) },
    { name: names.sound, value: values.sound({ decibels: written(performance.noise) }) },
  ];
}

/** A dimension as a table lists it. */
export interface DimensionRow {
  readonly letter: string;
  readonly name: string;
  readonly inches: string;
  readonly millimetres: string;
}

export function dimensionRows(product: Product): DimensionRow[] {
  const characters = charactersOf(product);
  return [...(product.dimensions?.measures ?? [])].map(([measure, inches]) => ({
    letter: characters.get(measure) ?? '',
    name: DOCUMENT_MESSAGES.measure[measure],
    inches: inchText(inches),
    millimetres: written(millimetres(inches)),
  }));
}
