import { tagSays } from '../kind/index.ts';
import { looksLikeTag } from '../tag/index.ts';
import { filledCells, isBlank, type Line } from './head-lines.ts';
import { isNote } from './ignored.ts';

const AIRFLOW = /\d\s*(?:[as]?cfm|l\/s|m[³3]\s?\/\s?(?:hr?|s|min)|pcm|cmh)(?![\p{L}\d])/iu;
/** Longest line that is read. */
const MAX_LENGTH = 300;
const MAX_LINES = 12;

/**
 * Lines of a text without heads, in which a fan is written over several lines, as one line each: 'EF-1', '1200 CFM',
 * '0.5" WG'. A fan starts with its tag and ends before the next tag, an empty line or a note; one of its lines has the
 * airflow with its unit. Other texts stay as they are.
 */
export function fansOfLines(lines: readonly Line[]): readonly Line[] {
  const blocks = blocksOf(lines);
  const isFan = (block: readonly Line[]) => {
    const [first, ...others] = block;
    const text = textOf(block);
    const hasOwnDuty = first !== undefined && AIRFLOW.test(textOf([first]));
    return (
      startsFan(first) && !hasOwnDuty && others.some((line) => AIRFLOW.test(textOf([line]))) && text.length < MAX_LENGTH
    );
  };
  if (!blocks.some(isFan)) return lines;
  return blocks.flatMap((block) => {
    const [first] = block;
    return first !== undefined && block.length <= MAX_LINES && isFan(block)
      ? [{ ...first, cells: [textOf(block)] }]
      : block;
  });
}

const textOf = (block: readonly Line[]) => block.flatMap(filledCells).join(', ');

/** A tag with letters that fans have, alone or before words. */
function startsFan(line: Line | undefined): boolean {
  const [text = ''] = line === undefined ? [] : filledCells(line);
  const [tag = ''] = /^\p{L}{1,5}[- ]?\d{1,3}\p{L}?(?=$|[\s:,])/u.exec(text) ?? [];
  return tag !== '' && looksLikeTag(tag) && tagSays(tag) !== null;
}

/** Lines up to the next that starts a fan, is empty or is a note. */
function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isStart = startsFan(line);
    const isEnd = isBlank(line) || isNote(filledCells(line)[0] ?? '');
    if (isOpen && !isStart && !isEnd) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    isOpen = isStart || (isOpen && !isEnd);
  }
  return blocks;
}
