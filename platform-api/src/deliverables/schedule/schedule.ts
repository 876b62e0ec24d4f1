import { SCHEDULE } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { pagesOf } from '../pages.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { scheduleDocument } from './schedule-document.ts';
import { scheduleDrawing } from './schedule-drawing.ts';
import { scheduleWorkbook } from './schedule-workbook.ts';

export const schedule = defineDeliverable(SCHEDULE, {
  documentName: () => DELIVERABLE_MESSAGES.document.schedule,
  build: {
    ...pagesOf((subject, { orientation, pageSize }) => scheduleDocument(subject, orientation, pageSize)),
    CSV: (subject, { machineKeys }) => scheduleCsv(subject, machineKeys ? 'keys' : 'labels'),
    XLSX: (subject, { renderer, pageSize, signal }) => renderer.render(scheduleWorkbook(subject, pageSize), { signal }),
    DWG: (subject, { renderer, signal }) => renderer.render(scheduleDrawing(subject, 'dwg'), { signal }),
    DXF: (subject, { renderer, signal }) => renderer.render(scheduleDrawing(subject, 'dxf'), { signal }),
  },
});
