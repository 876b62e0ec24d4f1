import { DELIVERABLE_LABELS_TEXTS } from '../../words/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_TEXTS } from '../../words/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { TAR, ZIP } from './format.ts';

export const REVIT = declareDeliverable({
  type: DeliverableType.RevitModel,
  key: 'revit',
  label: () => DELIVERABLE_LABELS_TEXTS[DeliverableType.RevitModel],
  lead: () => DELIVERABLE_LEADS_TEXTS.revit,
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
