import { writeFileSync } from 'node:fs';
import { documentJsonSchema } from '../src/projects/project-document/json-schema.ts';

/** The JSON Schema of project files, for editors and for programs that write them; every server also serves it. */
const target = new URL('../../docs/api/project-document.schema.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(documentJsonSchema(), null, 2)}\n`);
