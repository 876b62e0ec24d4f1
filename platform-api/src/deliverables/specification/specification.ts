import { SPECIFICATION } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { pagesOf } from '../pages.ts';
import { letterheadOf } from '../paper/letterhead.ts';
import { specificationDocx } from './specification-docx.ts';
import { specificationPaper } from './specification-paper.ts';

export const specification = defineDeliverable(SPECIFICATION, {
  documentName: () => DELIVERABLE_MESSAGES.paper.specification,
  build: {
    ...pagesOf((subject, { orientation }) => specificationPaper(subject, orientation)),
    DOC: (subject, { renderer, signal }) =>
      renderer.render(specificationDocx(subject, letterheadOf(subject)), { signal }),
  },
});
