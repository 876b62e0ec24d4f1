import type { BatchLineResponse, ChosenLine, ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import { firstMotor, firstVoltage, type StartingEquipment } from '@specbuilder/shared-contracts/domain';
import type { Field } from './columns.ts';
import { type DutyRow, isSizable } from './duty-row.ts';
import type { Sheet } from './sheet.ts';
import { specificationOf } from './use-sizing.ts';

/** A row of the sheet with what was found for it. */
export interface SizedRow {
  readonly row: DutyRow;
  readonly result: BatchLineResponse | undefined;
  /** The best three. */
  readonly fans: readonly ExhaustSupplyRow[];
  readonly fan: ExhaustSupplyRow | undefined;
  /** Project that it was added to. */
  readonly addedTo: string | undefined;
  readonly isChecked: boolean;
  /** It cannot be sized as it is. */
  readonly isWrong: boolean;
  /** Cells that keep the row from being sized. */
  readonly wrong: ReadonlySet<Field>;
  /** Cells that may mean several things or are not understood. */
  readonly doubted: ReadonlySet<Field>;
}

/** Cells of what the server found wrong with a row. */
const CELLS: Readonly<Record<string, Field>> = {
  cfm: 'airflow',
  sp: 'pressure',
  sones: 'sones',
  soundPressure: 'soundPressure',
  zip: 'postalCode',
  fanDriveType: 'drive',
  motorVoltage: 'voltage',
  motorPhase: 'phase',
  motorFrequency: 'frequency',
  temperatureRise: 'temperatureRise',
  btus: 'heatOutput',
  nominalCoolingTons: 'coolingTons',
  requiredCoolingTons: 'coolingTons',
};

export function sizedRow(row: DutyRow, response: BatchLineResponse | undefined, sheet: Sheet): SizedRow {
  const shown = isSizable(row) ? response : undefined;
  const fans = shown?.status === 'sized' ? shown.results : [];
  const fan = fans[sheet.choices[row.id] ?? 0] ?? fans[0];
  const addedTo = sheet.added[row.id];
  // A row that is not understood whole may be another fan, so the user has to tick it.
  const isSure = row.state === 'read';
  const isChecked =
    fan !== undefined && addedTo === undefined && (sheet.checks[row.id] ?? (fan.missed === null && isSure));
  const isWrong = row.problems.length > 0 || shown?.status === 'invalid';
  const cells = { wrong: wrongCells(row, shown), doubted: doubtedCells(row) };
  return { row, result: shown, fans, fan, addedTo, isChecked, isWrong, ...cells };
}

/** Cells whose words may name the kind of a fan. */
const OF_WORDS = ['type', 'mounting', 'drive', 'service', 'tag', 'notes'] as const;

function doubtedCells({ questions, notUnderstood, cells }: DutyRow): ReadonlySet<Field> {
  const open = questions.filter(({ meanings, isNeeded }) => meanings.length > 0 || !isNeeded);
  const withWord = notUnderstood.map((word) => OF_WORDS.find((field) => hasWord(cells[field], word)));
  return new Set([...open.map(({ field }) => field), ...withWord.filter((field) => field !== undefined)]);
}

const hasWord = (text: string | undefined, word: string) => text?.toLowerCase().includes(word.toLowerCase()) ?? false;

function wrongCells({ problems }: DutyRow, response: BatchLineResponse | undefined): ReadonlySet<Field> {
  const own = problems.filter(({ kind }) => kind !== 'bySpace').map(({ field }) => field);
  const said = response?.status === 'invalid' ? Object.keys(response.modelState) : [];
  return new Set([...own, ...said.map((name) => CELLS[name]).filter((field) => field !== undefined)]);
}

/** The row as added to a project, with the required voltage, else that of the project. Undefined if no fan was found. */
export function chosenLine(
  { row, fan }: SizedRow,
  postalCode: string,
  equipment: StartingEquipment = {},
): ChosenLine | undefined {
  const motor = firstMotor(fan?.motorListPrices ?? []);
  if (motor === undefined) return undefined;
  const { motorVoltage, motorPhase } = row.specification;
  const requested = motor.voltages.find(
    ({ voltage, phase }) => voltage === motorVoltage && (motorPhase === undefined || phase === motorPhase),
  );
  const voltage = requested ?? firstVoltage(motor, equipment);
  if (voltage === undefined) return undefined;
  return {
    lineId: row.id,
    specification: specificationOf(row, postalCode),
    fanListId: motor.id,
    motorId: motor.motorId,
    motorVoltageId: voltage.id,
    tag: row.tag === '' ? null : row.tag,
    qty: row.quantity,
    notes: row.notes === '' ? null : row.notes,
    location: row.location === '' ? null : row.location,
  };
}
