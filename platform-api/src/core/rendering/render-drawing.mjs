// @ts-check
// A part of the rendering process, which runs without compilation.

/** Characters beyond ASCII; each as its code, which every version and code page shows. */
const OTHER_CHARACTERS = /[^ -~]/g;
const CENTER = 1;
const INCHES = 1;

/** @param {import('./jobs.ts').DrawingJob} job */
export async function renderDrawing({ kind, layers, limits, texts, lines }) {
  const acad = await import('@node-projects/acad-ts');
  const { ACadVersion, CadDocument, DwgWriter, DxfWriter, Layer, Line, TextEntity, XY, XYZ } = acad;
  const document = new CadDocument();
  const { header, layers: known, modelSpace } = document;
  if (header === null || known === null || modelSpace === null) throw new Error('A new drawing has no model space');
  // Of all versions the one that independent readers take without a warning.
  header.version = ACadVersion.AC1015;
  header.insUnits = INCHES;
  header.measurementUnits = acad.MeasurementUnits.English;
  header.modelSpaceLimitsMin = new XY(0, 0);
  header.modelSpaceLimitsMax = new XY(limits[0], limits[1]);
  header.modelSpaceExtMin = new XYZ(0, 0, 0);
  header.modelSpaceExtMax = new XYZ(limits[0], limits[1], 0);
  const byName = new Map(layers.map((name) => [name, new Layer(name)]));
  for (const layer of byName.values()) known.add(layer);
  /** @type {(entity: import('@node-projects/acad-ts').Entity, name: string) => void} */
  const place = (entity, name) => {
    const layer = byName.get(name);
    if (layer !== undefined) entity.layer = layer;
    modelSpace.entities.add(entity);
  };
  for (const { from, to, layer } of lines) {
    place(new Line(new XYZ(from[0], from[1], 0), new XYZ(to[0], to[1], 0)), layer);
  }
  for (const { text, x, y, height, align, layer } of texts) {
    const entity = new TextEntity(inAscii(text));
    entity.insertPoint = new XYZ(x, y, 0);
    if (align === 'center') {
      entity.horizontalAlignment = CENTER;
      entity.alignmentPoint = new XYZ(x, y, 0);
    }
    entity.height = height;
    place(entity, layer);
  }
  if (kind === 'dwg') return DwgWriter.writeToBuffer(document);
  /** @type {string[]} */
  const parts = [];
  DxfWriter.writeToStream({ write: (/** @type {string} */ part) => parts.push(part) }, document);
  return Buffer.from(parts.join(''), 'ascii');
}

/** @param {string} text */
function inAscii(text) {
  return text.replaceAll(/\s/g, ' ').replaceAll(OTHER_CHARACTERS, (character) => {
    const code = character.charCodeAt(0);
    return code < 0xa0 ? ' ' : `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
