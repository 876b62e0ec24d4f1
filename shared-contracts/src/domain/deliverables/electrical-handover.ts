import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, PDF } from './format.ts';

export const ELECTRICAL_HANDOVER = declareDeliverable({
  type: DeliverableType.ElectricalHandover,
  key: 'electricalHandover',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.ElectricalHandover],
  lead: () => DELIVERABLE_LEADS_MESSAGES.electricalHandover,
  icon: 'plug',
  formats: [PDF, CSV],
  orientation: 'landscape',
  hasPreWire: false,
  needsDimensions: false,
  summary: {
    download: 'Circuits, connected load and field wiring of a project for its electrician: PDF or CSV',
    preview: 'Circuits and field wiring as HTML; nothing is recorded',
  },
});
