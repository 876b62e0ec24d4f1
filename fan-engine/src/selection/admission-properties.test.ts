import fc from 'fast-check';
import { anySpecification, exhaust, ordinaryDuty, ordinarySupply } from '../../test/fixtures/specifications.ts';
import { messageText, saying } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { EngineError } from '../specification/engine-error.ts';
import { type ExhaustSupplySpecification, externalStaticPressure } from '../specification/specification.ts';
import { withAdmission } from './proved-admission.ts';
import type { Exclusion } from './result.ts';
import { select } from './select.ts';

function excludedFrom(specification: ExhaustSupplySpecification): Exclusion[] {
  try {
    return select(specification, DEMO_CATALOGUE).excluded;
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

const named = ({ modelCode, driveText }: Exclusion) => `${modelCode} ${driveText}`;

/** Models that do not fit after the change that was named for them. */
function falseAdmissions(specification: ExhaustSupplySpecification): string[] {
  const reported = new Map<string, Exclusion[]>();
  for (const exclusion of excludedFrom(specification)) {
    if (exclusion.admission === null) continue;
    const change = JSON.stringify(exclusion.admission);
    reported.set(change, [...(reported.get(change) ?? []), exclusion]);
  }
  return [...reported].slice(0, MAX_CHANGES).flatMap(([, exclusions]) => {
    const admission = exclusions[0]?.admission ?? null;
    if (admission === null) return [];
    const again = new Map(excludedFrom(withAdmission(specification, admission)).map((found) => [named(found), found]));
    return exclusions
      .filter((exclusion) => again.has(named(exclusion)))
      .map(
        (exclusion) =>
          `${named(exclusion)}: ${JSON.stringify(exclusion.admission)} | ${JSON.stringify(again.get(named(exclusion))?.message)}`,
      );
  });
}

const MAX_CHANGES = 25;

describe('the change that would admit an excluded model', () => {
  it('gives every exhaust model that has one a fan that fits', () => {
    fc.assert(
      fc.property(fc.oneof(anySpecification, ordinaryDuty.map(exhaust)), (specification) => {
        expect(falseAdmissions(specification)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives every supply model that has one a fan that fits', () => {
    fc.assert(
      fc.property(ordinarySupply, (specification) => {
        expect(falseAdmissions(specification)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('names pressure for a fixed speed and for a class of construction', () => {
    const admissionsOf = (reason: string, specification: ExhaustSupplySpecification) =>
      excludedFrom(specification).flatMap((found) =>
        found.reason === reason ? (found.admission === null ? [] : messageText(found.admission.message)) : [],
      );
    expect(admissionsOf('speed', exhaust({ cfm: 3000, sp: 1.5 }))).toContainEqual(expect.stringMatching(/in\. wg$/));
    expect(admissionsOf('tip-speed', exhaust({ cfm: 9000, sp: 12 }))).toContainEqual(
      expect.stringMatching(/^Up to .+ in\. wg$/),
    );
  });

  it('never suggests more pressure than requested, nor less than half of it', () => {
    fc.assert(
      fc.property(fc.oneof(ordinaryDuty.map(exhaust), ordinarySupply), (specification) => {
        const requested = externalStaticPressure(specification);
        for (const { admission } of excludedFrom(specification))
          if (admission?.field === 'sp') {
            expect(admission.value).toBeLessThan(requested);
            expect(admission.value).toBeGreaterThanOrEqual(requested / 2);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('empties the application, which is text, and so leaves nothing that a search cannot read', () => {
    const found = excludedFrom(exhaust({ fanApplication: 'grease' })).find(
      ({ reason, admission }) => reason === 'application' && admission !== null,
    );
    expect(found?.admission).toEqual({ field: 'fanApplication', value: null, message: saying('Any application') });
  });

  it('offers no single change where two requests exclude the model', () => {
    const preferences = exhaust({ isHighHeat: true, isRestaurantDuty: true });
    const panel = excludedFrom(preferences).find(({ modelCode }) => modelCode === 'KPW360B');
    expect([panel?.reason, panel?.admission]).toEqual(['feature', null]);
  });
});
