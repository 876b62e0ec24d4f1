import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import fc from 'fast-check';
import { anyDraw, configuredItems } from '../../../test/deliverables/configured-items.ts';
import { printedValuesOf } from './printed-values.ts';
import { sizedAgain } from './sized-again.ts';
import { itemOfToken, tokenOf } from './token.ts';

const itemOf = configuredItems();
const RUNS = { numRuns: 40 };

function printed({ item, row }: ReturnType<typeof itemOf>) {
  const values = printedValuesOf({ rating: item.rating, hvls: item.hvls });
  if (values === null) throw new Error(`${item.modelDisplayAs} has no values`);
  return { model: item.modelDisplayAs, configuration: row.configuration, values, versions: item.versions };
}

describe('An item in the code of a document', () => {
  it('is the same when it is sized again from the code alone', () => {
    fc.assert(
      fc.property(anyDraw, (drawn) => {
        const item = printed(itemOf(drawn));
        const check = sizedAgain(tokenOf(item), DEMO_CATALOGUE);
        expect({ ...check.today }).toEqual({ ...item.values });
        expect(check.isSame).toBe(check.reasons.length === 0);
      }),
      RUNS,
    );
  });

  it('is short enough for a code of a hundred squares a side, which a phone reads', () => {
    fc.assert(
      fc.property(anyDraw, (drawn) => {
        expect(tokenOf(printed(itemOf(drawn))).length).toBeLessThan(900);
      }),
      RUNS,
    );
  });

  it('has no postal code, no name of a panel and no price in it', () => {
    const item = printed(itemOf({ job: 6, row: 0, motor: 0, voltage: 0, options: [] }));
    const specification = { ...item.configuration.specification, zip: '53202' };
    const panel = { number: 1, location: 'Director', lockScreen: false, isFieldSupplied: false };
    const spaceHmis = [{ ...panel, selectedLengthFeet: 50, enableTempAveraging: false }];
    const configuration = {
      ...item.configuration,
      specification,
      sections: { spaceHmis },
    } as typeof item.configuration;
    const content = JSON.stringify(itemOfToken(tokenOf({ ...item, configuration })));
    expect(content).not.toMatch(/53202|Director|price"/);
  });

  it('names what changed, and what is not offered any more', () => {
    const item = printed(itemOf({ job: 1, row: 0, motor: 0, voltage: 0, options: [] }));
    const louder = tokenOf({ ...item, values: { ...item.values, sones: 1 } });
    expect(sizedAgain(louder, DEMO_CATALOGUE)).toMatchObject({ isSame: false, printed: { sones: 1 } });
    const gone = tokenOf({ ...item, configuration: { ...item.configuration, fanUnitId: 999_999_999 } });
    expect(sizedAgain(gone, DEMO_CATALOGUE)).toMatchObject({ isSame: false, today: null });
  });

  it('rejects letters that no document printed', () => {
    const bomb = tokenOf({
      ...printed(itemOf({ job: 1, row: 0, motor: 0, voltage: 0, options: [] })),
      model: 'x'.repeat(99_999),
    });
    for (const token of ['', 'EF-1', 'eyJ9', bomb]) {
      expect(() => sizedAgain(token, DEMO_CATALOGUE)).toThrow('incomplete');
    }
    fc.assert(
      fc.property(fc.string(), (letters) => {
        expect(() => itemOfToken(letters)).toThrow('incomplete');
      }),
      RUNS,
    );
  });
});
