import fc from 'fast-check';
import { anySpecification, exhaust, ordinaryDuty, ordinarySupply } from '../../test/fixtures/specifications.ts';
import { messageText, saying } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { Exclusion } from './result.ts';
import { select } from './select.ts';

/** Reasons of heater and coil have tests of their own. */
const OF_SECTIONS: ReadonlySet<string> = new Set(['heating', 'cooling']);

function excludedFrom(specification: ExhaustSupplySpecification): Exclusion[] {
  try {
    return select(specification, DEMO_CATALOGUE).excluded;
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

/** A specification with one criterion as an admission says. */
function withAdmission(specification: ExhaustSupplySpecification, { admission }: Exclusion) {
  if (admission === null) return specification;
  const { field, value } = admission;
  const isWish = typeof specification[field as keyof ExhaustSupplySpecification] === 'boolean';
  return { ...specification, [field]: isWish ? value !== 0 : value };
}

const named = ({ modelCode, driveText }: Exclusion) => `${modelCode} ${driveText}`;

/** Models that fail the same test again after the change that was named. */
function falseAdmissions(specification: ExhaustSupplySpecification): string[] {
  const reported = new Map<string, Exclusion[]>();
  for (const exclusion of excludedFrom(specification)) {
    if (exclusion.admission === null || OF_SECTIONS.has(exclusion.reason)) continue;
    const change = JSON.stringify(exclusion.admission);
    reported.set(change, [...(reported.get(change) ?? []), exclusion]);
  }
  return [...reported].slice(0, MOST_CHANGES).flatMap(([, exclusions]) => {
    const [first] = exclusions;
    if (first === undefined) return [];
    const again = new Map(excludedFrom(withAdmission(specification, first)).map((found) => [named(found), found]));
    return exclusions
      .filter((exclusion) => again.get(named(exclusion))?.reason === exclusion.reason)
      .map(
        (exclusion) =>
          `${named(exclusion)}: ${JSON.stringify(exclusion.message)} | ${JSON.stringify(exclusion.admission)}`,
      );
  });
}

const MOST_CHANGES = 25;

describe('what would have to be asked instead', () => {
  it('gets every exhaust model past the test it failed', () => {
    fc.assert(
      fc.property(fc.oneof(anySpecification, ordinaryDuty.map(exhaust)), (specification) => {
        expect(falseAdmissions(specification)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gets every supply model past the test it failed', () => {
    fc.assert(
      fc.property(ordinarySupply, (specification) => {
        expect(falseAdmissions(specification)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('names pressure for a fixed speed, for efficiency and for a class of construction', () => {
    const admissionsOf = (reason: string, specification: ExhaustSupplySpecification) =>
      excludedFrom(specification).flatMap((found) =>
        found.reason === reason ? (found.admission === null ? [] : messageText(found.admission.message)) : [],
      );
    expect(admissionsOf('speed', exhaust({ cfm: 3000, sp: 1.5 }))).toContainEqual(expect.stringMatching(/in\. wg$/));
    expect(admissionsOf('efficiency', exhaust())).toContainEqual(expect.stringMatching(/^At least .+ in\. wg$/));
    expect(admissionsOf('tip-speed', exhaust({ cfm: 9000, sp: 12 }))).toContainEqual(
      expect.stringMatching(/^At most .+ in\. wg$/),
    );
  });

  it('empties the application, which is text, and so leaves nothing that a search cannot read', () => {
    const found = excludedFrom(exhaust({ fanApplication: 'grease' })).find(({ reason }) => reason === 'application');
    expect(found?.admission).toEqual({ field: 'fanApplication', value: null, message: saying('Any application') });
  });

  it('offers no single wish where two stand in the way', () => {
    const wishes = exhaust({ isHighHeat: true, isRestaurantDuty: true });
    const panel = excludedFrom(wishes).find(({ modelCode }) => modelCode === 'KPW360B');
    expect([panel?.reason, panel?.admission]).toEqual(['feature', null]);
  });
});
