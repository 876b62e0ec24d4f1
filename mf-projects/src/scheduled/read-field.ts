import {
  type Meaning,
  type QuantityKind,
  type Reading,
  type ReadSupply,
  readQuantity,
  readSupply,
  readValue,
  voltagesMeant,
} from '@specbuilder/duty-reader';
import type { DutyFields } from '@specbuilder/shared-contracts/api';
import { currentLanguage, separators } from '@specbuilder/shared-contracts/language';
import type { DutyField } from './fields.ts';

/** What the text of a cell says, or what it may mean. */
export type FieldReading =
  | { readonly kind: 'read'; readonly said: Partial<DutyFields> }
  | { readonly kind: 'unclear'; readonly meanings: readonly Meaning[] };

const KINDS = {
  airflow: 'airflow',
  staticPressure: 'pressure',
  maxSones: 'sones',
  maxBrakeHorsepower: 'brakePower',
} as const satisfies Partial<Record<DutyField, QuantityKind>>;

/** One cell that is typed by hand, read like a pasted one. */
export function readField(field: DutyField, text: string): FieldReading {
  const trimmed = text.trim();
  const isEmpty = readValue(trimmed, 'count').kind === 'empty';
  switch (field) {
    case 'tag':
      return read({ tag: isEmpty ? '' : trimmed });
    case 'note':
    case 'location':
      return read({ [field]: isEmpty ? null : trimmed });
    case 'supply':
      return isEmpty ? read({ voltage: null, phase: null }) : supplyOf(trimmed);
    case 'quantity':
      return figureOf(field, readQuantity(withoutThousands(trimmed)));
    default:
      return figureOf(field, typedValue(trimmed, KINDS[field]));
  }
}

const read = (said: Partial<DutyFields>): FieldReading => ({ kind: 'read', said });

function figureOf(field: DutyField, reading: Reading<number>): FieldReading {
  if (reading.kind === 'unclear') return reading;
  return read({ [field]: reading.kind === 'empty' ? null : reading.value });
}

/** Numbers as they are shown can be typed: '20.000' and '1,125' are what a language with a decimal comma shows. */
function typedValue(text: string, kind: QuantityKind): Reading<number> {
  const { decimal } = separators(currentLanguage.locale());
  return readValue(text, kind, decimal === ',' ? { decimal } : {});
}

/** A count as it is shown: '1,000'. */
function withoutThousands(text: string): string {
  const { thousands } = separators(currentLanguage.locale());
  const isShown =
    /^\d{1,3}(?:\D\d{3})+$/.test(text) && [...text].every((sign) => /\d/.test(sign) || sign === thousands);
  return isShown ? text.replaceAll(thousands, '') : text;
}

function supplyOf(text: string): FieldReading {
  const supply = readSupply(text);
  if (supply === null) return { kind: 'unclear', meanings: voltagesMeant(text) };
  const voltage = drawnVoltage(supply);
  if (voltage === null && supply.volts.length > 0) return { kind: 'unclear', meanings: supply.meanings ?? [] };
  return read({ voltage, phase: phaseOf(supply.phase?.value) });
}

/** The voltage that the drawings say, often the one of the network; of two of them the one that is meant. */
export function drawnVoltage({ volts, voltage }: Pick<ReadSupply, 'volts' | 'voltage'>): number | null {
  const [only = null] = volts;
  if (volts.length < 2) return only;
  if (voltage === null) return null;
  const distance = (each: number) => Math.abs(each - voltage.value);
  const [nearest = null] = volts.toSorted((a, b) => distance(a) - distance(b) || b - a);
  return nearest;
}

export const phaseOf = (phases: unknown): DutyFields['phase'] => (phases === 1 || phases === 3 ? phases : null);
