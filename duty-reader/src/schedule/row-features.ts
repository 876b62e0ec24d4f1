import { driveOf, type Feature, featuresOf } from '../line/index.ts';
import type { Duty } from '../reading.ts';

interface FeatureTexts {
  readonly type: string;
  readonly service: string;
  readonly drive: string;
}

/** What a row says of drive, discharge, mount and options; a place that is served says none of them. */
export function featuresOfRow(
  { category, subCategory }: Duty,
  { type, service, drive }: FeatureTexts,
): readonly Feature[] {
  const isFormOfService = type === '' && subCategory !== null && service.includes(subCategory.asWritten);
  const text = isFormOfService ? service : type;
  const said = text === '' ? [] : featuresOf(text);
  const isExhaust = category === null || category.value === 'Exhaust';
  const kept = said.filter(({ field }) => isExhaust || !OF_EXHAUST.has(field));
  const ofDrive = driveOf(drive);
  return ofDrive === null ? kept : [...kept.filter(({ field }) => field !== ofDrive.field), ofDrive];
}

/** Only exhaust fans are searched by these. */
const OF_EXHAUST: ReadonlySet<Feature['field']> = new Set<Feature['field']>(['fanMountType', 'fanDischargeType']);
