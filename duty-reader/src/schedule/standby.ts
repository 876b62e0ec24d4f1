import { filledCells, type Line } from './head-lines.ts';
import type { UsedColumns } from './used-columns.ts';

const STANDBY = /^\(?\s*(?:stand-?\s?by|stby)(\s+(?:fans?|units?|equipment))?\s*:?\s*\)?$/i;
const OF_HEAD = /\b(?:stand-?\s?by|stby)\b/i;
const YES = /^(?:y|yes|x|✓|✔|•|●|s[ií]|oui|ja)$/i;

/** A remark of a row that is written in a line or a cell of its own. */
interface CellRemark {
  readonly index: number;
  readonly text: string;
}

/** What cells outside the columns that are used say of standing by: their own words, or a mark below such a head. */
export function standbyRemarks(cells: readonly string[], { heads, notes }: UsedColumns): readonly CellRemark[] {
  return cells.flatMap((cell, index) => {
    const head = heads[index];
    const isFree = head?.field == null && ['notUnderstood', 'status'].includes(notes[index]?.code ?? 'notUnderstood');
    const text = cell.trim();
    if (!isFree || text === '') return [];
    if (STANDBY.test(text)) return [{ index, text: withoutBrackets(text) }];
    return head !== undefined && OF_HEAD.test(head.text) && YES.test(text) ? [{ index, text: head.text }] : [];
  });
}

const withoutBrackets = (text: string) => text.replaceAll(/[()]/g, '').trim();

const isRow = (line: Line) => filledCells(line).length > 1;

/**
 * Lines of a table in which a line about standing by is a remark of the one that is meant: of the row above
 * where it is in brackets, as drawings wrap a cell, of all rows below a heading. Between two rows, either may be meant.
 */
export function withStandbyLines(written: readonly Line[]): Line[] {
  const lines: Line[] = [];
  let below = '';
  let open: { readonly line: Line; readonly text: string } | null = null;
  for (const [index, line] of written.entries()) {
    const [text = ''] = filledCells(line);
    const said = isRow(line) || line.isTitle === true ? null : STANDBY.exec(text);
    if (said === null) {
      if (!isRow(line)) below = '';
      lines.push({
        ...line,
        ...(below !== '' && { remark: below }),
        ...(open?.line === line && { inQuestion: open.text }),
      });
      continue;
    }
    const above = lines.findLastIndex(isRow);
    const next = written.findIndex((each, at) => at > index && isRow(each));
    const isHeading = said[1] !== undefined || above < 0;
    if (isHeading && !text.startsWith('(')) {
      below = withoutBrackets(text).replace(/:$/, '');
      lines.push(line);
    } else if (above >= 0 && (text.startsWith('(') || next < 0)) {
      lines[above] = { ...(lines[above] as Line), remark: withoutBrackets(text) };
    } else {
      if (above >= 0) lines[above] = { ...(lines[above] as Line), inQuestion: withoutBrackets(text) };
      lines.push(line);
      const following = written[next];
      if (following !== undefined) open = { line: following, text: withoutBrackets(text) };
    }
  }
  return lines;
}
