import { AIR_BALANCE } from './air-balance.ts';
import { ELECTRICAL_HANDOVER } from './electrical-handover.ts';
import { OPENING_HANDOVER } from './opening-handover.ts';
import { QUOTATION } from './quotation.ts';
import { REVIT } from './revit.ts';
import { SCHEDULE } from './schedule.ts';
import { SOUND_REPORT } from './sound-report.ts';
import { SPECIFICATION } from './specification.ts';
import { SUBMITTAL } from './submittal.ts';

/** In the order in which a job is handed over. */
export const DELIVERABLES = [
  SUBMITTAL,
  SCHEDULE,
  SPECIFICATION,
  REVIT,
  QUOTATION,
  SOUND_REPORT,
  ELECTRICAL_HANDOVER,
  OPENING_HANDOVER,
  AIR_BALANCE,
] as const;

export type GeneratedDeliverable = (typeof DELIVERABLES)[number];
export type DeliverableKey = GeneratedDeliverable['key'];
export type PreviewedDeliverable = Exclude<GeneratedDeliverable, { readonly summary: { readonly preview: null } }>;
export type PreviewedKey = PreviewedDeliverable['key'];
