import type { DutyNotes } from './duty-notes.ts';

/** Behind the airflow, or before it. */
const BEHIND = /^\s*(?:in )?total\b/iu;
const BEFORE = /\btotal(?:ing|ling)?(?: of)?(?: airflow)?\s*[:=]?\s*$/iu;

/** 'two at 50%': the airflow may be that of both. */
const SHARED = /(?:at|@|x)\s*(?:50|33|25)\s*%/iu;

/** Makes a question of 'total 12,000 cfm for 3 fans': each may have all of it, or its share. */
export function askOfTotal(line: string, notes: DutyNotes): void {
  const [airflow, quantity] = [notes.value('cfm'), notes.value('quantity')];
  const count = Number(quantity?.value ?? 1);
  if (airflow === null || quantity === null || count < 2) return;
  const at = line.indexOf(airflow.asWritten);
  const isTotal =
    SHARED.test(line) ||
    BEFORE.test(line.slice(0, Math.max(at, 0))) ||
    BEHIND.test(line.slice(at + airflow.asWritten.length));
  if (at < 0 || !isTotal) return;
  const meanings = [Number(airflow.value) / count, Number(airflow.value)].map((value) => {
    const rounded = Number(value.toPrecision(6));
    return { value: rounded, unit: airflow.unit, instead: `${rounded} ${airflow.unit} each` };
  });
  notes.ask('cfm', airflow.asWritten, meanings);
}
