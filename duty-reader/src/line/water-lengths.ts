import { readValue, waterColumn } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { NUMBER, pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { isNamedPressure } from './sizes.ts';
import { unitAfter } from './units.ts';

/** '12.7 mm' beside a name of a static pressure may be a column of water; elsewhere it is the length of something. */
export function takeWaterLengths(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(pattern(`(${NUMBER})\\s?(mm|cm)`), ({ 0: text, 1: number = '', 2: unit = '', index, input }) => {
    if (unitAfter(input.slice(index + number.length), false) !== null) return false;
    const column = waterColumn(unit);
    const measure = { value: null, unit, before: input.slice(0, index), behind: input.slice(index + text.length) };
    const instead = `${number} ${column}`;
    const reading = readValue(instead, 'pressure');
    if (notes.has('staticPressure') || !isNamedPressure(measure) || reading.kind !== 'read')
      notes.notUnderstood.push(text.trim());
    else notes.ask('staticPressure', text, [{ value: reading.value, unit: reading.unit, instead }]);
    return true;
  });
}
