import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, PDF } from './format.ts';

export const OPENING_HANDOVER = declareDeliverable({
  type: DeliverableType.OpeningHandover,
  key: 'openingHandover',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.OpeningHandover],
  lead: () => DELIVERABLE_LEADS_MESSAGES.openingHandover,
  icon: 'resize',
  formats: [PDF, CSV],
  orientation: 'landscape',
  hasPreWire: false,
  needsDimensions: false,
  summary: {
    download: 'Roof and wall openings, curbs and weights of a project for its roofer: PDF or CSV',
    preview: 'Roof and wall openings as HTML; nothing is recorded',
  },
});
