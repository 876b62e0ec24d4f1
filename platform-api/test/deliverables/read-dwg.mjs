// @ts-check
// A process of its own reads drawings back: the library is a module of the kind that jest does not load.
import { readFileSync } from 'node:fs';
import { DwgReader, DxfReader } from '@node-projects/acad-ts';

const bytes = readFileSync(0);
const isDwg = bytes.subarray(0, 2).toString('latin1') === 'AC';
const content = new Uint8Array(bytes).buffer;
const drawing = isDwg
  ? DwgReader.readFromStream(content, () => undefined)
  : DxfReader.readFromStream(new Uint8Array(content), () => undefined);
/** @param {{ x: number, y: number }} point */
const placeOf = ({ x, y }) => [x, y];
const entities = [...(drawing.modelSpace?.entities ?? [])].map((entity) => ({
  kind: entity.objectName,
  layer: entity.layer?.name ?? null,
  text: 'value' in entity ? String(entity.value) : null,
  points:
    'startPoint' in entity && 'endPoint' in entity
      ? [placeOf(/** @type {any} */ (entity.startPoint)), placeOf(/** @type {any} */ (entity.endPoint))]
      : 'insertPoint' in entity
        ? [placeOf(/** @type {any} */ (entity.insertPoint))]
        : [],
}));
process.stdout.write(JSON.stringify({ units: drawing.header?.insUnits ?? null, entities }));
