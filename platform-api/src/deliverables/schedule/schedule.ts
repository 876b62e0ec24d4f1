import { SCHEDULE } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { pagesOf } from '../pages.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { scheduleDwg } from './schedule-dwg.ts';
import { schedulePaper } from './schedule-paper.ts';

export const schedule = defineDeliverable(SCHEDULE, {
  documentName: () => DELIVERABLE_MESSAGES.paper.schedule,
  build: {
    ...pagesOf((subject, { orientation }) => schedulePaper(subject, orientation)),
    CSV: scheduleCsv,
    DWG: (subject, { renderer, signal }) => renderer.render(scheduleDwg(subject), { signal }),
  },
});
