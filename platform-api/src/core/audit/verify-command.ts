import type { Queryable } from '../store/database.ts';
import { type AuditFlaw, type AuditPosition, verifyAudit } from './verify.ts';

interface Reply {
  readonly text: string;
  readonly isDone: boolean;
}

const POSITION = /^(\d+):([0-9a-f]{64})$/;

/** @param args at most one, a position that an earlier run printed */
export async function runVerifyCommand(db: Queryable, args: readonly string[]): Promise<Reply> {
  const [given] = args;
  const noted = given === undefined ? undefined : positionOf(given);
  if (noted === null || args.length > 1) {
    return {
      text: 'Give the position that an earlier check printed, such as 1204:9f86d0…, or nothing.',
      isDone: false,
    };
  }
  const { start, end, flaw } = await verifyAudit(db, noted);
  if (flaw !== null) return { text: `The audit log is not whole: ${wordsOf(flaw)}`, isDone: false };
  const text = [
    `The audit log is whole: ${linesOf(end.sequence - start.sequence)}.`,
    ...(start.sequence === 0 ? [] : [`Lines up to ${start.sequence} were cut off when their time was over.`]),
    `Note its end outside of this store and give it to the next check: ${end.sequence}:${end.hash}`,
  ].join('\n');
  return { text, isDone: true };
}

function linesOf(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`;
}

function positionOf(text: string): AuditPosition | null {
  const [, sequence, hash] = POSITION.exec(text) ?? [];
  return sequence === undefined || hash === undefined ? null : { sequence: Number(sequence), hash };
}

function wordsOf({ kind, sequence }: AuditFlaw): string {
  switch (kind) {
    case 'missing':
      return `line ${sequence} is missing.`;
    case 'changed':
      return `line ${sequence} was changed after it was written.`;
    case 'shortened':
      return `line ${sequence} and those after it were removed.`;
    case 'cut':
      return `lines up to ${sequence} are gone, and no line says that they were cut off.`;
    case 'rewritten':
      return `its lines up to ${sequence} were written again.`;
  }
}
