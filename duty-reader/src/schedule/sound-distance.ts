import type { Duty, FieldValue } from '../reading.ts';
import { readValue } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import type { Head } from './read-head.ts';

interface WithHead {
  readonly head: Head;
}
type Columns = ReadonlyMap<ColumnField, readonly WithHead[]>;

/** 'SONES @ 5 FT' says where the sones are for, 'dBA @ 10 FT' where the level is. */
export function soundDistance({ sones, soundPressure }: Duty, columns: Columns): FieldValue<number> | null {
  const ofSones = sones === null ? null : distanceOf(columns.get('sones'));
  return ofSones ?? (soundPressure === null ? null : distanceOf(columns.get('soundPressure')));
}

/** Whether sones and levels are of two distances: a search has one, which is that of the sones. */
export function areApart(columns: Columns): boolean {
  const [sones, level] = [distanceOf(columns.get('sones')), distanceOf(columns.get('soundPressure'))];
  return sones !== null && level !== null && sones.value !== level.value;
}

function distanceOf(columns: readonly WithHead[] | undefined): FieldValue<number> | null {
  const head = columns?.[0]?.head.text ?? '';
  const [, distance] = /(?:@|\bat\b)\s*(\d+(?:\.\d+)?\s*(?:ft|feet|m|')?)/i.exec(head) ?? [];
  if (distance === undefined) return null;
  const reading = readValue(distance, 'length');
  return reading.kind === 'read' ? { value: reading.value, unit: reading.unit, asWritten: distance } : null;
}
