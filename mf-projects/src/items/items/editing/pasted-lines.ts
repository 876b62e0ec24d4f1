import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { EDITED_FIELDS, type EditedField, type FieldChange, fieldChange, fieldProblem } from './item-field.ts';

/** A change that a pasted line makes to an item. */
export interface PastedChange {
  readonly item: ProjectItem;
  readonly change: FieldChange;
}

export interface PastedLines {
  readonly changes: readonly PastedChange[];
  /** The first cell that cannot be taken; nothing is changed then. */
  readonly problem: {
    readonly item: ProjectItem;
    readonly field: EditedField;
    readonly text: string;
    readonly words: string;
  } | null;
  /** Lines that no item is left for. */
  readonly leftOver: number;
}

/** Cells as a spreadsheet puts them on the clipboard: lines of cells with tabs, quoted where they hold either. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [whole, quoted, plain = '', end] = found;
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '' || whole === '') break;
    if (end !== '\t') lines.push([]);
  }
  // A copied range ends with a line break, which begins no line of its own.
  const last = lines.at(-1);
  if (lines.length > 1 && (last?.length === 0 || (last?.length === 1 && last[0] === ''))) lines.pop();
  return lines;
}

/**
 * What pasting into a cell changes: lines go down from its item, cells go right from its field in the column order.
 *
 * @param items from the one that is pasted into, in their order
 */
export function pastedLines(text: string, items: readonly ProjectItem[], field: EditedField): PastedLines {
  const fields = EDITED_FIELDS.slice(EDITED_FIELDS.indexOf(field));
  const lines = cellsOf(text);
  const changes: PastedChange[] = [];
  for (const [position, line] of lines.entries()) {
    const item = items[position];
    if (item === undefined) break;
    const cells = fields.flatMap((name, index) => (line[index] === undefined ? [] : [{ name, text: line[index] }]));
    const wrong = cells.find((cell) => fieldProblem(cell.name, cell.text) !== null);
    if (wrong !== undefined) {
      const words = fieldProblem(wrong.name, wrong.text) ?? '';
      return { changes: [], problem: { item, field: wrong.name, text: wrong.text, words }, leftOver: 0 };
    }
    changes.push({ item, change: Object.assign({}, ...cells.map((cell) => fieldChange(cell.name, cell.text))) });
  }
  return { changes, problem: null, leftOver: Math.max(0, lines.length - items.length) };
}
