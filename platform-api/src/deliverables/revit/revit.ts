import { REVIT } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_TEXTS } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { revitArchive } from './revit-archive.ts';

export const revit = defineDeliverable(REVIT, {
  documentName: () => DELIVERABLE_TEXTS.paper.revit,
  build: {
    ZIP: (subject, { renderer, signal }) => renderer.render(revitArchive(subject, 'zip'), { signal }),
    TAR: (subject, { renderer, signal }) => renderer.render(revitArchive(subject, 'tar'), { signal }),
  },
});
