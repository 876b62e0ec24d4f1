import { stepLabel, stepReal, stepText } from './step.ts';

/** A property of a set. */
export interface IfcProperty {
  readonly name: string;
  readonly kind: 'single' | 'bounded' | 'enumerated';
  /** With its measure, as STEP writes it; of a bounded one the value at the duty, null where only its bounds are known. */
  readonly value: string | null;
  readonly lower?: string;
  readonly upper?: string;
}

export interface IfcPropertySet {
  readonly name: string;
  readonly properties: readonly IfcProperty[];
}

/** Factors from the units of the API to those that a file declares. */
const SI = {
  IFCVOLUMETRICFLOWRATEMEASURE: 0.00047194745,
  IFCPRESSUREMEASURE: 249.08891,
  IFCROTATIONALFREQUENCYMEASURE: 1 / 60,
  IFCLENGTHMEASURE: 0.0254,
  IFCPOSITIVELENGTHMEASURE: 0.0254,
  IFCELECTRICCURRENTMEASURE: 1,
  IFCELECTRICVOLTAGEMEASURE: 1,
  IFCFREQUENCYMEASURE: 1,
  IFCPOWERMEASURE: 1,
  IFCREAL: 1,
  IFCNORMALISEDRATIOMEASURE: 1,
} as const;

/** Measures of values in cfm, in. wg, rpm, in., A, V, Hz, W and without a unit. */
export type IfcMeasure = keyof typeof SI;

export const WATTS_PER_HP = 745.69987;
export const WATTS_PER_KW = 1000;
export const WATTS_PER_BTU_PER_HOUR = 0.29307107;
export const KILOGRAMS_PER_POUND = 0.45359237;
export const METRES_PER_INCH = SI.IFCLENGTHMEASURE;
const KELVIN_AT_ZERO_FAHRENHEIT = 459.67;
const KELVIN_PER_FAHRENHEIT = 5 / 9;

/** A value of the API as a file has it. */
function measured(measure: IfcMeasure, value: number): string {
  return `${measure}(${stepReal(value * SI[measure])})`;
}

/** @param fahrenheit a temperature, no difference */
export function temperature(fahrenheit: number): string {
  const kelvin = (fahrenheit + KELVIN_AT_ZERO_FAHRENHEIT) * KELVIN_PER_FAHRENHEIT;
  return `IFCTHERMODYNAMICTEMPERATUREMEASURE(${stepReal(kelvin)})`;
}

type Maybe<T> = T | null | undefined;

/** One property, or none where the value is not known. */
export function single(name: string, measure: IfcMeasure, value: Maybe<number>): IfcProperty[] {
  return value == null ? [] : [{ name, kind: 'single', value: measured(measure, value) }];
}

export function bounded(
  name: string,
  measure: IfcMeasure,
  {
    value,
    lower,
    upper,
  }: { readonly value?: Maybe<number>; readonly lower?: Maybe<number>; readonly upper?: Maybe<number> },
): IfcProperty[] {
  if (value == null && lower == null && upper == null) return [];
  return [
    {
      name,
      kind: 'bounded',
      value: value == null ? null : measured(measure, value),
      ...(lower == null ? {} : { lower: measured(measure, lower) }),
      ...(upper == null ? {} : { upper: measured(measure, upper) }),
    },
  ];
}

export function label(name: string, value: Maybe<string>): IfcProperty[] {
  return value == null || value === '' ? [] : [{ name, kind: 'single', value: `IFCLABEL(${stepLabel(value)})` }];
}

export function identifier(name: string, value: Maybe<string>): IfcProperty[] {
  return value == null || value === '' ? [] : [{ name, kind: 'single', value: `IFCIDENTIFIER(${stepLabel(value)})` }];
}

/** Of any length. */
export function text(name: string, value: Maybe<string>): IfcProperty[] {
  return value == null || value === '' ? [] : [{ name, kind: 'single', value: `IFCTEXT(${stepText(value)})` }];
}

export function whole(name: string, value: Maybe<number>): IfcProperty[] {
  return value == null ? [] : [{ name, kind: 'single', value: `IFCINTEGER(${Math.round(value)})` }];
}

/** A word of the list that the standard has for it. */
export function enumerated(name: string, word: Maybe<string>): IfcProperty[] {
  return word == null ? [] : [{ name, kind: 'enumerated', value: `IFCLABEL(${stepLabel(word)})` }];
}
