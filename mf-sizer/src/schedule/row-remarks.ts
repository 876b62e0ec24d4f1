import type { DutyField, FieldValue, ReadRow } from '@specbuilder/duty-reader';
import { cellOf, type Field } from './columns.ts';

/** Why a cell cannot be used, or how it was read. */
export interface Remark {
  readonly field: Field;
  readonly kind:
    | 'missing'
    | 'unreadable'
    | 'severalMeanings'
    | 'readAs'
    | 'notForFan'
    | 'bySpace'
    | 'twice'
    | 'tooMany'
    | 'noLine'
    | 'cut';
  /** The text in the cell. */
  readonly text: string;
  /** What it was read as. */
  readonly value: string;
}

const FIGURES: readonly DutyField[] = [
  ...(['cfm', 'staticPressure', 'sones', 'soundPressure', 'temperature', 'temperatureRise', 'btus'] as const),
  ...(['kWs', 'nominalCoolingTons', 'squareFeet', 'altitude'] as const),
];

/** Figures that a fan which neither heats nor cools has no use for, by the names that a specification has too. */
const OF_SOME_FANS: ReadonlySet<DutyField> = new Set<DutyField>([
  'temperatureRise',
  'btus',
  'kWs',
  'nominalCoolingTons',
]);

/** How figures were read that are written in another way, and what the user should know of the row besides. */
export function readingRemarks(
  row: ReadRow,
  cells: Readonly<Partial<Record<Field, string>>>,
  specification: Readonly<Record<string, unknown>>,
): Remark[] {
  if (row.ignored) return [];
  const remark = (field: DutyField, text: string, value: string): Remark => ({
    ...{ field: cellOf(field, cells), kind: 'readAs', text, value },
  });
  const figures = FIGURES.flatMap((field) => {
    const value = row[field];
    if (value === null) return [];
    if (OF_SOME_FANS.has(field) && !Object.hasOwn(specification, field))
      return [{ ...remark(field, value.asWritten, ''), kind: 'notForFan' } as const];
    return isAsWritten(value) ? [] : [remark(field, value.asWritten, String(value.value))];
  });
  const { voltage } = row;
  const volts = voltage === null || voltage.asWritten.includes(String(voltage.value)) ? null : voltage;
  const written = volts === null ? '' : (/\d{3}/.exec(volts.asWritten)?.[0] ?? volts.asWritten);
  return [...figures, ...(volts === null ? [] : [remark('voltage', written, `${volts.value} V`)]), ...withoutLine(row)];
}

/** Whether the digits of a text are its value; the unit of it is the product's or says nothing. */
function isAsWritten({ asWritten, value }: FieldValue): boolean {
  const text = asWritten.replaceAll(/(?<=\d)[,\s](?=\d{3}\b)/g, '');
  const [, digits] = /^\D{0,3}?(\d*\.?\d+)\D*$/.exec(text) ?? [];
  return digits !== undefined && !text.startsWith('-') && Number(digits) === value;
}

/** Uses that the lines of the product are searched by, or that any exhaust fan may have. */
const WITH_LINES: ReadonlySet<unknown> = new Set(['grease', 'laboratory', 'paint', 'kitchen', 'restroom', 'garage']);

/** The user said what the row is for, and no line is made for that. */
function withoutLine({ texts, application }: ReadRow): Remark[] {
  if (!texts.application || application === null || WITH_LINES.has(application.value)) return [];
  return [{ field: 'type', kind: 'noLine', text: String(application.value), value: '' }];
}

/** What every fan of a schedule is called. */
const SAYS_NOTHING = /^(e|ef|s|sf|exhaust|supply)$/i;

/** Words of the tag or the service that said the kind; those of the type are in sight. */
export function kindSaidBy({ texts, category, subCategory, application }: ReadRow): string {
  const type = [texts.type, texts.mounting, texts.category, texts.subCategory, texts.application].join(' ');
  const said = [application, subCategory, category].flatMap((value) => value?.asWritten ?? []);
  const isOfType = (words: string) => words.split(' ').every((word) => type.includes(word));
  const others = said.filter((words) => !SAYS_NOTHING.test(words) && !isOfType(words));
  return [...new Set(others)].join(', ');
}
