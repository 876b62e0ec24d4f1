import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { FAN_FAMILY_KEYS, wheelOf } from '../../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../../air/density.ts';
import { fanFamily } from '../../curve/fan-family.ts';
import { velocityPressure, type Wheel } from '../../curve/wheel.ts';
import { type OperatingPoint, speedSearch } from '../../duty/speed-search.ts';
import type { CurveOfFileEntry } from '../curve-schema.ts';
import { curveOfRepresentation } from './curve-of-representation.ts';
import { CFM, IN_WG, RPM } from './nodes.ts';

const ENTRY: CurveOfFileEntry = {
  ...{ name: 'Of a map', referenceDiameterIn: 30, blades: 10, outletAreaFactor: null },
  ...{ tipSpeedLimits: { unclassed: 9000 }, efficiencyFloor: 0.45, hasAmcaClasses: false, powerRisesWithFlow: false },
  ...{ nominalWheelVelocity: 1500, representation: 'fan.rs0003.json' },
  sound: {
    ...{ smallWheel: 'prop', largeWheel: 'prop', largeAboveIn: 36, offsetDb: 0, rightOfPeakShare: 0 },
    outletOverInletDb: [0, 0, 0, 0, 0, 0, 0, 0],
  },
};
type Values = (number | null)[];
interface SystemCurve {
  standard_air_volumetric_flow_rate: number[];
  static_pressure_difference: number[];
}
/** The parts of a document that tests change. */
interface Document {
  readonly metadata: Record<string, unknown>;
  readonly description: { readonly product_information: Record<string, unknown> };
  readonly performance: Record<string, unknown> & {
    readonly stability_curve: SystemCurve;
    readonly performance_map: {
      readonly grid_variables: SystemCurve & { blade_angle?: number[] };
      readonly lookup_variables: {
        standard_air_volumetric_flow_rate?: Values;
        readonly impeller_rotational_speed: Values;
        shaft_power: Values;
      };
    };
  };
}
const fixture = (name: string): Document =>
  JSON.parse(readFileSync(path.join(__dirname, `../../../test/fixtures/rs0003/${name}.rs0003.json`), 'utf8'));
const read = (content: unknown, entry: Partial<CurveOfFileEntry> = {}) =>
  curveOfRepresentation('fan.rs0003.json', content, { ...ENTRY, ...entry });
const notesOf = (content: unknown, entry: Partial<CurveOfFileEntry> = {}) =>
  read(content, entry).notes.map(({ message, isWarning }) => (isWarning === true ? `WARNING ${message}` : message));
const faultsOf = (content: unknown, entry: Partial<CurveOfFileEntry> = {}) =>
  read(content, entry).faults.map(({ cell, message }) => `${cell}: ${message}`);
const changed = (name: string, change: (document: Document) => void) => {
  const document = fixture(name);
  change(document);
  return document;
};

