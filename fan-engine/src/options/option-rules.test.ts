import { ExhaustCategory } from '@specbuilder/shared-contracts/domain';
import { checkedCodes, choosing, configured, optionOf, visibleCodes } from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { rejection, saying, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { EngineError } from '../specification/engine-error.ts';

const KUB = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
/** What comes with it: up discharge, clockwise rotation, a premium motor in the base. */
const OPENING = ['DSUP', 'UROCW', 'MPRM', 'UA10'];
const ROOF = exhaust({ cfm: 1500, sp: 0.5, altitude: 617, exhaustFanCategoryType: ExhaustCategory.UpblastDownblast });
const GREASE = exhaust({ cfm: 3200, sp: 1.25, fanApplication: 'Kitchen exhaust|Roof|GREASE' });
const evaluated = (configuration = KUB) => evaluate(configuration, DEMO_CATALOGUE);

describe('what rules require', () => {
  it('[OPT-053] checks and locks the premium motor from 1 hp on, with the reason', () => {
    expect(optionOf(evaluated(), 'MPRM')).toMatchObject({
      isChecked: true,
      isDisabled: true,
      price: 0,
      disabledToolTips: [
        { message: saying('Three-phase motors of 1 hp and larger are premium efficiency'), requiredByOptionId: null },
      ],
    });
    expect(visibleCodes(evaluated(configured(ROOF, 'KRD140')))).not.toContain('MPRM');
  });

  it('includes the drive of a variable speed unit without charging it twice', () => {
    const vfd = configured(MILWAUKEE, 'KUD245');
    expect(optionOf(evaluated(vfd), 'VFDF')).toMatchObject({ isChecked: true, isDisabled: true, price: 0 });
    expect(optionOf(evaluated(vfd), 'VFDS')).toMatchObject({ isChecked: false, isDisabled: true });
    expect(evaluated(vfd).price.total).toBe(8188);
    expect(optionOf(evaluated(vfd), 'LRI').isDisabled).toBe(false);
    const dial = configured(ROOF, 'KRD120', { driveText: 'Direct, speed control' });
    expect(optionOf(evaluated(dial), 'SC120')).toMatchObject({ isChecked: true, isDisabled: true, price: 0 });
    const electronic = configured(ROOF, 'KRD120', { driveText: 'Direct, ECM' });
    expect(optionOf(evaluated(electronic), 'ECMD')).toMatchObject({
      isChecked: true,
      isDisabled: true,
      price: 0,
      disabledToolTips: [{ message: saying('Included: it sets the speed of this direct-drive fan') }],
    });
    expect(() => choosing(electronic, { ECMD: false })).toThrow(EngineError);
  });

  it('requires an input reactor with a drive at 575 V', () => {
    const canada = configured(MILWAUKEE, 'KUB245', { voltage: '575' });
    expect(optionOf(evaluated(canada), 'LRI').isChecked).toBe(false);
    const driven = choosing(canada, { VFDF: true }).evaluation;
    expect(optionOf(driven, 'LRI')).toMatchObject({
      isChecked: true,
      isDisabled: true,
      disabledToolTips: [{ message: saying('Required with a VFD at 575 V') }],
    });
    expect(optionOf(choosing(KUB, { VFDF: true }).evaluation, 'LRI').isChecked).toBe(false);
  });

  it('takes the high-heat package for hot air and the tie-down kit for wind', () => {
    const hot = configured(exhaust({ cfm: 9000, sp: 2, temperature: 300 }), 'KUB245');
    expect(optionOf(evaluated(hot), 'HHK')).toMatchObject({ isChecked: true, isDisabled: true });
    const windy = configured({ ...MILWAUKEE, isWindRated: true }, 'KUB245');
    expect(optionOf(evaluated(windy), 'WRK').disabledToolTips[0]?.message).toEqual(
      saying('Required for the specified wind rating'),
    );
    expect(checkedCodes(evaluated())).not.toContain('HHK');
  });

  it('wants a hinge base on grease fans, and says which curbs carry one', () => {
    const kitchen = configured(GREASE, 'KRU150');
    expect(evaluated(kitchen).validation).toEqual({ errors: [], warnings: [] });
    expect(checkedCodes(evaluated(kitchen))).toEqual(expect.arrayContaining(['CURBV', 'CURBHI']));
    const bare = choosing(kitchen, { CURBV: false }).evaluation;
    expect(wordsOf(bare.validation.errors)).toEqual([
      'Curb: Hinge base for curb is required. NFPA 96 requires access for cleaning the duct and fan. Requires Roof curb 12 in, flat, galvanized or Roof curb 20 in, flat, galvanized or Roof curb 24 in, flat, insulated or Vented roof curb 20 in (grease ducts)',
    ]);
    expect(wordsOf(bare.validation.warnings)).toEqual([
      'Curb: Vented roof curb 20 in (grease ducts) is recommended for grease exhaust',
    ]);
    const vented = choosing(kitchen, { CURBV: true }).evaluation;
    expect(vented.validation).toEqual({ errors: [], warnings: [] });
    expect(optionOf(vented, 'CURBHI')).toMatchObject({ isChecked: true, isDisabled: true });
    const pitched = choosing(kitchen, { CURBV: true, CURBP: true }).evaluation;
    expect(checkedCodes(pitched)).not.toContain('CURBHI');
    expect(wordsOf(pitched.validation.errors)).toHaveLength(1);
  });

  it('counts restaurant duty as grease, whatever application was named', () => {
    const named = configured(GREASE, 'KRU150');
    const unnamed = configured({ ...GREASE, fanApplication: null, isRestaurantDuty: true }, 'KRU150');
    expect(evaluated(unnamed).validation).toEqual(evaluated(named).validation);
    expect(visibleCodes(evaluated(unnamed))).toEqual(visibleCodes(evaluated(named)));
    expect(visibleCodes(evaluated(unnamed))).toEqual(expect.arrayContaining(['GRSC', 'GRSD', 'GRTR']));
  });

  it('brings what an option cannot do without, and locks it by its name', () => {
    const { evaluation } = choosing(KUB, { SWEX: true });
    expect(checkedCodes(evaluation)).toEqual(expect.arrayContaining(['SWEX', 'MEXP']));
    expect(optionOf(evaluation, 'MEXP').disabledToolTips).toEqual([
      {
        message: saying('Required by Explosion-proof disconnect'),
        requiredByOptionId: 1103,
        requiresOptionId: null,
        disabledByOptionId: null,
      },
    ]);
    expect(() => choosing(choosing(KUB, { SWEX: true }).configuration, { MEXP: false })).toThrow(
      rejection('Explosion-proof motor (Class I Div 1) cannot be changed: Required by Explosion-proof disconnect'),
    );
  });
});

describe('what rules forbid', () => {
  it('[OPT-056] names who excludes an option and what it waits for', () => {
    const { evaluation } = choosing(KUB, { SWN3: true });
    expect(optionOf(evaluation, 'SWN1')).toMatchObject({
      isDisabled: false,
      isChecked: false,
      disabledToolTips: [],
      replacesOptionIds: [1102],
    });
    const driven = configured(MILWAUKEE, 'KUD245');
    expect(optionOf(evaluated(driven), 'MEXP')).toMatchObject({
      isDisabled: true,
      disabledToolTips: [{ message: saying('Excluded by Factory-mounted VFD'), disabledByOptionId: 1012 }],
    });
    expect(optionOf(evaluated(), 'VAV2').disabledToolTips).toEqual([
      {
        message: saying('Requires Factory-mounted VFD or VFD shipped loose'),
        requiredByOptionId: null,
        requiresOptionId: 1012,
        disabledByOptionId: null,
      },
    ]);
  });

  it('disables an option whose only requirement is kept out by something locked', () => {
    const vfd = evaluated(configured(MILWAUKEE, 'KUD245'));
    expect(optionOf(vfd, 'SWEX')).toMatchObject({
      isDisabled: true,
      disabledToolTips: [
        {
          message: saying('Requires Explosion-proof motor (Class I Div 1), which is excluded by Factory-mounted VFD'),
          requiresOptionId: 1135,
          disabledByOptionId: 1012,
        },
      ],
    });
    expect(() => choosing(configured(MILWAUKEE, 'KUD245'), { SWEX: true })).toThrow(EngineError);
  });

  it('brings the motorized damper with its end switch, which no other fan is offered', () => {
    const { evaluation } = choosing(KUB, { BDES: true });
    expect(checkedCodes(evaluation)).toEqual(expect.arrayContaining(['BDM', 'BDES']));
    expect(optionOf(evaluation, 'BDM').isDisabled).toBe(true);
    expect(visibleCodes(evaluated(configured(GREASE, 'KRU150')))).not.toContain('BDES');
  });

  it('excludes both ways, although only one option says so', () => {
    const wall = configured(exhaust({ cfm: 3000, sp: 0.25, fanMountType: 2 }), 'KPW240');
    expect(optionOf(choosing(wall, { WSL: true }).evaluation, 'BDM').replacesOptionIds).toEqual([1125]);
    expect(optionOf(choosing(wall, { BDM: true }).evaluation, 'WSL').replacesOptionIds).toEqual([1107]);
  });

  it('takes the place of what it excludes when it is chosen all the same', () => {
    const { evaluation } = choosing(choosing(KUB, { SWN3: true }).configuration, { SWN1: true });
    expect(checkedCodes(evaluation)).toContain('SWN1');
    expect(checkedCodes(evaluation)).not.toContain('SWN3');
  });

  it('keeps one choice of a radio group', () => {
    const { evaluation } = choosing(KUB, { CURB12: true, CURB20: true, RAIL: true });
    const curbs = evaluation.options.filter(
      ({ groupDescription, isChecked }) => groupDescription === 'Fan Curb' && isChecked,
    );
    expect(curbs.map(({ code }) => code)).toEqual(['RAIL']);
    expect(optionOf(evaluation, 'CURB12')).toMatchObject({ isDisabled: false, select: 'one' });
  });

  it('takes away what cannot do without an option, and does not bring it back by surprise', () => {
    const driven = choosing(KUB, { VFDF: true, VAV2: true, LRO: true });
    expect(checkedCodes(driven.evaluation)).toEqual(expect.arrayContaining(['VFDF', 'VAV2', 'LRO']));
    const without = choosing(driven.configuration, { VFDF: false });
    expect(checkedCodes(without.evaluation)).toEqual(OPENING);
    expect(checkedCodes(choosing(without.configuration, { VFDF: true }).evaluation)).toEqual(['VFDF', ...OPENING]);
  });

  it('rejects options that the fan does not have, that are locked, or that wait for another', () => {
    expect(() => choosing(KUB, { HMIB: true })).toThrow(rejection('This fan has no option 1141', 'optionId'));
    expect(() => choosing(KUB, { MPRM: false })).toThrow(EngineError);
    expect(() => choosing(KUB, { LRI: true })).toThrow(rejection('Requires Factory-mounted VFD or VFD shipped loose'));
    expect(() => choosing(configured(MILWAUKEE, 'KUD245'), { MEXP: true })).toThrow(
      rejection('Excluded by Factory-mounted VFD'),
    );
  });

  it('does nothing when an option is as it should be', () => {
    const { configuration, delta } = choosing(KUB, { MPRM: true, CURB12: false });
    expect(configuration).toEqual(KUB);
    expect(delta.fanOptionDeltas).toEqual([]);
    expect(delta.before).toEqual(delta.after);
  });
});
