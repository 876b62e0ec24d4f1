// @ts-check
// A part of the rendering thread, which runs without compilation.
/** @param {import('./jobs.ts').DwgJob} job */
export async function renderDwg({ layers, texts, lines }) {
  const { ACadVersion, CadDocument, DwgWriter, Layer, Line, TextEntity, XYZ } = await import('@node-projects/acad-ts');
  const document = new CadDocument();
  const { header, layers: known, modelSpace } = document;
  if (header === null || known === null || modelSpace === null) throw new Error('A new drawing has no model space');
  // Of all versions the one that independent readers take without a warning.
  header.version = ACadVersion.AC1015;
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
  for (const { text, x, y, height, layer } of texts) {
    const entity = new TextEntity(text);
    entity.insertPoint = new XYZ(x, y, 0);
    entity.height = height;
    place(entity, layer);
  }
  return DwgWriter.writeToBuffer(document);
}
