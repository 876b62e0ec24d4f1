import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { PrintedDocument } from '../layout/printed-document.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type SubmittalOptions, submittalDocument } from './submittal-document.ts';

/** Programs look for it by this name, whatever the language of the document. */
const ITEMS_FILE = 'items.json';

/** The document with its items as a project file, which a reader can import to size them again. */
export async function submittalPackage(
  subject: DeliverableSubject,
  options: SubmittalOptions,
): Promise<PrintedDocument> {
  const printed = submittalDocument(subject, options);
  const content = JSON.stringify(await subject.itemsFile());
  const file = { name: ITEMS_FILE, mediaType: 'application/json', description: MESSAGES.itemsFile, content };
  return { ...printed, attachments: [file] };
}
