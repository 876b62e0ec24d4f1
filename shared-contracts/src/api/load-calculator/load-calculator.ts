import * as z from 'zod/mini';
import { FACINGS, ROOF_CONSTRUCTIONS, ROOM_MASSES, WALL_CONSTRUCTIONS } from '../../domain/block-load.ts';
import { UserActionType } from '../../domain/enumerations.ts';
import { ERRORS } from '../../domain/messages.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { owner, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, optionalPostalCode, rowVersion, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';

const MAX_NAME_LENGTH = 100;
/** As many as a block has reasonably; each of them costs 24 hours of sunshine. */
const MAX_SURFACES = 40;

/** Range of a building's values (F, ft, ft2, ft3, Btu/h ft2 F, W/ft2, cfm); values outside are typing errors. */
const BUILDING_RANGES = {
  latitude: [0, 72],
  longitude: [-180, 180],
  utcOffset: [-12, 14],
  elevation: [-500, 14_000],
  summerDryBulb: [40, 130],
  summerWetBulb: [30, 95],
  dailyRange: [0, 60],
  monthDryBulb: [-60, 130],
  monthWetBulb: [-60, 95],
  winterDryBulb: [-80, 80],
  indoorDryBulb: [50, 100],
  supplyDryBulb: [40, 70],
  part: [0, 1],
  area: [0, 2_000_000],
  floorArea: [1, 2_000_000],
  volume: [1, 200_000_000],
  perimeter: [0, 50_000],
  edgeLoss: [0, 5],
  conductance: [0.01, 3],
  people: [0, 500],
  heatOfPerson: [0, 2000],
  watts: [0, 200],
  hour: [0, 24],
  airChanges: [0, 50],
  airOfPerson: [0, 200],
  airOfArea: [0, 20],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

function within(name: keyof typeof BUILDING_RANGES) {
  const [min, max] = BUILDING_RANGES[name];
  const words = says(() => FIELD_MESSAGES.between({ least: min, most: max }));
  return z.number(words).check(z.gte(min, words), z.lte(max, words));
}

const wetBulbWords = says(() => FIELD_MESSAGES.wetBulbAboveDryBulb);

/** Outdoor air on the design day of a month. */
const outdoorDay = z
  .object({ dryBulb: within('monthDryBulb'), wetBulb: within('monthWetBulb'), dailyRange: within('dailyRange') })
  .check(z.refine(({ dryBulb, wetBulb }) => wetBulb <= dryBulb, { path: ['wetBulb'], ...wetBulbWords }));

const MONTHS_OF_YEAR = 12;

const design = z.object({
  latitude: within('latitude'),
  elevation: within('elevation'),
  summerDryBulb: within('summerDryBulb'),
  summerWetBulb: within('summerWetBulb'),
  dailyRange: within('dailyRange'),
  winterDryBulb: within('winterDryBulb'),
  /** January to December, in place of the summer conditions; without them the months follow from summer and winter. */
  monthly: z.optional(z.array(outdoorDay).check(z.length(MONTHS_OF_YEAR))),
  /** Where the sun is by the clock; without it noon of the clock is that of the sun. */
  clock: z.optional(
    z.object({
      /** Degrees east. */
      longitude: within('longitude'),
      /** Hours that standard time is ahead of UTC. */
      utcOffset: within('utcOffset'),
      hasDaylightSaving: z.boolean(),
    }),
  ),
});

const wall = z.object({
  facing: z.enum(FACINGS),
  area: within('area'),
  construction: z.enum(WALL_CONSTRUCTIONS),
  absorptance: within('part'),
});
const roof = z.object({ area: within('area'), construction: z.enum(ROOF_CONSTRUCTIONS), absorptance: within('part') });
const windowOfWall = z.object({
  facing: z.enum(FACINGS),
  area: within('area'),
  u: within('conductance'),
  shgc: within('part'),
});

/** A building of one zone, as the block load is worked out of; units as the ranges say. */
export const loadBuilding = z
  .object({
    design,
    indoor: z.object({
      summerDryBulb: within('indoorDryBulb'),
      relativeHumidity: within('part'),
      winterDryBulb: within('indoorDryBulb'),
      supplyDryBulb: within('supplyDryBulb'),
    }),
    mass: z.enum(ROOM_MASSES),
    months: z.array(z.number().check(z.int(), z.gte(1), z.lte(12))).check(z.minLength(1), z.maxLength(12)),
    floorArea: within('floorArea'),
    volume: within('volume'),
    perimeter: within('perimeter'),
    edgeLoss: within('edgeLoss'),
    walls: z.array(wall).check(z.maxLength(MAX_SURFACES)),
    roofs: z.array(roof).check(z.maxLength(MAX_SURFACES)),
    windows: z.array(windowOfWall).check(z.maxLength(MAX_SURFACES)),
    occupancy: z.object({
      peoplePer1000SquareFeet: within('people'),
      sensibleOfPerson: within('heatOfPerson'),
      latentOfPerson: within('heatOfPerson'),
      lights: within('watts'),
      equipment: within('watts'),
      from: within('hour'),
      to: within('hour'),
      outsideHours: within('part'),
    }),
    outdoorAir: z.object({
      summerInfiltration: within('airChanges'),
      winterInfiltration: within('airChanges'),
      cfmPerPerson: within('airOfPerson'),
      cfmPerSquareFoot: within('airOfArea'),
    }),
  })
  .check(
    z.refine(({ design: { summerDryBulb, summerWetBulb } }) => summerWetBulb <= summerDryBulb, {
      path: ['design', 'summerWetBulb'],
      ...wetBulbWords,
    }),
    z.refine(({ indoor }) => indoor.supplyDryBulb < indoor.summerDryBulb, {
      path: ['indoor', 'supplyDryBulb'],
      ...says(() => FIELD_MESSAGES.supplyAirTooWarm),
    }),
  );
export type LoadBuilding = z.infer<typeof loadBuilding>;

const name = z.string(says(() => FIELD_MESSAGES.calculationName)).check(
  z.trim(),
  z.minLength(
    1,
    says(() => FIELD_MESSAGES.calculationName),
  ),
  z.maxLength(
    MAX_NAME_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_NAME_LENGTH })),
  ),
);

