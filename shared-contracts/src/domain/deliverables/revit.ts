import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { TAR, ZIP } from './format.ts';

export const REVIT = declareDeliverable({
  type: DeliverableType.RevitModel,
  key: 'revit',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.RevitModel],
  lead: () => DELIVERABLE_LEADS_MESSAGES.revit,
  icon: 'cube',
  formats: [ZIP, TAR],
  orientation: null,
  hasPreWire: false,
  needsDimensions: true,
  summary: {
    download: 'Archive for Revit: type catalogues, shared parameters, schedule and an IFC model of each item',
    preview: null,
  },
});
