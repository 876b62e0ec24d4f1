import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, DWG, PDF } from './format.ts';

export const SCHEDULE = declareDeliverable({
  type: DeliverableType.Schedule,
  key: 'schedule',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.Schedule],
  lead: () => DELIVERABLE_LEADS_MESSAGES.schedule,
  icon: 'table',
  formats: [PDF, CSV, DWG],
  orientation: 'landscape',
  hasPreWire: false,
  needsDimensions: false,
  summary: {
    download: 'Equipment schedules of a project by category: PDF, CSV or DWG',
    preview: 'Equipment schedules as HTML; nothing is recorded',
  },
});
