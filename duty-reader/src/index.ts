export {
  OCTAVE_BANDS,
  type OctaveBand,
  readTestHead,
  TEST_KINDS,
  type TestField,
  type TestHead,
} from './fan-test/index.ts';
export {
  CITY_NAMES,
  type Feature,
  type LinePart,
  placeMeant,
  placeName,
  placeOfCode,
  placeWords,
  type ReadLine,
  readLine,
} from './line/index.ts';
export type { Duty, DutyField, FieldValue, Meaning, Question, Reading } from './reading.ts';
export {
  type Column,
  type ColumnField,
  type ColumnNote,
  cellsOf,
  isReadAtOnce,
  isTooLong,
  READ_AT_ONCE,
  type ReadOptions,
  type ReadRow,
  type ReadSchedule,
  type Reason,
  type RowEdits,
  readCells,
  readSchedule,
  type TakenFor,
  type UnusedText,
} from './schedule/index.ts';
export { specificationOf } from './specification/index.ts';
export { type ReadSupply, readSupply, voltagesMeant } from './supply/index.ts';
export { readQuantity } from './tag/index.ts';
export { decodeText } from './text/index.ts';
export {
  decimalMark,
  productUnit,
  type QuantityKind,
  readValue,
  type Unit,
  unitOf,
  unitSymbols,
} from './value/index.ts';
