import { DERIVED, type StepInstances, stepList, UNSET } from './step.ts';

const UNITS = [
  ['LENGTHUNIT', UNSET, 'METRE'],
  ['AREAUNIT', UNSET, 'SQUARE_METRE'],
  ['VOLUMEUNIT', UNSET, 'CUBIC_METRE'],
  ['PLANEANGLEUNIT', UNSET, 'RADIAN'],
  ['TIMEUNIT', UNSET, 'SECOND'],
  ['MASSUNIT', '.KILO.', 'GRAM'],
  ['POWERUNIT', UNSET, 'WATT'],
  ['PRESSUREUNIT', UNSET, 'PASCAL'],
  ['ELECTRICVOLTAGEUNIT', UNSET, 'VOLT'],
  ['ELECTRICCURRENTUNIT', UNSET, 'AMPERE'],
  ['FREQUENCYUNIT', UNSET, 'HERTZ'],
  ['THERMODYNAMICTEMPERATUREUNIT', UNSET, 'KELVIN'],
] as const;

/** Units of more than one: each with those that it is made of and their exponents. */
const DERIVED_UNITS = [
  [
    'VOLUMETRICFLOWRATEUNIT',
    [
      ['LENGTHUNIT', 3],
      ['TIMEUNIT', -1],
    ],
  ],
  ['ROTATIONALFREQUENCYUNIT', [['TIMEUNIT', -1]]],
] as const;

export interface Context {
  readonly context: string;
  readonly subContext: string;
  readonly units: string;
}

/** The space that shapes are in, and the unit of every measure in the file. */
export function addContext(instances: StepInstances): Context {
  const origin = instances.add('IFCCARTESIANPOINT', stepList(['0.', '0.', '0.']));
  const placement = instances.add('IFCAXIS2PLACEMENT3D', origin, UNSET, UNSET);
  const context = instances.add('IFCGEOMETRICREPRESENTATIONCONTEXT', UNSET, "'Model'", '3', '1.E-05', placement, UNSET);
  const subContext = instances.add(
    ...(['IFCGEOMETRICREPRESENTATIONSUBCONTEXT', "'Body'", "'Model'"] as const),
    ...Array.from({ length: 4 }, () => DERIVED),
    ...[context, UNSET, '.MODEL_VIEW.', UNSET],
  );
  return { context, subContext, units: addUnits(instances) };
}

function addUnits(instances: StepInstances): string {
  const units = new Map<string, string>(
    UNITS.map(([kind, prefix, name]) => [kind, instances.add('IFCSIUNIT', DERIVED, `.${kind}.`, prefix, `.${name}.`)]),
  );
  for (const [kind, elements] of DERIVED_UNITS) {
    const parts = elements.map(([unit, exponent]) =>
      instances.add('IFCDERIVEDUNITELEMENT', units.get(unit) ?? UNSET, String(exponent)),
    );
    units.set(kind, instances.add('IFCDERIVEDUNIT', stepList(parts), `.${kind}.`, UNSET));
  }
  return instances.add('IFCUNITASSIGNMENT', stepList([...units.values()]));
}
