import { REVIT } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { revitArchive } from './revit-archive.ts';

export const revit = defineDeliverable(REVIT, {
  documentName: () => DELIVERABLE_MESSAGES.document.revit,
  build: {
    ZIP: async (subject, { renderer, signal }) =>
      renderer.render(await revitArchive(subject, 'zip', signal), { signal }),
    TAR: async (subject, { renderer, signal }) =>
      renderer.render(await revitArchive(subject, 'tar', signal), { signal }),
  },
});
