import { type HeatField, heatOfWords } from '../line/index.ts';
import type { DutyField } from '../reading.ts';
import type { Figure } from './figures.ts';

type Figures = readonly (readonly [DutyField, Figure])[];

/** One of them says what a heater gives. */
const HEATING: readonly DutyField[] = ['temperatureRise', 'btus', 'kWs'];

/** The figures of a row with the heat that its type says, where its own columns say none, and the type without it. */
export function withHeatOfType(figures: Figures, type: string, tag: string): { figures: Figures; type: string } {
  const isSaid = (field: DutyField) =>
    figures.some(([name, { value, question }]) => name === field && (value !== null || question !== null));
  const isFree = (field: HeatField) => (HEATING.includes(field) ? !HEATING.some(isSaid) : !isSaid(field));
  const { values, questions, words } = heatOfWords(type, tag, isFree);
  const withHeat = figures.map(([field, figure]): readonly [DutyField, Figure] => {
    const value = values[field as HeatField];
    const question = questions.find((each) => each.field === field);
    return value === undefined && question === undefined
      ? [field, figure]
      : [field, { value: value ?? null, question: question ?? null }];
  });
  return { figures: withHeat, type: words };
}