describe('A continuous map that ends before free delivery', () => {
  const document = fixture('continuous');

  it('is a curve that ends with it, and says how well it gives the map back', () => {
    const { table, faults } = read(document);
    expect(faults).toEqual([]);
    expect(table?.endsBeforeFreeDelivery).toBe(true);
    expect(table?.psi.at(-1)).toBeGreaterThan(0.05);
    const [fit, used, end] = notesOf(document);
    expect(fit).toMatch(
      /^the curve gives the speed within 0\.5 % at 100 % and within 2 % at 100 % of the nodes \(at most 0\.\d % off\), the power within 0\.5 % at \d+ % and within 2 % at 100 %/,
    );
    expect(used).toBe('46 of 48 nodes of the map are used; left out: 2 without speed and power');
    expect(end).toMatch(
      /^the map ends before free delivery, at phi .* nothing is selected beyond, and nothing is extra/,
    );
  });

  it('selects nothing left of the stability curve, and nothing of the file is dropped in silence', () => {
    const known = wheelOf('bi_sw', 30).family;
    const { table } = read(document);
    expect(table?.stallPhi).toBeGreaterThan(known.stallPhi);
    expect(notesOf(document)).toContain(
      `nothing is selected left of the stability curve, phi ${table?.stallPhi.toFixed(4)}`,
    );
    expect(notesOf(document).at(-1)).toBe(
      [
        'not used: metadata.data_model, metadata.description, metadata.id, metadata.data_timestamp, metadata.data_version',
        'metadata.data_source, metadata.disclaimer, description.product_information.manufacturer',
        'description.product_information.model_number, description.product_information.impeller_type',
        'performance.nominal_standard_air_volumetric_flow_rate, performance.is_enclosed, performance.assembly_components',
        'performance.heat_loss_fraction, performance.installation_speed_control_type',
      ].join(', '),
    );
  });

  it('has no faster wheel than the file', () => {
    expect(read(document, { tipSpeedLimits: { unclassed: 15_000 } }).table?.tipSpeedLimits.unclassed).toBeCloseTo(
      11_781,
      0,
    );
    expect(read(document).table?.tipSpeedLimits.unclassed).toBe(9000);
    const slow = changed('continuous', ({ performance }) => (performance.maximum_impeller_rotational_speed = 12));
    expect(notesOf(slow)[1]).toMatch(
      /^19 of 48 nodes .* left out: 27 outside the speed limits of the file, 2 without speed and power$/,
    );
  });

  it('that has a stability curve far left of it says that it limits nothing', () => {
    const content = changed('continuous', ({ performance: { stability_curve: curve } }) => {
      curve.standard_air_volumetric_flow_rate = curve.standard_air_volumetric_flow_rate.map(
        (flow: number) => flow / 1000,
      );
    });
    expect(notesOf(content)).toContain('the stability curve is left of the map and limits nothing; check its units');
  });

  it('is that of one impeller where there are several', () => {
    const content = changed(
      'continuous',
      ({ description, performance: { performance_map: map, stability_curve: curve } }) => {
        description.product_information.number_of_impellers = 2;
        const twice = (values: readonly number[]) => values.map((value) => 2 * value);
        map.grid_variables.standard_air_volumetric_flow_rate = twice(
          map.grid_variables.standard_air_volumetric_flow_rate,
        );
        map.lookup_variables.shaft_power = map.lookup_variables.shaft_power.map((power) => power && 2 * power);
        curve.standard_air_volumetric_flow_rate = twice(curve.standard_air_volumetric_flow_rate);
      },
    );
    expect(read(content).table?.lambda).toEqual(read(document).table?.lambda);
    expect(read(content).table?.stallPhi).toBeCloseTo(read(document).table?.stallPhi ?? 0, 8);
    expect(notesOf(content)).toContain('airflow and power are those of one of 2 impellers');
  });
});

describe('A discrete map', () => {
  const document = fixture('discrete');

  it('is a curve up to free delivery, without the nodes at which the fan is off', () => {
    const { table, faults } = read(document, { referenceDiameterIn: 12 });
    expect(faults).toEqual([]);
    expect(table?.psi.at(-1)).toBe(0);
    expect(table?.endsBeforeFreeDelivery).toBeUndefined();
    const notes = notesOf(document, { referenceDiameterIn: 12 });
    expect(notes[0]).toMatch(/speed within 0\.5 % at \d+ % and within 2 % at 100 % of the nodes/);
    expect(notes[1]).toBe('29 of 35 nodes of the map are used; left out: 6 in operation state STANDBY');
    expect(notes).toContain('speeds between those of the speed numbers are selected too: a line has no list of speeds');
    expect(notes.at(-1)).toContain('performance.motor_representation');
  });

  it('that does not follow the fan laws is a curve with a warning', () => {
    const content = changed('discrete', ({ performance: { performance_map: map } }) => {
      const { lookup_variables: lookup } = map;
      lookup.standard_air_volumetric_flow_rate = lookup.standard_air_volumetric_flow_rate?.map(
        (flow: number | null, index: number) => flow && flow * (1 + 0.06 * (index % 2)),
      );
    });
    expect(notesOf(content, { referenceDiameterIn: 12 })[0]).toMatch(
      /^WARNING the map does not follow the fan laws: the cu/,
    );
  });
});

