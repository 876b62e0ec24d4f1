import * as WebIfc from 'web-ifc';

/** A value of a property as a reader finds it, in the declared units. */
export interface ReadProperty {
  readonly kind: 'IfcPropertySingleValue' | 'IfcPropertyBoundedValue' | 'IfcPropertyEnumeratedValue';
  /** Of a bounded one the set point. */
  readonly value: ReadValue;
  readonly lower: ReadValue;
  readonly upper: ReadValue;
}
type ReadValue = string | number | boolean | null;

export interface ReadPort {
  readonly guid: string;
  readonly name: string;
  readonly flow: string;
  readonly type: string;
  readonly system: string;
  readonly isPlaced: boolean;
  readonly sets: ReadSets;
}

/** Properties and quantities, by set and name. */
export type ReadSets = Readonly<Record<string, Readonly<Record<string, ReadProperty>>>>;

export interface ReadUnit {
  readonly entity: string;
  readonly guid: string;
  readonly name: string;
  readonly tag: string;
  readonly predefinedType: string;
  readonly objectType: string | null;
  readonly building: string;
  readonly storey: string;
  readonly type: { readonly guid: string; readonly name: string; readonly predefinedType: string };
  /** Of the unit and of its type. */
  readonly sets: ReadSets;
  readonly quantities: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ports: readonly ReadPort[];
  /** Names of its parts. */
  readonly parts: readonly string[];
  /** Size of its triangles along x, y and z, and where they begin, m. */
  readonly size: readonly number[];
  readonly from: readonly number[];
}

export interface ReadModel {
  readonly project: string;
  readonly units: readonly ReadUnit[];
  /** Kinds of units that are declared. */
  readonly declared: readonly string[];
  readonly buildings: readonly string[];
  readonly storeys: readonly string[];
  /** Of every object, in the order of the file. */
  readonly guids: readonly string[];
}

/** A line of web-ifc: attributes with values in them, references as handles, and what refers to it. */
// biome-ignore lint/suspicious/noExplicitAny: its lines have the attributes of eight hundred entities.
type Line = any;

const ENTITIES = [
  ['IFCFAN', WebIfc.IFCFAN],
  ['IFCUNITARYEQUIPMENT', WebIfc.IFCUNITARYEQUIPMENT],
  ['IFCSPACEHEATER', WebIfc.IFCSPACEHEATER],
] as const;
let api: Promise<WebIfc.IfcAPI> | undefined;

async function reader(): Promise<WebIfc.IfcAPI> {
  api ??= (async () => {
    const made = new WebIfc.IfcAPI();
    await made.Init();
    made.SetLogLevel(WebIfc.LogLevel.LOG_LEVEL_ERROR);
    return made;
  })();
  return api;
}

/** An IFC file as web-ifc reads it, with what it makes of its shapes. */
export async function readIfc(content: Uint8Array): Promise<ReadModel> {
  const found = await reader();
  const model = found.OpenModel(content);
  try {
    return new Reading(found, model).read();
  } finally {
    found.CloseModel(model);
  }
}

class Reading {
  constructor(
    private readonly found: WebIfc.IfcAPI,
    private readonly model: number,
  ) {}

  read(): ReadModel {
    const units = ENTITIES.flatMap(([entity, type]) => this.linesOf(type).map((line) => this.unitOf(entity, line)));
    return {
      project: textIn(this.linesOf(WebIfc.IFCPROJECT)[0].Name),
      units,
      declared: this.line(this.linesOf(WebIfc.IFCUNITASSIGNMENT)[0].expressID).Units.map(
        ({ value }: Line) => this.line(value).UnitType.value,
      ),
      buildings: this.linesOf(WebIfc.IFCBUILDING).map(({ Name }) => textIn(Name)),
      storeys: this.linesOf(WebIfc.IFCBUILDINGSTOREY).map(({ Name }) => textIn(Name)),
      guids: this.guids(),
    };
  }

  private guids(): string[] {
    const all = this.found.GetAllLines(this.model);
    const ids = Array.from({ length: all.size() }, (_, index) => all.get(index));
    return ids.flatMap((id) => {
      const guid = this.line(id)?.GlobalId?.value;
      return guid === undefined ? [] : [String(guid)];
    });
  }

  private unitOf(entity: string, line: Line): ReadUnit {
    const storey = this.line(this.first(line.ContainedInStructure).RelatingStructure.value);
    const building = this.line(this.first(storey.Decomposes).RelatingObject.value);
    const type = this.line(this.first(line.IsTypedBy).RelatingType.value);
    const own = this.definitionsOf(line);
    const sets = [...own, ...(type.HasPropertySets ?? []).map(({ value }: Line) => this.line(value))];
    return {
      ...{ entity, guid: line.GlobalId.value, name: textIn(line.Name), tag: textIn(line.Tag) },
      ...{ predefinedType: line.PredefinedType.value, objectType: line.ObjectType?.value ?? null },
      ...{ building: textIn(building.Name), storey: textIn(storey.Name) },
      type: { guid: type.GlobalId.value, name: textIn(type.Name), predefinedType: type.PredefinedType.value },
      sets: this.setsOf(sets),
      quantities: this.quantitiesOf(sets),
      ports: this.portsOf(line),
      parts: this.partsOf(type),
      ...this.boundsOf(line.expressID),
    };
  }