/** What of a calculation is written. */
export const loadCalculationForm = z.object({
  name,
  postalCode: optionalPostalCode(says(() => ERRORS.invalidPostalCode)),
  building: loadBuilding,
});
export type LoadCalculationForm = z.infer<typeof loadCalculationForm>;

/** A load calculation that a user keeps: a project of the calculator. */
export const loadCalculation = z.object({
  id: uuid,
  name: text,
  postalCode: z.nullable(text),
  building: loadBuilding,
  /** Opens a copy of it for any user with this id. */
  copyId: uuid,
  rowVersion,
  updatedOnUtc: utcInstant,
});
export type LoadCalculation = z.infer<typeof loadCalculation>;

/** As a list shows it. */
export const loadCalculationStub = z.object({ id: uuid, name: text, floorArea: finite, updatedOnUtc: utcInstant });
export type LoadCalculationStub = z.infer<typeof loadCalculationStub>;

/** The same without whose it is, to begin another with. */
export const loadCalculationCopy = z.object({ name: text, postalCode: z.nullable(text), building: loadBuilding });

const coolingAt = z.object({
  month: finite,
  hour: finite,
  sensible: finite,
  latent: finite,
  ventilationSensible: finite,
  ventilationLatent: finite,
  total: finite,
});
/** Results of the engine's block load: Btu/h, cfm and tons. */
export const loadResults = z.object({
  people: finite,
  ventilationAirflow: finite,
  cooling: z.object({
    spacePeak: coolingAt,
    coilPeak: coolingAt,
    parts: z.record(z.string(), finite),
    tons: finite,
    supplyAirflow: finite,
    hourlySensible: z.array(finite),
  }),
  heating: z.object({ envelope: finite, infiltration: finite, ventilation: finite, total: finite }),
});
export type LoadResults = z.infer<typeof loadResults>;

/** What the frame of the calculator is opened with. */
export const calculatorAccess = z.object({
  /** Address of the calculator's page. */
  url: text,
  /** For the calculations of the user and nothing else; lasts ten minutes. */
  token: text,
});
export type CalculatorAccess = z.infer<typeof calculatorAccess>;

interface OfCalculation {
  readonly id: string;
}
const ofCalculation = owner('load-calculation', ({ id }: OfCalculation) => id);
/** The calculator's own token is let in as well as its user. */
const forCalculator = { calculatorToken: true } as const;

export const loadCalculatorContract = {
  open: endpoint('GET', '/api/loadCalculator', {
    summary: 'Address of the load calculator, and a token that opens nothing but the calculations of the user',
    access: signedIn(),
    isSecret: true,
  })
    .input(z.object({ cloneProjectId: z.optional(uuid) }))
    .output(calculatorAccess),
  list: endpoint('GET', '/api/loadCalculations', {
    summary: 'Load calculations of the user, the newest first',
    access: signedIn(),
    ...forCalculator,
  }).output(z.array(loadCalculationStub)),
  get: endpoint('GET', '/api/loadCalculations/{id}', {
    summary: 'A load calculation',
    access: ofCalculation,
    ...forCalculator,
  })
    .input(z.object({ id: uuid }))
    .output(loadCalculation),
  copy: endpoint('GET', '/api/loadCalculations/copies/{copyId}', {
    summary: 'What a load calculation says, for anyone who has the id of its copy',
    access: signedIn(),
    ...forCalculator,
  })
    .input(z.object({ copyId: uuid }))
    .output(loadCalculationCopy),
  create: endpoint('POST', '/api/loadCalculations', {
    summary: 'Keeps a new load calculation',
    access: signedIn(),
    userAction: UserActionType.LoadCalculatorProjectCreated,
    ...forCalculator,
  })
    .input(loadCalculationForm)
    .output(loadCalculation),
  change: endpoint('PUT', '/api/loadCalculations/{id}', {
    summary: 'Changes a load calculation; a stale version returns 409 with the current one',
    access: ofCalculation,
    ...forCalculator,
  })
    .input(z.extend(loadCalculationForm, { id: uuid, rowVersion }))
    .output(loadCalculation),
  remove: endpoint('DELETE', '/api/loadCalculations/{id}', {
    summary: 'Deletes a load calculation',
    access: ofCalculation,
    successStatus: 204,
    ...forCalculator,
  })
    .input(z.object({ id: uuid }))
    .output(z.void()),
  results: endpoint('POST', '/api/loadCalculations/{id}/results', {
    summary: 'Works out the loads of a kept calculation; says in the log that its results were looked at',
    access: ofCalculation,
    userAction: UserActionType.LoadCalculatorProjectResultsViewed,
    ...forCalculator,
  })
    .input(z.object({ id: uuid }))
    .output(loadResults),
};
