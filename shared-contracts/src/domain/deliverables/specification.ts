import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { DOC, PDF } from './format.ts';

export const SPECIFICATION = declareDeliverable({
  type: DeliverableType.Specification,
  key: 'specification',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.Specification],
  lead: () => DELIVERABLE_LEADS_MESSAGES.specification,
  icon: 'document-text',
  formats: [PDF, DOC],
  orientation: 'portrait',
  hasPreWire: false,
  needsDimensions: false,
  summary: {
    download: 'Specification sections of a project in three parts: PDF or DOC',
    preview: 'Specification sections as HTML; nothing is recorded',
  },
});
