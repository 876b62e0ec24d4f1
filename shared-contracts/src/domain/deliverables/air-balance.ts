import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, PDF } from './format.ts';

export const AIR_BALANCE = declareDeliverable({
  type: DeliverableType.AirBalance,
  key: 'airBalance',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.AirBalance],
  lead: () => DELIVERABLE_LEADS_MESSAGES.airBalance,
  icon: 'gauge',
  formats: [PDF, CSV],
  orientation: 'landscape',
  hasPreWire: false,
  needsDimensions: false,
  summary: {
    download: 'Design values of a project with room for what is measured, for its balancer: PDF or CSV',
    preview: 'Air balance as HTML; nothing is recorded',
  },
});
