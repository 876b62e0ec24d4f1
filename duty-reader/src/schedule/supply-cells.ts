import type { FieldValue, Meaning, Question } from '../reading.ts';
import { type ReadSupply, readSupply, voltagesMeant } from '../supply/index.ts';
import { isNothing } from '../value/index.ts';

export interface RowSupply {
  readonly voltage: FieldValue<number> | null;
  readonly phase: FieldValue<number> | null;
  readonly frequency: FieldValue<number> | null;
  readonly questions: readonly Question[];
}
export interface SupplyCells {
  readonly supply: string;
  readonly voltage: string;
  readonly phase: string;
  readonly frequency: string;
  readonly order: 'V/PH/HZ' | 'V/HZ/PH' | null;
}

const NO_SUPPLY: RowSupply = { voltage: null, phase: null, frequency: null, questions: [] };

/** A cell with the motor and its supply that may mean several pairs of them. */
export const supplyInQuestion = (asWritten: string, texts: readonly string[]): RowSupply => ({
  ...NO_SUPPLY,
  questions: [{ field: 'voltage', asWritten, meanings: texts.map((value) => ({ value, unit: null })) }],
});

/** The supply of a row: of one cell with all of it, or of a cell for each part. */
export function supplyOf({ supply, voltage, phase, frequency, order }: SupplyCells): RowSupply {
  if (!isNothing(supply)) return given(readSupply(supply, order), supply, {});
  const parts = [voltage, phase, frequency].map((part) => (isNothing(part) ? '' : part.trim()));
  const [volts = '', phases = '', hertz = ''] = parts;
  if (volts === '') return withoutVolts(phases, hertz);
  // The phases choose between the two voltages of a network, so both are read together.
  const ofFrequency = /^[56]0/.test(hertz) ? `/${hertz.slice(0, 2)}HZ` : '';
  const together = `${volts}${phases === '' ? '' : `/${phases}`}${phases === '' && !/\p{L}/u.test(volts) ? '' : ofFrequency}`;
  const read = readSupply(/^\d+$/.test(together) ? `${together}V` : together, null) ?? readSupply(volts, null);
  return given(read, volts, { volts, phases, hertz });
}

function given(
  read: ReadSupply | null,
  text: string,
  { volts, phases = '', hertz = '' }: { volts?: string; phases?: string; hertz?: string },
): RowSupply {
  const question = { field: 'voltage', asWritten: text, meanings: meaningsOf(read, text) } as const;
  if (read === null || (read.voltage === null && read.meanings !== null))
    return { ...withoutVolts(phases, hertz), ...phaseAndHertz(read), questions: [question] };
  const others = withoutVolts(phases, hertz, volts);
  const written = <T extends FieldValue<number> | null>(value: T, own: string | undefined) =>
    value === null || own === undefined || own === '' ? value : { ...value, asWritten: own };
  return {
    voltage: written(read.voltage, volts),
    phase: written(read.phase, phases === '' ? volts : phases) ?? others.phase,
    frequency: written(read.frequency, hertz === '' ? volts : hertz) ?? others.frequency,
    questions: others.questions.filter(({ field }) => field !== 'phase' || read.phase === null),
  };
}

/** '208-230/3/60' says its phases, whichever its voltage is. */
const phaseAndHertz = (read: ReadSupply | null) => ({
  ...(read?.phase && { phase: read.phase }),
  ...(read?.frequency && { frequency: read.frequency }),
});

const meaningsOf = (read: ReadSupply | null, text: string) =>
  read === null ? voltagesMeant(text) : (read.meanings ?? []);

/** Phases and hertz of columns of their own. */
function withoutVolts(phases: string, hertz: string, volts = ''): RowSupply {
  const phase = /^([13])\s*(?:-?\s*(?:ph|phase|phases|ø|φ|~|fase|fases)\.?)?$/i.exec(phases)?.[1];
  const frequency = /^(50|60)(?:\.0+)?\s*(?:hz|hertz|cy|cycles?|c)?\.?$/i.exec(hertz)?.[1];
  const questions: Question[] = [];
  if (phases !== '' && phase === undefined)
    questions.push({ field: 'phase', asWritten: phases, meanings: phasesMeant(phases, volts) });
  if (hertz !== '' && frequency === undefined) questions.push({ field: 'frequency', asWritten: hertz, meanings: [] });
  return {
    ...NO_SUPPLY,
    phase: phase === undefined ? null : { value: Number(phase), unit: null, asWritten: phases },
    frequency: frequency === undefined ? null : { value: Number(frequency), unit: 'Hz', asWritten: hertz },
    questions,
  };
}

/** Two poles are a single phase of two lines; two phases may be three. Those that motors for the voltage have. */
function phasesMeant(phases: string, volts: string): readonly Meaning[] {
  const isMade = (phase: number) => volts === '' || readSupply(`${volts}/${phase}`)?.voltage != null;
  return /^2(?!\d)/.test(phases) ? [1, 3].filter(isMade).map((value) => ({ value, unit: null })) : [];
}
