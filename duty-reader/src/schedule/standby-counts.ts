import type { Question } from '../reading.ts';
import type { UsedColumns } from './used-columns.ts';

const STANDBY = /\b(?:stand-?\s?by|stby|spares?)\b/i;
const RUNNING = /\b(?:operating|duty|running|lead|qty|quantity|no\.? of|active)\b/i;
const COUNTS = /^\d{1,2}(?:\s*[/+&]\s*\d{1,2})?$/;

/** How many units a row is for where columns count those that run and those that stand by; null where none counts the latter. */
export function standbyCount({ heads }: UsedColumns, cells: readonly string[]): Question | null {
  const columns = heads.flatMap(({ text, field }, index) => {
    const cell = (cells[index] ?? '').trim();
    return (field === null || field === 'quantity') && COUNTS.test(cell) ? [{ text, cell }] : [];
  });
  if (!columns.some(({ text }) => STANDBY.test(text))) return null;
  const written = columns.filter(({ text }) => STANDBY.test(text) || RUNNING.test(text)).map(({ cell }) => cell);
  const counts = written.flatMap((cell) => cell.split(/\D+/).map(Number));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const meanings = [...new Set([all, counts[0] ?? all])].filter((value) => value > 0);
  if (meanings.length === 0 || counts.slice(1).every((count) => count === 0)) return null;
  return {
    field: 'quantity',
    asWritten: written.join(' | '),
    meanings: meanings.map((value) => ({ value, unit: null })),
  };
}
