import type { Deliverable } from './deliverable.ts';
import { quotation } from './quotation/quotation.ts';
import { airBalance } from './reports/air-balance.ts';
import { electricalHandover } from './reports/electrical-handover.ts';
import { openingHandover } from './reports/opening-handover.ts';
import { soundReport } from './reports/sound-report.ts';
import { revit } from './revit/revit.ts';
import { schedule } from './schedule/schedule.ts';
import { specification } from './specification/specification.ts';
import { submittal } from './submittal/submittal.ts';

/** Every deliverable that the contract declares, with how it is built. */
export const DELIVERABLES: readonly Deliverable[] = [
  submittal,
  schedule,
  specification,
  revit,
  quotation,
  soundReport,
  electricalHandover,
  openingHandover,
  airBalance,
];
