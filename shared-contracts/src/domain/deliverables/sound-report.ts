import { DELIVERABLE_LABELS_MESSAGES } from '../../messages/deliverable-labels.generated.ts';
import { DELIVERABLE_LEADS_MESSAGES } from '../../messages/deliverable-leads.generated.ts';
import { DeliverableType } from '../enumerations.ts';
import { declareDeliverable } from './deliverable.ts';
import { CSV, PDF } from './format.ts';

export const SOUND_REPORT = declareDeliverable({
  type: DeliverableType.SoundReport,
  key: 'soundReport',
  label: () => DELIVERABLE_LABELS_MESSAGES[DeliverableType.SoundReport],
  lead: () => DELIVERABLE_LEADS_MESSAGES.soundReport,
  icon: 'speaker',
  formats: [PDF, CSV],
  orientation: 'landscape',
  hasPreWire: false,
  needsDimensions: false,
  summary: {
    download: 'Sound power by octave band, sound pressure and noise criteria of a project: PDF or CSV',
    preview: 'Sound of a project as HTML; nothing is recorded',
  },
});
