import { FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import {
  anySpecification,
  anySupplySpecification,
  exhaust,
  ordinaryDuty,
  ordinarySupply,
  supply,
} from '../../test/fixtures/specifications.ts';
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { wheelOf } from '../curve/wheel.ts';
import { isOutsideEnvelope } from '../duty/outside-envelope.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { PriceBook } from '../options/price-book.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { DRIVE_WAYS } from '../rating/drive-plan.ts';
import { jobOf } from '../rating/job.ts';
import { recommendedMotor } from '../rating/motor-list.ts';
import { MotorOffers } from '../rating/motor-offers.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { select } from './select.ts';
import { isEfficient } from './wheel-trial.ts';

const FAMILIES = [...new Set(DEMO_CATALOGUE.lines.map(({ family }) => family))];
const EXHAUST_LINES = DEMO_CATALOGUE.lines.filter(({ supply }) => supply === undefined);

const between = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

/** Duties around and within the curve of a wheel of any size. */
const dutyOfWheel = fc
  .record({
    family: fc.constantFrom(...FAMILIES),
    diameterIn: between(6, 80),
    phiShare: fc.oneof(between(0.02, 1), between(0.4, 0.7)),
    tipSpeed: between(300, 20_000),
    densityRatio: between(0.4, 1.2),
  })
  .map(({ family, diameterIn, phiShare, tipSpeed, densityRatio }) => {
    const wheel = wheelOf(family, diameterIn);
    const phi = phiShare * family.phiMax;
    const density = 0.075 * densityRatio;
    const pressure = family.psiAt(phi) * density * (tipSpeed / 1097.8) ** 2;
    return { wheel, cfm: phi * wheel.area * tipSpeed, pressure, density, densityRatio };
  });

function outcomeOf(specification: ExhaustSupplySpecification, catalogue: Catalogue): string {
  try {
    return JSON.stringify(select(specification, catalogue));
  } catch (error) {
    if (error instanceof EngineError) return `${error.field} ${JSON.stringify(error.problem)}`;
    throw error;
  }
}

/** A catalogue of the same lines that has selected nothing yet, changed line by line. */
function freshCatalogue(change: (line: CatalogueLine) => CatalogueLine = (line) => line): Catalogue {
  const { lines, priceBook, ...rest } = DEMO_CATALOGUE;
  return catalogueOf({
    ...rest,
    lines: lines.map((line) => change({ ...line })),
    priceBook: new PriceBook(priceBook.options),
  });
}

/** Without anything that is known of a family beforehand, so that every point is searched for. */
function unpruned(line: CatalogueLine): CatalogueLine {
  const envelope = { maxSteady: Infinity, minEfficient: 0, maxEfficient: Infinity };
  return { ...line, family: { ...line.family, envelope } };
}

/** Units whose options differ with heat, cooling and the way of their air. */
const conditionedDuty = fc
  .record({
    fanCategoryType: fc.constantFrom(FanCategory.HvacUnit, FanCategory.HeatedMakeUpAir, FanCategory.MakeUpAir),
    cfm: between(1000, 12_000),
    sp: between(0.25, 2),
    temperatureRise: fc.constantFrom(20, 40, 60, 80, 110),
    nominalCoolingTons: fc.constantFrom(null, 5, 7.5, 10, 15, 20, 30),
    maxOutdoorAirPercentage: fc.constantFrom(0, 20, 50, 100),
    isRecirculating: fc.boolean(),
  })
  .map(supply);

const anyDuty = fc.oneof(
  anySpecification,
  ordinaryDuty.map(exhaust),
  anySupplySpecification,
  ordinarySupply,
  conditionedDuty,
  conditionedDuty,
);

describe('what lies outside the envelope of a wheel', () => {
  it('stalls or runs badly, as a search for its point finds', () => {
    fc.assert(
      fc.property(dutyOfWheel, ({ wheel, cfm, pressure, density, densityRatio }) => {
        if (!isOutsideEnvelope(wheel, cfm, pressure, density, densityRatio)) return;
        const job = { ...jobOf(exhaust()), density, densityRatio };
        expect(isEfficient(wheel, speedSearch(wheel, cfm, pressure, density), job)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(FAMILIES.map((family) => [family.key, family] as const))('is left out of %s', (_, family) => {
    const wheel = wheelOf(family, 24);
    // Fast enough for every family to give more than the pressure below which efficiency is judged otherwise.
    const isOutside = (phi: number) => {
      const pressure = family.psiAt(phi) * 0.075 * (20_000 / 1097.8) ** 2;
      return isOutsideEnvelope(wheel, phi * wheel.area * 20_000, pressure, 0.075, 1);
    };
    const { efficientRange, stallPhi, phiAtPeak, phiMax } = family;
    expect(isOutside(phiAtPeak)).toBe(false);
    expect(isOutside(1.04 * stallPhi)).toBe(true);
    expect(isOutside((efficientRange.maxPhi + 2 * phiMax) / 3)).toBe(true);
  });

  it('is nothing at free delivery', () => {
    const [family] = FAMILIES;
    if (family === undefined) throw new Error('The catalogue has families');
    expect(isOutsideEnvelope(wheelOf(family, 24), 9000, 0, 0.075, 1)).toBe(false);
  });
});

describe('the motors of a line', () => {
  it('are those that each size would find by itself', () => {
    const load = fc.record({
      running: fc.oneof(between(0.005, 3), between(0.005, 120)),
      startingShare: between(0.8, 1.6),
      allowsServiceFactor: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...EXHAUST_LINES),
        anySpecification,
        fc.array(load, { minLength: 1, maxLength: 12 }),
        (line, specification, loads) => {
          const job = jobOf(specification);
          const offers = new MotorOffers(line, job);
          const wheel = wheelOf(line.family, line.wheelSizesIn[0] ?? 12);
          const ways = Object.values(DRIVE_WAYS).flat();
          const points = [speedSearch(wheel, 500, 0.5, 0.075), speedSearch(wheel, 9000, 3, 0.075)];
          const plans = points
            .map((point) => ({ ...point, rpm: 1050 }))
            .flatMap((point) => ways.flatMap((planOf) => planOf(line, wheel, point, job) ?? []));
          for (const { running, startingShare, allowsServiceFactor } of loads) {
            const requested = {
              running,
              required: 1.1 * running,
              starting: startingShare * running,
              allowsServiceFactor,
            };
            for (const plan of plans)
              expect(offers.recommended(plan, requested)).toEqual(recommendedMotor(line, plan, requested, job));
          }
        },
      ),
    );
  });
});

describe('what a catalogue remembers', () => {
  it('changes no result: one that has selected for other duties gives what a new one gives', () => {
    const used = freshCatalogue();
    fc.assert(
      fc.property(anyDuty, (specification) => {
        expect(outcomeOf(specification, used)).toBe(outcomeOf(specification, freshCatalogue()));
      }),
      { numRuns: 120 },
    );
  });

  it('changes no result of any line: a search of every point gives the same output, character for character', () => {
    fc.assert(
      fc.property(anyDuty, fc.array(between(6, 60), { minLength: 3, maxLength: 8 }), (specification, sizes) => {
        const wheelSizesIn = [...new Set(sizes.map((size) => Math.round(size * 100) / 100))].sort((a, b) => a - b);
        const sized = (line: CatalogueLine) => (line.supply === undefined ? { ...line, wheelSizesIn } : line);
        const pruned = outcomeOf(specification, freshCatalogue(sized));
        expect(pruned).toBe(
          outcomeOf(
            specification,
            freshCatalogue((line) => unpruned(sized(line))),
          ),
        );
      }),
      { numRuns: 120 },
    );
  });
});
