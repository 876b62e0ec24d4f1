import fc from 'fast-check';
import { anyDraw, configuredItems } from '../../../test/deliverables/configured-items.ts';
import { unmetRules } from '../../../test/deliverables/ids-rules.ts';
import { type ReadModel, readIfc } from '../../../test/deliverables/read-ifc.ts';
import { configuredTypes } from '../facts/configured-types.ts';
import { outdoorShareOf } from '../facts/item-air.ts';
import { boxOf } from '../facts/item-box.ts';
import { unitTagsOf } from '../facts/tags.ts';
import type { DeliverableItem, DeliverableSubject, EquipmentKind } from '../subject/subject.ts';
import { ifcModel } from './ifc-model.ts';

const METRES_PER_INCH = 0.0254;
const WARRANTY = 'Limited warranty: 18 months from shipment.';
const itemOf = configuredItems();

/** What a model takes of a project. */
const SUBJECT = {
  ...{ projectId: 'P-1', projectName: 'Harbor Point Clinic', referenceId: 'L-1', office: null, facts: {} },
  ...{ brand: { settings: { brandName: 'Kelvane' } }, date: new Date('2026-03-04'), items: [], alternates: [] },
} as unknown as DeliverableSubject;

function modelOf(
  items: readonly DeliverableItem[],
  tags: (item: DeliverableItem) => readonly string[] = ({ tag }) => [tag],
) {
  const types = configuredTypes(items);
  const modelled = items.flatMap((item, index) => {
    const type = types[index];
    return type === undefined ? [] : [{ item, type, tags: tags(item) }];
  });
  const file = { name: SUBJECT.projectName, scope: 'P-1 project', items: modelled, warranty: WARRANTY };
  return ifcModel(file, SUBJECT);
}

const read = async (model: Promise<string>) => readIfc(Buffer.from(await model));

/** The item under another id, so that several are in one model. */
function under(item: DeliverableItem, id: string, changes: Partial<DeliverableItem> = {}): DeliverableItem {
  return { ...item, row: { ...item.row, id }, ...changes };
}

/** One of each kind of equipment and each shape of housing that the duties of the samples lead to. */
const EVERY_JOB = Array.from({ length: 12 }, (_, job) =>
  itemOf({ job, row: 0, motor: 0, voltage: 0, options: [] }),
).map((item, index) => under(item, `item ${index}`, { tag: `T-${index}` }));

