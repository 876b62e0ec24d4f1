import { readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { FIELDS } from './figures.ts';
import type { RemainingText } from './remaining-text.ts';
import { mayOwn } from './spaced-thousands.ts';
import { unitAfter } from './units.ts';

/** A whole number and a fraction, with the word before them. */
const SPACED = /(?<![\p{L}\d.,/-])(\p{L}{1,30}\.?\s?#?)\s?(?<![\p{L}.])(\d{1,2})\s(\d{1,2}\/\d{1,2})(?![\d/.,])/giu;

/** 'EF 1 1/2 hp' is half a horsepower of EF 1, or one and a half: a question with both. */
export function takeSpacedFractions(rest: RemainingText, notes: DutyNotes): void {
  for (const match of [...rest.text.matchAll(SPACED)]) {
    const [all, owner = '', whole = '', fraction = ''] = match;
    const end = match.index + all.length;
    const unit = unitAfter(rest.text.slice(end), false);
    const isOwned = mayOwn(owner.trim(), whole, rest.text.slice(0, match.index));
    if (!isOwned || (unit?.kind !== 'power' && unit?.kind !== 'pressure')) continue;
    const field = FIELDS[unit.kind];
    const ways = [
      { written: `${fraction}${unit.text}`, instead: `${whole}; ${fraction}${unit.text}` },
      { written: `${whole}-${fraction}${unit.text}`, instead: `${whole}-${fraction}${unit.text}` },
    ];
    const meanings = ways.flatMap(({ written, instead }) => {
      const reading = readValue(written, unit.kind);
      return reading.kind === 'read' ? [{ value: reading.value, unit: reading.unit, instead }] : [];
    });
    if (field === undefined || meanings.length < 2) continue;
    const text = `${whole} ${fraction}${unit.text}`;
    notes.ask(field, text, meanings);
    rest.remove(end - fraction.length - 1 - whole.length, text.length);
  }
}
