import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { inSentence } from '../in-sentence.ts';

type Reason = Exclusion['reason'];

interface ReasonText {
  readonly title: string;
  readonly detail: string;
}

/** Group headings of the sizes that were left out; the limits a user set are named by his own figure. */
export const REASON_TEXTS: Readonly<Record<Reason, ReasonText>> = {
  application: { title: 'Not made for the application', detail: 'The line is sold for other uses' },
  drive: { title: 'Other drive', detail: 'You asked for one kind of drive' },
  mount: { title: 'Other mount', detail: 'You asked for one kind of mount' },
  discharge: { title: 'Other discharge', detail: 'You asked for one direction of discharge' },
  feature: {
    title: 'Lacks a feature you asked for',
    detail: 'Restaurant duty, high heat, wind rating or speed control',
  },
  blades: { title: 'Other number of blades', detail: 'You asked for one number of blades' },
  airflow: { title: 'Airflow outside the line', detail: 'Too small or too large a family for the duty' },
  stall: { title: 'In or near stall', detail: 'Operating point left of the stable range' },
  efficiency: { title: 'Static efficiency below the family limit', detail: 'Wrong family for this pressure' },
  speed: {
    title: 'No speed that gives the duty',
    detail: 'Fixed speeds within 0 to +10 %, belts and ECM in their range',
  },
  'tip-speed': { title: 'Wheel above its tip-speed limit', detail: 'Small wheels' },
  motor: { title: 'No motor is large enough', detail: 'The frame takes no larger motor' },
  voltage: { title: 'No motor for this supply', detail: 'Other voltage, phase or frequency' },
  sound: { title: 'Too loud', detail: 'Above the sound limit' },
  density: { title: 'Airstream too hot', detail: 'Above the temperature limit of the line' },
  heating: { title: 'Heat beyond the heater', detail: 'Airflow, rise, discharge air or burner size' },
  cooling: { title: 'Cooling beyond the coil', detail: 'Airflow per ton, leaving air or tons' },
};

export const LEFT_OUT_TEXTS = {
  fit: (fit: number, of: number) => `${fit} of ${of} sizes fit`,
  fitShort: (fit: number, of: number) => `${fit} of ${of} fit`,
  whyNot: (count: number) => (count === 1 ? 'Why not the other one?' : `Why not the other ${count}?`),
  why: 'Why?',
  title: (count: number) => (count === 1 ? '1 size was left out' : `${count} sizes were left out`),
  intro: (tried: number, duty: string) =>
    `${tried} sizes and drives tried for ${duty}. Each is counted once, at the first test it failed.`,
  louderThan: (sones: string) => `Louder than ${sones} sones`,
  raiseTo: (steps: readonly { readonly sones: number; readonly gain: number }[]) =>
    `Raise ${steps.map(({ sones, gain }) => `to ${sones} to gain ${gain}`).join(', ')}`,
  allowSones: (sones: number) => `Allow ${sones} sones`,
  anyDrive: 'Any drive',
  anyMount: 'Any mount',
  anyDischarge: 'Any discharge',
  anySupply: 'Any motor supply',
  anyApplication: 'Any application',
  anyBlades: 'Any number of blades',
  withoutFeatures: 'Without the features',
  nearest: 'List the nearest misses',
  hideNearest: 'Hide the nearest misses',
  nearestTitle: 'Nearest misses',
  noneStaysUnder: (count: number, sones: string) => `None of ${count} sizes stays under ${sones} sones`,
  noneFits: (count: number) => (count === 1 ? 'The one size does not fit' : `None of ${count} sizes fits`),
  meetsButLouder: (count: number) =>
    count === 1 ? '1 size meets the duty and is louder.' : `${count} sizes meet the duty and are louder.`,
  countOf: (count: number, title: string) => `${count}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  others: 'The rest failed at other tests.',
  searchAll: (category: string) => `Search all ${inSentence(category)}`,
  measureAt: (feet: number) => `Measure at ${feet} ft`,
  over: (sones: string) => `${sones} over`,
} as const;
