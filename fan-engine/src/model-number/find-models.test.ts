import fc from 'fast-check';
import { catalogueFor } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { hvlsUnitOf, unitsOfSize } from '../product-line/fan-unit.ts';
import { hvlsModelName, modelCode, modelName, namesOfUnit, sizeName } from '../product-line/model-names.ts';
import { findModels } from './find-models.ts';

const find = (modelNumber: string, count = 5) => findModels(modelNumber, DEMO_CATALOGUE, count);
const namesOf = (modelNumber: string, count?: number) => find(modelNumber, count).nearest.map(({ model }) => model);

const UNITS = DEMO_CATALOGUE.lines.flatMap((line) =>
  line.wheelSizesIn.flatMap((diameterIn) => unitsOfSize(line, diameterIn)),
);

describe('A model by its number', () => {
  it.each([
    ['KRB245', 'KRB245'],
    ['krb 245', 'KRB245'],
    ['krb-245', 'KRB245'],
    ['KRB245B', 'KRB245B'],
    ['khl24t', 'KHL-24T'],
    ['KUB245-TH-CCW-10', 'KUB245'],
    ['kub245-ii-ub-cw-9l', 'KUB245'],
  ])('%s is %s', (requested, model) => {
    const { exact, nearest } = find(requested);
    expect(exact?.model).toBe(model);
    expect(nearest.map((item) => item.model)).not.toContain(model);
  });

  it('means every drive where none is named, and one where it is', () => {
    const drivesOf = (requested: string) => {
      const ids = find(requested).exact?.fanUnitIds;
      return new Set(UNITS.filter(({ fanUnitId }) => ids?.has(fanUnitId)).map(({ variant }) => variant));
    };
    expect(drivesOf('KRD140').size).toBeGreaterThan(1);
    expect([...drivesOf('KRD140E')]).toEqual(['Ecm']);
  });

  it('leaves the class to the duty, whichever is named', () => {
    const [second] = UNITS.filter(({ fanClass }) => fanClass === 'II');
    if (second === undefined) throw new Error('The catalogue has a line with classes');
    const whole = find(sizeName(second.line, second.wheel.diameterIn)).exact;
    expect(find(modelName(second)).exact).toEqual(whole);
    expect(find(modelCode(second)).exact?.fanUnitIds).toContain(second.fanUnitId);
    expect(whole?.fanUnitIds.size).toBe(unitsOfSize(second.line, second.wheel.diameterIn).length);
  });

  it('finds every unit of the catalogue by its name, its code and in any writing of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNITS), fc.constantFrom('', ' ', '-'), fc.boolean(), (unit, gap, isLower) => {
        for (const name of [modelName(unit), ...namesOfUnit(unit)]) {
          const spaced = name.replace(/(?<=[A-Z])(?=\d)/, gap);
          const { exact } = find(isLower ? spaced.toLowerCase() : spaced);
          expect(exact?.fanUnitIds.has(unit.fanUnitId)).toBe(true);
        }
      }),
    );
  });

  it('finds every ceiling fan', () => {
    for (const line of DEMO_CATALOGUE.hvlsLines) {
      for (const size of line.sizes) {
        const unit = hvlsUnitOf(line, size);
        expect([...(find(hvlsModelName(unit)).exact?.fanUnitIds ?? [])]).toEqual([unit.fanUnitId]);
      }
    }
  });

  it('offers the nearest size of the line for a size it does not have', () => {
    expect(find('KRB250').exact).toBeNull();
    expect(namesOf('KRB250', 1)).toEqual(['KRB245']);
    expect(namesOf('KRB250').every((model) => model.startsWith('KRB'))).toBe(true);
  });

  it('offers the lines with the most similar names for an unknown line', () => {
    expect(namesOf('KXB245', 4)).toContain('KRB245');
  });

  it('offers sizes of the line where only the line is named', () => {
    expect(namesOf('KRB').every((model) => model.startsWith('KRB'))).toBe(true);
  });

  it('has only what the brand sells, and nothing for nothing', () => {
    const [sold] = catalogueFor(37, DEMO_CATALOGUE).lines;
    expect(sold).toBeDefined();
    expect(findModels('KHL-24T', catalogueFor(37, DEMO_CATALOGUE), 5).exact).toBeNull();
    expect(find(' - ')).toEqual({ exact: null, nearest: [] });
  });

  it('gives a result for any text', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        expect(find(written, 3).nearest.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
