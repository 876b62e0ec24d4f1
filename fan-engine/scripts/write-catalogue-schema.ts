import { writeFileSync } from 'node:fs';
import { catalogueJsonSchema } from '../src/catalogue-file/index.ts';

/** The JSON Schema of catalogues, for editors and for the programs of makers. */
const target = new URL('../../docs/engineering/catalogue.schema.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`);
