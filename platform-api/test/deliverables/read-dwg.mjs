// @ts-check
// A process of its own reads drawings back: the library is a module of the kind that jest does not load.
import { readFileSync } from 'node:fs';
import { DwgReader } from '@node-projects/acad-ts';

const bytes = readFileSync(0);
const drawing = DwgReader.readFromStream(new Uint8Array(bytes).buffer, () => undefined);
const entities = [...(drawing.modelSpace?.entities ?? [])].map((entity) => ({
  kind: entity.objectName,
  layer: entity.layer?.name ?? null,
  text: 'value' in entity ? String(entity.value) : null,
}));
process.stdout.write(JSON.stringify(entities));
