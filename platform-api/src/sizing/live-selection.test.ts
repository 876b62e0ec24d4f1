import { catalogueFor, DEMO_CATALOGUE, ENGINE_VERSION } from '@specbuilder/fan-engine';
import { type CatalogueDocument, selectorOf } from '@specbuilder/fan-engine/live-selection';
import {
  type ExhaustSupplySpecification,
  type HvlsSpecification,
  LISTED_VALUE_NAMES,
} from '@specbuilder/shared-contracts/api';
import { BladeType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { defaultExhaustSupply, defaultHvls } from '../catalogue/specification/defaults.ts';
import { exhaustSupplyResponse, hvlsResponse } from './responses.ts';
import { sizeAny, sizeByDuty, sizeListByDuty } from './service.ts';
import type { ResultSetRow } from './store.ts';

type Specification = ExhaustSupplySpecification | HvlsSpecification;

const DUTIES = 500;
const LISTS = 60;
const OVER_HTTP = 12;
/** The same duties in every run, so that a difference can be looked at. */
const SEED = 20_261_124;
const PLACES = DEMO_CATALOGUE.categories
  .filter(({ sizedBy }) => sizedBy === 'duty')
  .flatMap(({ number, subCategories }) =>
    [0, ...subCategories.map((sub) => sub.number)].map((sub) => [number, sub] as const),
  );

function choice<T>(...of: readonly T[]): fc.Arbitrary<T> {
  return fc.constantFrom(...of);
}

const duty: fc.Arbitrary<ExhaustSupplySpecification> = fc
  .record({
    place: choice(...PLACES),
    cfm: fc.double({ min: 5.5, max: 10.2, noNaN: true }).map((power) => Math.round(Math.exp(power))),
    sp: fc.integer({ min: 0, max: 250 }).map((hundredths) => hundredths / 100),
    altitude: choice(0, 617, 5280),
    ambientTemperature: choice(70, 70, 104),
    sones: choice(null, 12, 30, 60, 60),
    soundLevelDistance: choice(5, 10),
    motorPhase: choice(0, 0, 1, 3),
    motorVoltage: choice(0, 0, 115, 460),
    temperatureRise: choice(60, 90),
  })
  .map(({ place: [fanCategoryType, subFanCategoryType], ...requested }) => ({
    ...defaultExhaustSupply({ fanCategoryType, subFanCategoryType }, DEMO_CATALOGUE),
    ...requested,
  }));
const space: fc.Arbitrary<HvlsSpecification> = fc
  .record({
    squareFeet: choice(null, 2_000, 14_500, 90_000),
    coveredSquareFeet: choice(null, 1_200),
    fanBladeType: choice(BladeType.Any, BladeType.Three, BladeType.Six),
    motorPhase: choice(0, 1, 3),
  })
  .map((requested) => ({ ...defaultHvls({}, DEMO_CATALOGUE), ...requested }));
const specifications: fc.Arbitrary<Specification> = fc.oneof(
  { weight: 9, arbitrary: duty },
  { weight: 1, arbitrary: space },
);

/** What goes over the line; a browser that works a row out has no page of its product and names motors itself. */
function sent(response: {
  readonly results: readonly object[];
  readonly candidateCount: number;
  readonly excluded: object;
}) {
  const { results, candidateCount, excluded } = JSON.parse(JSON.stringify(response)) as typeof response;
  const rows = results.map((row) => {
    const { motorListPrices, ...values } = row as { motorListPrices: { motor?: unknown }[] };
    return { ...values, productDetailUrl: null, motorListPrices: motorListPrices.map(({ motor, ...coded }) => coded) };
  });
  return { rows, candidateCount, excluded };
}

/** The values, or that nothing can be sized for the specification. */
function outcome(size: () => Parameters<typeof sent>[0]): ReturnType<typeof sent> | 'rejected' {
  try {
    return sent(size());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'rejected';
  }
}

describe('What a browser selects from the served catalogue', () => {
  let server: TestApplication;
  let selector: ReturnType<typeof selectorOf>;
  const requested = fc.sample(specifications, { numRuns: DUTIES, seed: SEED });
  beforeAll(async () => {
    server = await startTestApplication();
    selector = selectorOf((await server.client().catalog.selection()) as unknown as CatalogueDocument);
  });
  afterAll(() => server.close());

  it('is bit for bit what the server returns, over 500 duties and spaces of every category', () => {
    const catalogue = catalogueFor(1, DEMO_CATALOGUE);
    let sizedCount = 0;
    for (const specification of requested) {
      const responded = outcome(() => {
        const { selection } = sizeAny(specification, catalogue);
        const set = { ...selection, specification, createdOnUtc: new Date(0) } as unknown as ResultSetRow;
        return 'cfm' in specification
          ? exhaustSupplyResponse(set, selection, { rows: 'whole' })
          : hvlsResponse(set, selection);
      });
      const selected = outcome(() => selector.size(JSON.parse(JSON.stringify(specification)) as Specification));
      expect(selected).toEqual(responded);
      if (selected !== 'rejected' && selected.rows.length > 0) sizedCount += 1;
    }
    expect(sizedCount).toBeGreaterThan(DUTIES / 4);
  });

  it('[RES-009] lists letter for letter what whole rows list', () => {
    const catalogue = catalogueFor(1, DEMO_CATALOGUE);
    const listedBy = (size: typeof sizeByDuty | typeof sizeListByDuty, specification: ExhaustSupplySpecification) => {
      const { selection } = size(specification, catalogue);
      const set = { ...selection, specification, createdOnUtc: new Date(0) } as unknown as ResultSetRow;
      return JSON.stringify(exhaustSupplyResponse(set, selection, { rows: 'listed' }));
    };
    const duties = requested.filter(
      (item): item is ExhaustSupplySpecification =>
        'cfm' in item && outcome(() => sizeAny(item, catalogue).selection) !== 'rejected',
    );
    for (const specification of duties.slice(0, LISTS)) {
      expect(listedBy(sizeListByDuty, specification)).toBe(listedBy(sizeByDuty, specification));
      const { results } = sizeListByDuty(specification, catalogue).selection;
      for (const { rating } of results) expect(Object.keys(rating)).toEqual(LISTED_VALUE_NAMES);
    }
  });

  it('is what comes over the line as well', async () => {
    const client = server.client();
    const some = requested.filter((item): item is ExhaustSupplySpecification => 'cfm' in item).slice(0, OVER_HTTP);
    for (const specification of some) {
      const responded = await client.sizing.exhaustSupply
        .bySpecification({ ...specification, rows: 'whole' })
        .catch((error: Error) => error);
      if (responded instanceof Error) continue;
      expect(responded.versions).toEqual(selector.versions);
      expect(sent(selector.size(specification))).toEqual(sent(responded));
    }
    expect(selector.versions.engine).toBe(ENGINE_VERSION);
  });

  it('has the lines of the brand alone', async () => {
    const { lines } = (await server
      .client({ manufacturerLabelId: 7 })
      .catalog.selection()) as unknown as CatalogueDocument;
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ brands }) => brands.includes(7))).toBe(true);
  });
});
