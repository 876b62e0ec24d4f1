import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { PROJECT_FILE_MESSAGES } from '../../messages/project-file.generated.ts';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { itemFieldChange } from '../core/field-changes.ts';
import { finite, nullableText, projectName, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { projectDocument } from '../project/project-document.ts';

/** The largest project file; 500 items need less than half of it. */
export const MAX_PROJECT_FILE_BYTES = 4 * 1024 * 1024;

/** What a file becomes here: the same values as in the file, different values, or nothing. */
const IMPORT_VERDICTS = ['same', 'changed', 'not-offered'] as const;

/** Read by the server itself, which says what is wrong with a file of another version before anything else. */
const document = z.record(z.string(), z.unknown(), {
  ...says(() => PROJECT_FILE_MESSAGES.noDocument),
});

export const importedLine = z.object({
  /** Place in the file. */
  index: finite,
  tag: nullableText,
  model: text,
  quantity: finite,
  verdict: z.enum(IMPORT_VERDICTS),
  /** Why it is not offered. */
  reason: nullableText,
  /** Options of the file that are not offered. */
  droppedOptions: z.array(text),
  /** What differs from the file, by the engine and catalogue of today. */
  changes: z.array(itemFieldChange),
});
export type ImportedLine = z.infer<typeof importedLine>;

export const importPreview = z.object({
  /** Name in the file, and the free one that it gets. */
  fileName: text,
  projectName: text,
  fileBrand: nullableText,
  isOtherBrand: z.boolean(),
  buildingCount: finite,
  items: z.array(importedLine),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** A project as a file, out and in. */
export const projectFileContract = {
  export: endpoint('GET', '/api/projects/{projectId}/file', {
    apiKey: 'projects',
    summary: 'A project as one JSON document',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(projectDocument),
  preview: endpoint('POST', '/api/projects/file/preview', {
    apiKey: 'projects',
    summary: 'What a project file becomes here, line by line; nothing is written',
    access: signedIn(),
    rate: 'sizing',
    overlay: false,
  })
    .input(z.object({ document }))
    .output(importPreview),
  import: endpoint('POST', '/api/projects/file', {
    apiKey: 'projects',
    summary: 'A new project from a file, rated with the catalogue of today; what is not offered is left out',
    access: signedIn(),
    rate: 'sizing',
    userAction: UserActionType.CreatedProject,
  })
    .input(z.object({ document, projectName: z.optional(projectName) }))
    .output(
      z.object({
        projectId: uuid,
        projectName: text,
        itemCount: finite,
        /** Items of the file that are not offered here. */
        leftOut: z.array(z.object({ tag: nullableText, model: text, reason: text })),
      }),
    ),
};
