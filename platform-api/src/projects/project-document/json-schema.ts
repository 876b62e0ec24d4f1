import { PROJECT_DOCUMENT_SCHEMA_PATH, projectDocument } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';

/** JSON Schema of what `readDocument` takes. */
export function documentJsonSchema(): object {
  const schema = z.toJSONSchema(projectDocument, { io: 'input', unrepresentable: 'any' });
  return {
    ...schema,
    $id: PROJECT_DOCUMENT_SCHEMA_PATH,
    title: 'SpecBuilder project',
    description: 'A project as it is exported, imported and frozen as a revision',
  };
}
