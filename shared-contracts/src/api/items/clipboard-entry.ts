import * as z from 'zod/mini';
import { text, uuid } from '../core/fields.ts';

/** An item that waits in its user's clipboard to be copied or moved to another project (CLP-001). */
export const clipboardEntry = z.object({
  projectItemId: uuid,
  projectId: uuid,
  imagePath: text,
  userId: uuid,
  /** Tag and model, for the bar and its toasts. */
  description: text,
  /** Name of the project it is in, as people wrote it. */
  sourceProject: text,
});
export type ClipboardEntry = z.infer<typeof clipboardEntry>;
