import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { PDF, ZIP } from './format.ts';

export const SUBMITTAL = declareDeliverable({
  type: DeliverableType.Submittal,
  key: 'submittal',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.Submittal],
  lead: () => DELIVERABLE_LEADS_MESSAGES.submittal,
  icon: 'document-pdf',
  formats: [PDF, ZIP],
  orientation: 'portrait',
  hasPreWire: true,
  canSharePages: true,
  hasOptionalPages: true,
  needsDimensions: false,
  summary: {
    download: 'Submittal package of a project: PDF, or ZIP with the documents of each item beside it',
    preview: 'Submittal package as HTML; nothing is recorded',
  },
});