describe('A model in IFC4', () => {
  it('has what is required of each unit, whatever it is and has been configured with', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDraw, { minLength: 1, maxLength: 6 }), async (drawn) => {
        const items = drawn.map((one, index) => under(itemOf(one), `item ${index}`, { tag: `T-${index}` }));
        const { units, guids } = await read(modelOf(items));
        expect(units.flatMap(unmetRules)).toEqual([]);
        expect(units).toHaveLength(items.length);
        expect(new Set(guids).size).toBe(guids.length);
      }),
      { numRuns: 12 },
    );
  });

  it('has parts that together are as large as the unit, and begin at its ground', async () => {
    const { units } = await read(modelOf(EVERY_JOB));
    for (const { tag, size, from } of units) {
      const { least, most } = roomOf(EVERY_JOB.find((each) => each.tag === tag));
      const inches = size.map((metres) => metres / METRES_PER_INCH);
      const isInside = inches.map(
        (side, axis) => side <= (most[axis] ?? 0) * 1.001 && side >= (least[axis] ?? 0) * 0.98,
      );
      expect({ tag, inches, isInside }).toEqual({ tag, inches, isInside: [true, true, true] });
      expect(Math.abs((from[2] ?? 0) / METRES_PER_INCH)).toBeLessThan(GRILLE_IN + 0.1);
    }
  });

  it('has the chosen curb below the unit, at the height that the catalogue says', async () => {
    const fan = EVERY_JOB.find(
      ({ product }) => product?.dimensions?.shape === 'cabinet' && product.dimensions.measures.has('curbLength'),
    );
    if (fan === undefined) throw new Error('No unit is on a curb');
    const curb = {
      id: 1,
      code: 'CURB20',
      group: 'Fan Curb',
      description: 'Roof curb 20 in, flat, galvanized',
    } as const;
    const attenuating = { ...curb, code: 'CURBSA', description: 'Sound attenuating curb' } as const;
    const on = await read(modelOf([under(fan, 'on', { options: [curb] })]));
    expect(on.units[0]?.parts).toContain('Curb');
    expect((on.units[0]?.from[2] ?? 0) / METRES_PER_INCH).toBeCloseTo(-20, 3);
    const unknown = await read(modelOf([under(fan, 'off', { options: [attenuating] })]));
    expect(unknown.units[0]?.parts).not.toContain('Curb');
  });

  it('has a unit for each tag of a range, in its building and level, of a type that equal units share', async () => {
    const [fan] = EVERY_JOB;
    if (fan === undefined) throw new Error('There is no fan');
    const three = { ...fan.item, qty: 3 };
    const items = [
      under(fan, 'range', { tag: 'EF-4 ... EF-6', item: three, building: 'Clinic, level 2' }),
      under(fan, 'two', { tag: 'EF-9', item: { ...fan.item, qty: 2 }, building: 'Level 1' }),
      under(fan, 'other', { tag: 'EF-10', item: { ...fan.item, weightLb: 1 }, building: 'Level 1' }),
    ];
    const model = await read(modelOf(items, unitTagsOf));
    const shown = model.units.map(({ tag, building, storey }) => `${tag} ${building} / ${storey}`);
    expect(shown).toEqual([
      ...['EF-4', 'EF-5', 'EF-6'].map((tag) => `${tag} Clinic / level 2`),
      ...['EF-9', 'EF-9', 'EF-10'].map((tag) => `${tag} Harbor Point Clinic / Level 1`),
    ]);
    const types = model.units.map(({ type }) => type);
    expect(new Set(types.map(({ guid }) => guid)).size).toBe(2);
    expect(types.at(-1)?.name).toBe(`${types[0]?.name} (2)`);
    expect(new Set(model.units.map(({ guid }) => guid)).size).toBe(6);
    expect(unmetOf(model)).toEqual([]);
    const ports = model.units.map((unit) => unit.ports.map(({ guid }) => guid));
    expect(new Set(ports.flat()).size).toBe(6 * (ports[0]?.length ?? 0));
    // No two are in one place.
    const places = model.units.map(({ from }) => from.map((metres) => metres.toFixed(2)).join());
    expect(new Set(places).size).toBe(6);
  });

  it('has the same ids when it is made again, whatever else is in it and whatever its tag has become', async () => {
    const [first, second] = EVERY_JOB;
    if (first === undefined || second === undefined) throw new Error('There are no fans');
    const [whole, alone] = await Promise.all([
      read(modelOf([second, first])),
      read(modelOf([{ ...first, tag: 'EF-99', item: { ...first.item, notes: 'Roof' } }])),
    ]);
    const unit = whole.units.find(({ tag }) => tag === first.tag);
    const again = alone.units[0];
    expect(again?.guid).toBe(unit?.guid);
    expect(again?.type.guid).toBe(unit?.type.guid);
    expect(again?.ports.map(({ guid }) => guid)).toEqual(unit?.ports.map(({ guid }) => guid));
  });

  it('has connections for the air, the power, the gas and the drain of what has them', async () => {
    const { units } = await read(modelOf(EVERY_JOB));
    const portsOf = (kind: EquipmentKind) => {
      const tags = EVERY_JOB.filter((item) => item.kind === kind).map(({ tag }) => tag);
      return units.find(({ tag }) => tags.includes(tag))?.ports.map(({ name, system }) => `${name}: ${system}`);
    };
    expect(portsOf('exhaust')).toEqual(['Air inlet: EXHAUST', 'Air outlet: EXHAUST', 'Power: ELECTRICAL']);
    expect(portsOf('ceilingFan')).toEqual(['Power: ELECTRICAL']);
    expect(portsOf('hvacUnit')).toEqual([
      ...['Outdoor air: VENTILATION', 'Return air: AIRCONDITIONING', 'Air outlet: AIRCONDITIONING'],
      ...['Power: ELECTRICAL', 'Gas: GAS', 'Condensate drain: DRAINAGE'],
    ]);
  });

  it('has the air of each opening, which adds up to what the unit moves', async () => {
    const { units } = await read(modelOf(EVERY_JOB));
    for (const { tag, ports } of units) {
      const item = EVERY_JOB.find((each) => each.tag === tag);
      if (item === undefined || item.kind === 'ceilingFan') continue;
      const flows = ports
        .filter(({ type }) => type === 'DUCT')
        .map(({ name, flow, sets }) => {
          const cubicMetres = Number(sets.Pset_DistributionPortTypeDuct?.VolumetricFlowRate?.value);
          return { name, flow, cfm: cubicMetres / 0.00047194745 };
        });
      const sumOf = (flow: string) => flows.reduce((sum, each) => sum + (each.flow === flow ? each.cfm : 0), 0);
      expect(sumOf('SINK')).toBeCloseTo(item.item.rating?.requiredCfm ?? 0, 1);
      expect(sumOf('SOURCE')).toBeCloseTo(item.item.rating?.requiredCfm ?? 0, 1);
      const outdoor = flows.find(({ name }) => name === 'Outdoor air');
      if (item.kind === 'hvacUnit')
        expect(outdoor?.cfm).toBeCloseTo((item.item.rating?.requiredCfm ?? 0) * outdoorShareOf(item), 1);
    }
  });

  it('has the range that a burner fires in and that its gas train takes', async () => {
    const { units } = await read(modelOf(EVERY_JOB));
    const burning = units.filter(({ ports }) => ports.some(({ name }) => name === 'Gas'));
    expect(burning.length).toBeGreaterThan(2);
    for (const { tag, sets } of burning) {
      const heating = EVERY_JOB.find((item) => item.tag === tag)?.item.heating;
      const { InputCapacity: input, GasInletPressure: pressure } = sets.SpecBuilder_Heating ?? {};
      expect(Number(input?.upper) / Number(input?.lower)).toBeCloseTo(heating?.turndown ?? 0, 6);
      expect([pressure?.lower, pressure?.upper].map((pascals) => Number(pascals) / 249.08891)).toEqual([
        expect.closeTo(7, 3),
        expect.closeTo(14, 3),
      ]);
    }
  });

  it('declares the unit of every measure in it', async () => {
    const model = await modelOf(EVERY_JOB);
    const { declared } = await readIfc(Buffer.from(model));
    const measures = new Set([...model.matchAll(/\b(IFC[A-Z]+MEASURE)\(/g)].map(([, measure]) => measure));
    expect([...measures].filter((measure) => !declared.includes(UNIT_OF[measure ?? ''] ?? ''))).toEqual([]);
  });

  it('has names of any characters as they are, cut where a label ends', async () => {
    const names = ['Owner\'s "A"\n\'); ENDSEC;', '換気扇 😀', 'É\\X2\\0041', 'F'.repeat(300)];
    const [fan] = EVERY_JOB;
    if (fan === undefined) throw new Error('There is no fan');
    const model = await read(modelOf(names.map((tag, index) => under(fan, `item ${index}`, { tag, building: tag }))));
    const shown = names.map((name) => name.replaceAll('\n', ' ').slice(0, 255));
    expect(model.units.map(({ tag }) => tag)).toEqual(shown);
    expect(model.buildings).toEqual(shown);
    expect(model.units.map(({ sets }) => sets.SpecBuilder_Schedule?.tag?.value)).toEqual(
      names.map((name) => name.replaceAll('\n', ' ')),
    );
  });
});

