import type { DeliverableItem } from '../subject/subject.ts';

/** Where a unit is: null for the building of the project, and for a level without a name. */
export interface Level {
  readonly building: string | null;
  readonly level: string | null;
}

/** 'Level 3', 'L2', '2nd floor', 'Roof', 'Basement 1', 'Nivel 2'. */
const LEVEL =
  /^(?:(?:level|lvl|floor|story|storey|basement|mezzanine|penthouse|roof|nivel|piso|planta|s[oó]tano|azotea|cubierta)\b|(?:upper|lower|main|ground|first|second|third|fourth|fifth) (?:level|floor|roof)\b|[lb]-?\d{1,3}$|\d{1,3}(?:st|nd|rd|th) (?:floor|level)\b)/i;

/** Projects have one name for both: 'Clinic', 'Level 3', or 'Clinic, level 3'. */
export function levelOf({ building: name }: Pick<DeliverableItem, 'building'>): Level {
  const text = name?.trim() ?? '';
  if (text === '') return { building: null, level: null };
  if (LEVEL.test(text)) return { building: null, level: text };
  const [, building = '', level = ''] = /^(.+?)\s*(?:[,;/]|\s[-–]\s)\s*([^,;/]+)$/.exec(text) ?? [];
  return building !== '' && LEVEL.test(level) ? { building, level } : { building: text, level: null };
}
