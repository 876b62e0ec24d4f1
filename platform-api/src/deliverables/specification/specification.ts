import { SPECIFICATION } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { engineersHead } from '../layout/letterhead.ts';
import { pagesOf } from '../pages.ts';
import { specificationDocument } from './specification-document.ts';
import { specificationDocx } from './specification-docx.ts';

export const specification = defineDeliverable(SPECIFICATION, {
  documentName: () => DELIVERABLE_MESSAGES.document.specification,
  build: {
    ...pagesOf((subject, { orientation }) => specificationDocument(subject, orientation), engineersHead),
    DOC: (subject, { renderer, signal }) =>
      renderer.render(specificationDocx(subject, engineersHead(subject)), { signal }),
  },
});