  private definitionsOf(line: Line): Line[] {
    return (line.IsDefinedBy ?? []).map(({ value }: Line) =>
      this.line(this.line(value).RelatingPropertyDefinition.value),
    );
  }

  private setsOf(definitions: readonly Line[]): ReadSets {
    const sets = definitions.filter(({ HasProperties }) => HasProperties !== undefined);
    return Object.fromEntries(
      sets.map((set) => [
        textIn(set.Name),
        Object.fromEntries(set.HasProperties.map(({ value }: Line) => this.propertyOf(this.line(value)))),
      ]),
    );
  }

  private propertyOf(property: Line): [string, ReadProperty] {
    const kind = this.found.GetNameFromTypeCode(property.type) as ReadProperty['kind'];
    const value = property.NominalValue ?? property.SetPointValue ?? property.EnumerationValues?.[0];
    const { LowerBoundValue: lower, UpperBoundValue: upper } = property;
    return [textIn(property.Name), { kind, value: valueIn(value), lower: valueIn(lower), upper: valueIn(upper) }];
  }

  private quantitiesOf(definitions: readonly Line[]): ReadUnit['quantities'] {
    const sets = definitions.filter(({ Quantities }) => Quantities !== undefined);
    return Object.fromEntries(
      sets.map((set) => [
        textIn(set.Name),
        Object.fromEntries(
          set.Quantities.map(({ value }: Line) => {
            const { Name, WeightValue, LengthValue } = this.line(value);
            return [textIn(Name), Number(valueIn(WeightValue ?? LengthValue))];
          }),
        ),
      ]),
    );
  }

  private portsOf(line: Line): ReadPort[] {
    const nested = (line.IsNestedBy ?? []).flatMap(({ value }: Line) => this.line(value).RelatedObjects);
    return nested.map(({ value }: Line) => {
      const port = this.line(value);
      return {
        ...{ guid: port.GlobalId.value, name: textIn(port.Name), flow: port.FlowDirection.value },
        ...{ type: port.PredefinedType.value, system: port.SystemType.value, isPlaced: port.ObjectPlacement !== null },
        sets: this.setsOf(this.definitionsOf(port)),
      };
    });
  }

  private partsOf(type: Line): string[] {
    const maps = (type.RepresentationMaps ?? []).map(({ value }: Line) => value);
    return this.linesOf(WebIfc.IFCSHAPEASPECT)
      .filter(({ PartOfProductDefinitionShape: { value } }) => maps.includes(value))
      .map(({ Name }) => textIn(Name));
  }

  /** Readers of this library have y up. */
  private boundsOf(id: number): Pick<ReadUnit, 'size' | 'from'> {
    const [least, most] = [
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
      [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
    ];
    const { geometries } = this.found.GetFlatMesh(this.model, id);
    for (let index = 0; index < geometries.size(); index += 1) {
      const { flatTransformation: m, geometryExpressID } = geometries.get(index);
      const geometry = this.found.GetGeometry(this.model, geometryExpressID);
      const vertices = this.found.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      for (let at = 0; at < vertices.length; at += 6) {
        const [x = 0, y = 0, z = 0] = vertices.subarray(at, at + 3);
        const row = (place: number) =>
          (m[place] ?? 0) * x + (m[place + 4] ?? 0) * y + (m[place + 8] ?? 0) * z + (m[place + 12] ?? 0);
        const [right, up, near] = [row(0), row(1), row(2)];
        for (const [axis, value] of [right, -near, up].entries()) {
          least[axis] = Math.min(least[axis] ?? value, value);
          most[axis] = Math.max(most[axis] ?? value, value);
        }
      }
    }
    return { from: least, size: most.map((value, axis) => value - (least[axis] ?? 0)) };
  }

  private linesOf(type: number): Line[] {
    const ids = this.found.GetLineIDsWithType(this.model, type);
    return Array.from({ length: ids.size() }, (_, index) => this.line(ids.get(index)));
  }

  private line(id: number): Line {
    return this.found.GetLine(this.model, id, false, true);
  }

  private first(handles: Line): Line {
    const [handle] = Array.isArray(handles) ? handles : [handles];
    return this.line(handle.value);
  }
}

function textIn(attribute: Line): string {
  return attribute?.value ?? '';
}

function valueIn(attribute: Line): ReadValue {
  const value = attribute?.value ?? null;
  return value === 'T' ? true : value === 'F' ? false : value;
}
