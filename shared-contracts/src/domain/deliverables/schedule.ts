import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, DWG, DXF, PDF, XLSX } from './format.ts';

export const SCHEDULE = declareDeliverable({
  type: DeliverableType.Schedule,
  key: 'schedule',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.Schedule],
  lead: () => DELIVERABLE_LEADS_MESSAGES.schedule,
  icon: 'table',
  formats: [PDF, XLSX, CSV, DWG, DXF],
  orientation: 'landscape',
  hasPreWire: false,
  needsDimensions: false,
  hasPageSizes: true,
  hasColumns: true,
  hasMachineKeys: true,
  summary: {
    download: 'Equipment schedules of a project by category: PDF, XLSX, CSV, DWG or DXF',
    preview: 'Equipment schedules as HTML; nothing is recorded',
  },
});
