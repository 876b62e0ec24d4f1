import fc from 'fast-check';
import { configured } from '../../test/fixtures/configurations.ts';
import { exhaust, ordinaryDuty } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { select } from '../selection/select.ts';
import { unitsOfSize } from './fan-unit.ts';
import { modelCode, modelName, unitNames } from './model-names.ts';

const UNITS = DEMO_CATALOGUE.lines.flatMap((line) =>
  line.wheelSizesIn.flatMap((diameterIn) => unitsOfSize(line, diameterIn)),
);

describe('the name of a model', () => {
  it('has the drive where the line offers the size with several, and is that of no other drive', () => {
    const named = (name: string) => new Set(UNITS.filter((unit) => modelName(unit) === name).map(modelCode));
    for (const unit of UNITS)
      expect([modelName(unit), [...named(modelName(unit))]]).toEqual([modelName(unit), [modelCode(unit)]]);
  });

  it.each([
    ['KSW', ['KSW183B', 'KSW183D', 'KSW183E']],
    ['KRD', ['KRD130D', 'KRD130E']],
    ['KRB', ['KRB245']],
    ['KUD', ['KUD223', 'KUD223-II']],
  ])('of %s is one of %p', (code, names) => {
    const size = /\d+/.exec(names[0] ?? '')?.[0] ?? '';
    const found = UNITS.map(modelName).filter((name) => name.startsWith(code + size));
    expect(new Set(found)).toEqual(new Set(names));
  });

  it('is one in rows, among the excluded and on the item, for whatever duty', () => {
    fc.assert(
      fc.property(ordinaryDuty, (duty) => {
        const specification = exhaust(duty);
        const { results, excluded } = select(specification, DEMO_CATALOGUE);
        const codes = new Map<string, string>();
        for (const { modelCode: code, modelDisplayAs } of [...results, ...excluded]) {
          const plainCode = code.replace(/-I+$/, '');
          const name = modelDisplayAs.replace(/-I+$/, '');
          expect([plainCode, codes.get(plainCode) ?? name]).toEqual([plainCode, name]);
          codes.set(plainCode, name);
        }
        const [row] = results;
        if (row === undefined) return;
        const item = evaluate(configured(specification, row.modelDisplayAs), DEMO_CATALOGUE);
        expect(item.modelDisplayAs).toBe(row.modelDisplayAs);
      }),
      { numRuns: 30 },
    );
  });

  it('is also the one without the drive, which engines before 2.6 showed', () => {
    const unit = UNITS.find((each) => modelCode(each) === 'KSW183B');
    expect(unitNames(unit?.fanUnitId ?? 0, DEMO_CATALOGUE)).toEqual(['KSW183', 'KSW183B']);
    expect(unitNames(0, DEMO_CATALOGUE)).toEqual([]);
  });
});
