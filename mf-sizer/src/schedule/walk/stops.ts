import type { Field } from '../columns.ts';
import type { ShownColumn } from '../needed-columns.ts';
import type { RowQuestion } from '../row-meanings.ts';
import type { SizedRow } from '../sized-row.ts';

/** A question of the page, in the order of its rows. */
export interface Stop {
  /** Id of the element that takes the focus. */
  readonly id: string;
  /** Position of its row; -1 for the heads. */
  readonly row: number;
}

const idOf = (...parts: readonly (string | number)[]) => `schedule-${parts.map(encodeURIComponent).join('-')}`;
export const columnId = (place: number): string => idOf('column', place);
export const cellId = (rowId: string, field: Field): string => idOf('cell', rowId, field);
export const meaningsId = (rowId: string, { field, text }: Pick<RowQuestion, 'field' | 'text'>): string =>
  idOf('meanings', rowId, field, text);

/** What the user has to say: of the columns first, then row by row. */
export function openStops(columns: readonly ShownColumn[], rows: readonly SizedRow[]): Stop[] {
  const ofColumns = columns.flatMap(({ place, isOpen, isGuess = false }) =>
    place !== null && (isOpen || isGuess) ? [{ id: columnId(place), row: -1 }] : [],
  );
  const shown = columns.flatMap(({ field }) => field ?? []);
  return [...ofColumns, ...rows.flatMap((sized, row) => stopsOfRow(sized, shown).map((id) => ({ id, row })))];
}

function stopsOfRow({ row, wrong, doubted, addedTo }: SizedRow, shown: readonly Field[]): string[] {
  if (row.state === 'ignored' || addedTo !== undefined) return [];
  const withMeanings = row.questions.filter(({ meanings }) => meanings.length > 0);
  const chosen = new Set(withMeanings.map(({ field }) => field));
  const cells = shown.filter((field) => (wrong.has(field) || doubted.has(field)) && !chosen.has(field));
  return [
    ...[...new Set(cells)].map((field) => cellId(row.id, field)),
    ...withMeanings.map((question) => meaningsId(row.id, question)),
  ];
}

interface Next {
  readonly stop: Stop;
  /** It is above where the walk was. */
  readonly isFromTop: boolean;
}

/** The first question behind a place that was not visited, else the first one above it; null where all were. */
export function nextStop(stops: readonly Stop[], from: Stop, visited: ReadonlySet<string>): Next | null {
  const at = stops.findIndex(({ id }) => id === from.id);
  const isBehind = (stop: Stop, index: number) => stop.row > from.row || (stop.row === from.row && index > at);
  const places = stops.map((stop, index) => ({ stop, isFromTop: !isBehind(stop, index) }));
  const open = places.filter(({ stop }) => !visited.has(stop.id) && stop.id !== from.id);
  return open.find(({ isFromTop }) => !isFromTop) ?? open[0] ?? null;
}
