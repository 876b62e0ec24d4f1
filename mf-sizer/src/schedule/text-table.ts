export type Table = readonly (readonly string[])[];

/** The cells of a pasted table: tabs of a spreadsheet, a text file with a separator, or columns of a drawing. */
export function tableOf(text: string): Table {
  const separator = separatorOf(text);
  const lines = separator === null ? spacedCells(text) : cut(text, separator);
  return tidy(lines);
}

/** Without the white space that means nothing, and without empty lines. */
export function tidy(lines: Table): Table {
  return lines
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** A comma is a separator unless all of them are thousands separators; null if only spaces can separate. */
function separatorOf(text: string): string | null {
  const unquoted = text.replaceAll(/(?<=^|[\t;|,\n])"(?:[^"]|"")*"/g, '');
  for (const separator of ['\t', ';', '|']) if (unquoted.includes(separator)) return separator;
  const lines = unquoted.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  // A drawing has its columns spaced apart, so a comma in it is part of a text or a thousands separator.
  if (lines.filter((line) => /\S {2,}\S/.test(line)).length * 2 > lines.length) return null;
  const apart = unquoted.replaceAll(/(?<=(?:^|\s)\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?:\s|$))/gm, '');
  return apart.includes(',') ? ',' : null;
}

/**
 * Columns separated by two or more spaces. Cells that a drawing leaves empty produce no text: lines with fewer cells
 * than others are aligned with the columns above them.
 */
function spacedCells(text: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.replaceAll('\t', '  '));
  const found = lines.map((line) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => ({ cell, start: index, end: index + cell.length })),
  );
  const max = Math.max(0, ...found.map((cells) => cells.length));
  const guide = found.filter((cells) => cells.length === max);
  const columns = Array.from({ length: max }, (_, position) => ({
    start: Math.min(...guide.map((cells) => cells[position]?.start ?? 0)),
    end: Math.max(...guide.map((cells) => cells[position]?.end ?? 0)),
  }));
  return found.map((cells) => {
    if (cells.length === max) return cells.map(({ cell }) => cell);
    const row = Array.from({ length: max }, () => '');
    for (const { cell, start, end } of cells) {
      const overlaps = columns.map((column) => Math.min(column.end, end) - Math.max(column.start, start));
      const index = overlaps.indexOf(Math.max(...overlaps));
      row[index] = [row[index], cell].filter(Boolean).join(' ');
    }
    return row;
  });
}

/** Cells of lines, quoted where they hold a separator or a line break; a quote inside a cell is an inch. */
function cut(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  const stop = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(
    `[ ]*(?:"((?:[^"]|"")*)"[ ]*(?=${stop}|[\\r\\n]|$)|([^${stop}\\r\\n]*))(${stop}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, plain = '', end = ''] = found;
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) lines.push([]);
  }
  return lines;
}
