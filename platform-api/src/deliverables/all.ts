import type { Deliverable } from './deliverable.ts';
import { quotation } from './quotation/quotation.ts';
import { revit } from './revit/revit.ts';
import { schedule } from './schedule/schedule.ts';
import { specification } from './specification/specification.ts';
import { submittal } from './submittal/submittal.ts';

/** Every deliverable that the contract declares, with how it is built. */
export const DELIVERABLES: readonly Deliverable[] = [submittal, schedule, specification, revit, quotation];
