import { type Meaning, type Question, readSupply } from '@specbuilder/duty-reader';
import { meaningName } from '../duty/meaning-name.ts';
import { cellOf, type EditField, type Field, KIND_FIELDS, type KindField } from './columns.ts';

/** A text of a row that may mean several things. */
export interface RowQuestion {
  /** Cell that it is in. */
  readonly field: Field;
  readonly text: string;
  readonly meanings: readonly RowMeaning[];
  /** Whether the row cannot be sized before. */
  readonly isNeeded: boolean;
}

/** What is entered for the row when the user chooses a meaning. */
export interface RowMeaning {
  readonly field: EditField;
  /** Without a thousands comma, which would be read by the other figures of its column. */
  readonly text: string;
  /** What its button says, where that is not the text. */
  readonly name?: string;
}

/** What a fan is searched by without: its name, its motor, its place, and words that any fan of the category may have. */
const NOT_NEEDED: ReadonlySet<Question['field']> = new Set<Question['field']>([
  ...(['tag', 'motorHp', 'postalCode', 'location', 'notes', 'model'] as const),
  ...KIND_FIELDS,
]);

export function rowQuestion(question: Question, cells: Readonly<Partial<Record<Field, string>>>): RowQuestion {
  const { field, asWritten, meanings } = question;
  const cell = cellOf(field, cells);
  return {
    field: cell,
    text: asWritten,
    meanings: meanings.map((meaning) => rowMeaning(question, meaning, cell)),
    isNeeded: !NOT_NEEDED.has(field),
  };
}

function rowMeaning({ field, asWritten }: Question, { value, unit }: Meaning, cell: Field): RowMeaning {
  const kind = KIND_FIELDS.find((name): name is KindField => name === field);
  if (kind !== undefined) return { field: kind, text: String(value) };
  const own = cell === 'duty' && field === 'cfm' ? 'airflow' : cell === 'duty' ? 'pressure' : cell;
  const text = unit === null ? String(value) : `${value} ${unit}`;
  if (cell === 'supply' && unit === 'V') return { field: own, text: supplyText(asWritten, value) };
  return { field: own, text, name: meaningName({ value, unit }) };
}

/** A chosen voltage with the phases and hertz that were written beside it. */
function supplyText(written: string, volts: Meaning['value']): string {
  const { phase = null, frequency = null } = readSupply(written) ?? {};
  if (phase === null) return `${volts} V`;
  return [volts, phase.value, ...(frequency === null ? [] : [frequency.value])].join('/');
}
