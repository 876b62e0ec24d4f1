import { withEnergyRecovery } from '../../test/fixtures/energy-recovery.ts';
import { supply } from '../../test/fixtures/specifications.ts';
import { checkedDocument } from '../catalogue-file/index.ts';
import { createConfiguration } from '../configuration/create.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { select } from '../selection/select.ts';
import { catalogueFor } from './catalogue.ts';
import { sizableCategories } from './categories.ts';
import { compileCatalogue } from './compile.ts';
import { DEMO_DOCUMENT } from './demonstration.ts';
import { heaterOfCategory } from './heater-of-category.ts';

const ENERGY_RECOVERY = 7;
const CATALOGUE = catalogueFor(1, compileCatalogue(checkedDocument('added', withEnergyRecovery())));
const duty = (sub: number, changes: object = {}) =>
  supply({ fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: sub, cfm: 3000, sp: 0.5, ...changes });
const codesOf = (specification: ReturnType<typeof duty>) => [
  ...new Set(select(specification, CATALOGUE).results.map(({ modelDisplayAs }) => modelDisplayAs.slice(0, 3))),
];

describe('a category that a catalogue adds', () => {
  it('can be sized as far as it has lines, with the questions of its lines', () => {
    const added = sizableCategories(CATALOGUE).find(({ fanCategory }) => fanCategory === ENERGY_RECOVERY);
    expect(added?.subCategories.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Wheel'],
      [2, 'HeatedWheel'],
    ]);
    expect(added?.subCategories[0]?.criteria).toMatchObject({ hasHeating: false, needsHeat: false });
    expect(added?.subCategories[1]?.criteria).toMatchObject({ hasHeating: true, needsHeat: true, isOneHeater: true });
    expect(sizableCategories(catalogueFor(7, CATALOGUE)).map(({ fanCategory }) => fanCategory)).not.toContain(7);
  });

  it('sizes a sub-category, and all of them with the heat that some of them give', () => {
    expect(codesOf(duty(1))).toEqual(['ERW']);
    expect(codesOf(duty(2, { temperatureRise: 50 }))).toEqual(['ERH']);
    expect(codesOf(duty(0, { temperatureRise: 50 }))).toEqual(['ERH']);
    const { excluded } = select(duty(0, { temperatureRise: 50 }), CATALOGUE);
    expect(excluded.find(({ modelCode }) => modelCode.startsWith('ERW'))?.reason).toBe('heating');
  });

  it('makes a configuration with options of its own and with a price', () => {
    const specification = duty(2, { temperatureRise: 50 });
    const [row] = select(specification, CATALOGUE).results;
    const [motor] = row?.motorListPrices ?? [];
    const [voltage] = motor?.voltages ?? [];
    if (motor === undefined || voltage === undefined) throw new Error('Nothing to configure');
    const chosen = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
    const evaluation = evaluate(createConfiguration({ specification, catalogue: CATALOGUE, ...chosen }), CATALOGUE);
    expect(evaluation).toMatchObject({ fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: 2 });
    expect(evaluation.validation.errors).toEqual([]);
    expect(evaluation.heater?.type).toBe('Electric');
    expect(evaluation.options.map(({ description }) => description)).toContain('Roof curb 12 in, flat, galvanized');
    expect(evaluation.price.total).toBeGreaterThan(evaluation.price.unit);
  });

  it('has the sound path of supply units, and that of exhaust fans where it says so', () => {
    expect(CATALOGUE.lines.find(({ code }) => code === 'ERW')?.place).toMatchObject({ heardAt: 'outlet' });
    const { categories = [], ...rest } = withEnergyRecovery();
    const other = compileCatalogue({
      ...rest,
      categories: categories.map((item) => ({ ...item, fanType: 'Exhaust' })),
    });
    expect(other.lines.find(({ code }) => code === 'ERW')?.place).toMatchObject({
      heardAt: 'inlet',
      ductPath: 'inlet',
    });
  });

  it('has the heater of its lines', () => {
    const named = { fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: 0 };
    expect(heaterOfCategory(named, CATALOGUE)).toEqual({ type: 'Electric', mixesRoomAir: false });
    expect(() => heaterOfCategory({ ...named, subFanCategoryType: 1 }, CATALOGUE)).toThrow(
      expect.objectContaining({ field: 'subFanCategoryType' }),
    );
  });

  it.each([
    [{ fanCategoryType: 8 }, 'fanCategoryType', 'refusal.unknownCategory'],
    [{ fanCategoryType: 5 }, 'fanCategoryType', 'refusal.categoryMissing'],
    [{ fanCategoryType: 0 }, 'fanCategoryType', 'refusal.categoryMissing'],
    [{ subFanCategoryType: 3 }, 'subFanCategoryType', 'refusal.unknownSubCategory'],
    [{ fanCategoryType: 1, exhaustFanCategoryType: 6 }, 'exhaustFanCategoryType', 'refusal.unknownSubCategory'],
  ])('%j is none, and %s says so', (named, field, code) => {
    expect(() => select(duty(1, named), CATALOGUE)).toThrow(
      expect.objectContaining({ field, problem: expect.objectContaining({ code }) }),
    );
  });
});

describe('other words for a category of the specification', () => {
  it('leave it the sub-categories that they do not name', () => {
    const { categories: delivered = [] } = DEMO_DOCUMENT;
    const [exhaust] = delivered;
    if (exhaust === undefined) throw new Error('No exhaust category');
    const inline = { number: 3, code: 'Inline', name: 'Duct fans', description: '', pictogram: 'inline' };
    const booth = { number: 6, code: 'PaintBooth', name: 'Paint booth', description: '', pictogram: 'axial' };
    const categories = [{ ...exhaust, name: 'Extractors', subCategories: [booth, inline] }];
    const [first] = compileCatalogue({ ...DEMO_DOCUMENT, categories }).categories;
    expect([first?.name, first?.subCategories.map(({ number, name }) => `${number} ${name}`)]).toEqual([
      'Extractors',
      ['1 Utility sets', '2 Upblast/Downblast', '3 Duct fans', '4 Axial', '5 Ceiling and inline', '6 Paint booth'],
    ]);
  });
});

describe('a catalogue from before there were categories', () => {
  it('has those of the specification', () => {
    const { categories: _, ...earlier } = DEMO_DOCUMENT;
    const compiled = compileCatalogue(checkedDocument('earlier', JSON.parse(JSON.stringify(earlier))));
    expect(compiled.categories).toEqual(compileCatalogue(DEMO_DOCUMENT).categories);
    expect(compiled.categories.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
