import { SUBMITTAL } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { defineDeliverable } from '../deliverable.ts';
import { pagesOf } from '../pages.ts';
import { submittalArchive } from './submittal-archive.ts';
import { submittalDocument } from './submittal-document.ts';
import { submittalPackage } from './submittal-package.ts';

export const submittal = defineDeliverable(SUBMITTAL, {
  documentName: () => DELIVERABLE_MESSAGES.document.submittal,
  build: {
    HTML: pagesOf(submittalDocument).HTML,
    PDF: pagesOf(submittalPackage).PDF,
    ZIP: submittalArchive,
  },
});