describe('A representation that is no fan, or not whole', () => {
  it.each<[string, (document: Document) => void, string]>([
    ['another schema', ({ metadata }) => (metadata.schema = 'RS0002'), 'metadata.schema: it is no fan representation'],
    [
      'no map',
      ({ performance }) => {
        performance.performance_map_continuous = performance.performance_map;
        Reflect.deleteProperty(performance, 'performance_map');
      },
      'performance.performance_map: Invalid input',
    ],
    [
      'a list too short',
      ({ performance }) => performance.performance_map.lookup_variables.shaft_power.pop(),
      'performance.performance_map: the grid has 48 nodes, the map 47 powers',
    ],
    [
      'a grid variable that is not known',
      ({ performance }) => (performance.performance_map.grid_variables.blade_angle = [1]),
      'performance.performance_map.grid_variables: Unrecognized key: "blade_angle"',
    ],
    [
      'power for nothing',
      ({ performance }) => (performance.performance_map.lookup_variables.shaft_power[0] = 20),
      'performance.performance_map: more air power than shaft power at the nodes 1',
    ],
    [
      'next to no nodes',
      ({ performance }) => performance.performance_map.lookup_variables.impeller_rotational_speed.fill(null, 3),
      'performance.performance_map: 3 points of different systems; a curve needs at least 5',
    ],
  ])('is rejected with its place: %s', (_, change, fault) => {
    expect(faultsOf(changed('continuous', change))[0]).toContain(fault);
  });

  it('is rejected where the catalogue names no sound', () => {
    expect(faultsOf(fixture('continuous'), { sound: undefined })).toEqual([
      ': the file has no sound, and the catalogue names none for the curve',
    ]);
  });

  it('may name its schema in the field of later editions', () => {
    const content = changed('continuous', ({ metadata }) => {
      metadata.schema_name = metadata.schema;
      metadata.schema = undefined;
    });
    expect(faultsOf(content)).toEqual([]);
  });
});

/** What a manufacturer would publish of a wheel of a known family: nodes in its stall are empty. */
function mapOf(wheel: Wheel, flows: readonly number[], pressures: readonly number[]): unknown {
  const points = flows.flatMap((cfm) => pressures.map((sp) => speedSearch(wheel, cfm, sp, STANDARD_DENSITY)));
  const lookup = (value: (point: OperatingPoint) => number) =>
    points.map((point) => (point.phi < wheel.family.stallPhi ? null : value(point)));
  const document = fixture('continuous');
  const { stability_curve: _curve, ...performance } = document.performance;
  return {
    ...document,
    performance: {
      ...{ ...performance, maximum_impeller_rotational_speed: 1000, minimum_impeller_rotational_speed: 0 },
      performance_map: {
        grid_variables: {
          standard_air_volumetric_flow_rate: flows.map((cfm) => cfm / CFM),
          static_pressure_difference: pressures.map((sp) => sp / IN_WG),
        },
        lookup_variables: {
          impeller_rotational_speed: lookup(({ rpm }) => rpm / RPM),
          // The size factor is a property of the product; the test is of the wheel without it.
          shaft_power: lookup(({ bhp }) => bhp * wheel.sizeFactor * 745.7),
        },
      },
    },
  };
}

describe('The map of any family', () => {
  it('gives back its pressure and power as far as it reaches, at any size', () => {
    const any = fc.record({
      key: fc.constantFrom(...FAN_FAMILY_KEYS),
      diameterIn: fc.double({ min: 8, max: 60, noNaN: true }),
      tip: fc.double({ min: 3000, max: 8000, noNaN: true }),
      hasFreeDelivery: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ key, diameterIn, tip, hasFreeDelivery }) => {
        const wheel = wheelOf(key, diameterIn);
        const { phiMax, stallPhi, psiAt, lambdaAt } = wheel.family;
        const flows = Array.from({ length: 14 }, (_, step) => phiMax * wheel.area * tip * (0.5 + step / 20));
        const max = psiAt(stallPhi) * velocityPressure(STANDARD_DENSITY, tip);
        const pressures = Array.from({ length: 10 }, (_, step) => (max * (step + (hasFreeDelivery ? 0 : 1))) / 9);
        const { table, faults, notes } = read(mapOf(wheel, flows, pressures), { referenceDiameterIn: diameterIn });
        expect(faults).toEqual([]);
        expect(notes[0]?.message).toContain('within 2 % at 100 % of the nodes');
        if (table === null) return;
        expect(table.endsBeforeFreeDelivery ?? false).toBe(!hasFreeDelivery);
        const made = fanFamily('made', table);
        const [from, to] = [table.stallPhi, made.phiMax];
        for (let step = 0; step <= 20; step++) {
          const phi = from + ((to - from) * step) / 20;
          expect(Math.abs(made.psiAt(phi) - psiAt(phi))).toBeLessThan(0.02 * psiAt(stallPhi));
          expect(Math.abs(made.lambdaAt(phi) / lambdaAt(phi) - 1)).toBeLessThan(0.03);
        }
      }),
      { numRuns: 80 },
    );
  });
});
