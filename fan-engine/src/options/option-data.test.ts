import { FanCategory, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { COMPONENTS } from '../duty/component-loss.ts';
import { OPTION_DEFINITIONS } from './catalogue/option-definitions.ts';

const codes = new Set(OPTION_DEFINITIONS.map(({ code }) => code));
const byCode = (code: string) => {
  const option = OPTION_DEFINITIONS.find((candidate) => candidate.code === code);
  if (option === undefined) throw new Error(`No option ${code}`);
  return option;
};

describe('option price book', () => {
  it('has one id and one code for every option', () => {
    expect(new Set(OPTION_DEFINITIONS.map(({ fanOptionId }) => fanOptionId)).size).toBe(OPTION_DEFINITIONS.length);
    expect(codes.size).toBe(OPTION_DEFINITIONS.length);
  });

  it('keeps the ids that stored items carry', () => {
    const ids = (...names: string[]) => names.map((code) => byCode(code).fanOptionId);
    expect(ids('CURB12', 'CURBSA', 'CURBHI', 'VFDF', 'DSUP', 'SWN3', 'BDG', 'MTEFC', 'FIDWG', 'HMIB', 'SQI1')).toEqual([
      1001, 1007, 1009, 1012, 1020, 1102, 1106, 1136, 1138, 1141, 1161,
    ]);
  });

  it.each(OPTION_DEFINITIONS.map((option) => [option.code, option] as const))(
    '%s points only at what exists',
    (_, option) => {
      const known = (code: string) => codes.has(code);
      expect((option.requires ?? []).flat().every(known)).toBe(true);
      expect((option.excludes ?? []).every(known)).toBe(true);
      expect(option.excludes ?? []).not.toContain(option.code);
      const categories = Object.keys(FanCategory);
      expect(option.appliesTo.every((path) => path === '*' || categories.includes(path.split('/')[0] ?? ''))).toBe(
        true,
      );
      if (option.pressure !== undefined && 'component' in option.pressure) {
        expect(COMPONENTS).toHaveProperty([option.pressure.component]);
      }
      expect(option.price.base).toBeGreaterThanOrEqual(0);
    },
  );

  it('[OPT-073] has three groups for the square inline fan', () => {
    const groups = OPTION_DEFINITIONS.filter(({ code }) => code.startsWith('SQ')).map(({ group }) => group);
    expect(new Set(groups)).toEqual(
      new Set([OptionGroup.SquareInlineInlet, OptionGroup.SquareInlineMount, OptionGroup.SquareInlineDischarge]),
    );
    expect(byCode('SQI1').price.base + byCode('SQDB').price.base).toBe(90);
    expect([byCode('SQI1').pressure, byCode('SQDB').pressure]).toEqual([{ fixedInWg: 0.03 }, { fixedInWg: 0.03 }]);
  });

  it('names lines that the catalogue has', () => {
    const lines = DEMO_CATALOGUE.lines.map(({ code }) => code);
    const named = OPTION_DEFINITIONS.flatMap(({ conditions }) => conditions?.lines ?? []);
    expect(named.every((code) => lines.includes(code))).toBe(true);
  });

  it('offers one default in a group at most', () => {
    const groups = OPTION_DEFINITIONS.filter(({ isDefault }) => isDefault).map(({ group }) => group);
    expect(new Set(groups).size).toBe(groups.length);
  });
});