const GRILLE_IN = 0.75;

/** Between a unit's own box and the box with the cap of its curb and the grille of its ceiling; blades of a fan do not fill its circle. */
function roomOf(item: DeliverableItem | undefined): { readonly least: number[]; readonly most: number[] } {
  const measures = item?.product?.dimensions?.measures;
  const box = boxOf(item?.product ?? null);
  if (box === null) throw new Error('A unit has no size');
  const wide = Math.max(measures?.get('curbCap') ?? 0, measures?.get('grille') ?? 0);
  const below = measures?.has('grille') ? GRILLE_IN : 0;
  return {
    least: [box.length, item?.kind === 'ceilingFan' ? box.width * 0.85 : box.width, box.height],
    most: [Math.max(box.length, wide), Math.max(box.width, wide), box.height + below],
  };
}

const unmetOf = ({ units }: ReadModel) => units.flatMap(unmetRules);

/** Units that IFC4 has for the measures of the models. */
const UNIT_OF: Readonly<Record<string, string>> = {
  IFCVOLUMETRICFLOWRATEMEASURE: 'VOLUMETRICFLOWRATEUNIT',
  IFCPRESSUREMEASURE: 'PRESSUREUNIT',
  IFCROTATIONALFREQUENCYMEASURE: 'ROTATIONALFREQUENCYUNIT',
  IFCLENGTHMEASURE: 'LENGTHUNIT',
  IFCPOSITIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCELECTRICCURRENTMEASURE: 'ELECTRICCURRENTUNIT',
  IFCELECTRICVOLTAGEMEASURE: 'ELECTRICVOLTAGEUNIT',
  IFCFREQUENCYMEASURE: 'FREQUENCYUNIT',
  IFCPOWERMEASURE: 'POWERUNIT',
  IFCTHERMODYNAMICTEMPERATUREMEASURE: 'THERMODYNAMICTEMPERATUREUNIT',
  // A ratio has none; any that is declared will do.
  IFCNORMALISEDRATIOMEASURE: 'LENGTHUNIT',
};
