import { type Meaning, type ReadSchedule, readSupply } from '@specbuilder/duty-reader';
import type { DutyFields } from '@specbuilder/shared-contracts/api';
import type { DutyField } from './fields.ts';
import { drawnVoltage, phaseOf } from './read-field.ts';

export type ReadRow = ReadSchedule['rows'][number];
type ReaderField = ReadRow['questions'][number]['field'];

/** A cell that is not used before its meaning is clear. */
export interface PastedQuestion {
  readonly field: DutyField;
  readonly asWritten: string;
  readonly meanings: readonly Meaning[];
}

/** What a line says of each of its tags. */
export interface SaidByRow {
  readonly duty: Omit<DutyFields, 'tag' | 'quantity'>;
  readonly tags: readonly string[];
  /** Of each tag. */
  readonly quantity: number | null;
  readonly questions: readonly PastedQuestion[];
}

/** Fields of the reader that the drawings' side of a comparison has. */
const FIELDS: Partial<Record<ReaderField, DutyField>> = {
  quantity: 'quantity',
  cfm: 'airflow',
  staticPressure: 'staticPressure',
  sones: 'maxSones',
  motorHp: 'maxBrakeHorsepower',
  voltage: 'supply',
  phase: 'supply',
};

export function saidByRow(row: ReadRow): SaidByRow {
  const supply = supplyOf(row);
  const power = powerOf(row);
  const others = row.questions.flatMap(({ field, ...question }): PastedQuestion[] => {
    const name = FIELDS[field];
    // Drawings may leave a value out.
    if (name === undefined || question.asWritten === '') return [];
    const isSettled =
      (field === 'motorHp' && row.brakeHorsepower.kind !== 'empty') || (field === 'voltage' && supply.voltage !== null);
    return isSettled ? [] : [{ field: name, ...question }];
  });
  return {
    duty: {
      airflow: figure(row.cfm?.value),
      staticPressure: figure(row.staticPressure?.value),
      maxSones: figure(row.sones?.value),
      maxBrakeHorsepower: power.value,
      ...supply,
      note: wordsOf(row.notes),
      location: wordsOf(row.location),
    },
    ...tagsOf(row),
    questions: [...others, ...power.questions],
  };
}

const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A limit of the fan, or else what the motor gives. */
function powerOf({ brakeHorsepower, motorHp }: ReadRow): Pick<SaidByRow, 'questions'> & { value: number | null } {
  if (brakeHorsepower.kind === 'read') return { value: brakeHorsepower.value, questions: [] };
  if (brakeHorsepower.kind === 'empty') return { value: figure(motorHp?.value), questions: [] };
  const { asWritten, meanings } = brakeHorsepower;
  return { value: null, questions: [{ field: 'maxBrakeHorsepower', asWritten, meanings }] };
}

function supplyOf({ voltage, phase, questions }: ReadRow): Pick<DutyFields, 'voltage' | 'phase'> {
  const text = voltage?.asWritten ?? questions.find(({ field }) => field === 'voltage')?.asWritten ?? '';
  const written = text === '' ? null : readSupply(text);
  const chosen = figure(voltage?.value);
  const drawn = drawnVoltage({
    volts: written?.volts ?? [],
    voltage: chosen === null ? null : { value: chosen, unit: 'V', asWritten: text },
  });
  return { voltage: drawn ?? chosen, phase: phaseOf(phase?.value ?? written?.phase?.value) };
}

function wordsOf(text: ReadRow['notes']): string | null {
  return text === null ? null : String(text.value);
}

/** Listed tags are rows of their own; a count that they do not share evenly stays with the tag as it is written. */
function tagsOf({ tag, tags, quantity }: ReadRow): Pick<SaidByRow, 'tags' | 'quantity'> {
  // Without a text the reader counts one, where the drawings say nothing.
  const count = quantity === null || quantity.asWritten === '' ? null : figure(quantity.value);
  if (tags.length === 0) return { tags: tag === null ? [] : [String(tag.value)], quantity: count };
  const each = count === null ? null : count / tags.length;
  if (each === null || Number.isInteger(each)) return { tags, quantity: each };
  return { tags: tag === null ? tags : [String(tag.value)], quantity: count };
}
