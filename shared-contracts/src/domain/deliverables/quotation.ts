import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, PDF, XLSX } from './format.ts';

export const QUOTATION = declareDeliverable({
  type: DeliverableType.Quotation,
  key: 'quotation',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.Quotation],
  lead: () => DELIVERABLE_LEADS_MESSAGES.quotation,
  icon: 'money',
  formats: [PDF, XLSX, CSV],
  orientation: 'portrait',
  hasPreWire: false,
  needsDimensions: false,
  hasPrices: true,
  summary: {
    download: 'Quotation of a project with its bill of material: PDF, XLSX or CSV; rejected under No Pricing',
    preview: 'Quotation as HTML; nothing is recorded',
  },
});
