import { SCHEDULE } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { pagesOf } from '../pages.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { scheduleDocument } from './schedule-document.ts';
import { scheduleDwg } from './schedule-dwg.ts';

export const schedule = defineDeliverable(SCHEDULE, {
  documentName: () => DELIVERABLE_MESSAGES.document.schedule,
  build: {
    ...pagesOf((subject, { orientation }) => scheduleDocument(subject, orientation)),
    CSV: scheduleCsv,
    DWG: (subject, { renderer, signal }) => renderer.render(scheduleDwg(subject), { signal }),
  },
});
