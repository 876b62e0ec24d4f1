import { FanCategory } from './enumerations.ts';
import { SIZING_ERRORS } from './messages.ts';

const EXACT_IDS: Readonly<Record<string, FanCategory>> = {
  'exhaust-fan': FanCategory.Exhaust,
  'make-up-air': FanCategory.MakeUpAir,
  'heated-make-up-air': FanCategory.HeatedMakeUpAir,
  'industrial-heater': FanCategory.IndustrialHeater,
  hvls: FanCategory.HighVolumeLowSpeed,
  'dedicated-outdoor-air': FanCategory.HvacUnit,
  'paragon-hvac': FanCategory.HvacUnit,
};

const HVAC_ID_PARTS = ['hvac-unit', 'rooftop-unit'];

/**
 * Fan category of a catalogue category id. Exact ids come before the "contains" rule for HVAC units.
 *
 * @throws Error "Fan Type category '{id}' is invalid" for any other id (ENU-047).
 */
export function fanCategoryOfId(categoryId: string): FanCategory {
  const id = categoryId.toLowerCase();
  const exact = Object.hasOwn(EXACT_IDS, id) ? EXACT_IDS[id] : undefined;
  if (exact !== undefined) return exact;
  if (HVAC_ID_PARTS.some((part) => id.includes(part))) return FanCategory.HvacUnit;
  throw new Error(SIZING_ERRORS.fanTypeCategoryInvalid({ id: categoryId }));
}

/** Levels of a fan application, 'type|subtype|application|control'; an application names one to four of them. */
export function applicationLevels(fanApplication: string): readonly string[] {
  return fanApplication.split('|').map((level) => level.trim());
}

/** Whether a fan application ('type|subtype|application|control') is a grease application. */
export function isGreaseApplication(fanApplication: string | null | undefined): boolean {
  return fanApplication?.toUpperCase().includes('GREASE') ?? false;
}
