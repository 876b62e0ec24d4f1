import type { FanOption } from '@specbuilder/shared-contracts/api';
import { messageOf, OptionGroup, plainMessage } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { configurationOf, itemState } from '../../../test/item-server.ts';
import { textMessage, validationOf } from '../../../test/messages.ts';
import { changeOfOption, withPending } from './change.ts';
import { undoOf } from './done-change.ts';
import { groupTitle, namesOf, replacesText, shownGroups } from './option-groups.ts';
import { areOptionsValid, messagesBySection, WHOLE_FAN } from './section-messages.ts';

let index = 0;
const option = (fanOptionId: number, groupDescription: string, part: Partial<FanOption> = {}): FanOption => ({
  fanOptionId,
  indexId: index++,
  code: `C${fanOptionId}`,
  description: `Option ${fanOptionId}`,
  extendedDescription: '',
  size: null,
  groupDescription,
  select: 'many',
  choiceSet: part.select === 'one' ? groupDescription : null,
  optionType: 0,
  price: 100,
  additionalStaticPressure: 0,
  isChecked: false,
  isUsual: false,
  isTempChecked: false,
  isDisabled: false,
  isVisible: true,
  disabledToolTips: [],
  replacesOptionIds: [],
  validation: [],
  hasSetpoints: false,
  mergedFanOptionIds: [],
  reheatCapacity: null,
  ...part,
});

describe('groups of the options page', () => {
  const everyGroup = Object.values(OptionGroup).map((group, position) => option(position + 1, group));

  test('[OPT-008] groups stand in the order of the specification, groups it does not name between motors and standard options', () => {
    const names = shownGroups([...everyGroup].reverse()).map(({ name }) => name);
    const expected = [
      'Return Air Location and Damper Control',
      'Fan Motor',
      'Burner Coil',
      'Standard Options',
      'Fan Information',
      'Cooling and Heat Pump',
      'Return Air Volume',
      'Fan Curb',
      'Fan Discharge',
      'Fan Intake',
      'Gas Type',
      'Gas Pressure',
      'Insurance Requirements',
      'Temperature Control',
      'Variable Air Volume',
      'HVAC Options',
      'HVAC Filter Options',
      'Reheat Coil',
      'Temperature Control Options',
      'Heater Control Power Connection',
      'HVLS Mounting Options',
      'HVLS Mount Base Length',
      'HVLS Installation Hardware',
    ];
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
    expect(names).toHaveLength(everyGroup.length);
    const others = names.slice(names.indexOf('Burner Coil') + 1, names.indexOf('Standard Options'));
    expect(others).toContain('Square Inline Inlet Configuration');
    expect(others).toContain('Powered Exhaust Terminals');
  });

  test('groups that the user has to choose in come first, each part in the order of the specification', () => {
    const groups = shownGroups(
      [option(1, 'Fan Intake'), option(2, 'Fan Discharge'), option(3, 'Standard Options')],
      new Set(['Fan Intake', 'Fan Discharge']),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Fan Discharge', 'Fan Intake', 'Fan Motor', 'Standard Options']);
  });

  test('[OPT-054] a group where everything is disabled is hidden, but not the motors', () => {
    const locked = [option(1, 'Fan Discharge', { isDisabled: true }), option(2, 'Fan Motor', { isDisabled: true })];
    expect(shownGroups(locked).map(({ name }) => name)).toEqual(['Fan Motor']);
    expect(shownGroups([...locked, option(3, 'Fan Discharge')]).map(({ name }) => name)).toContain('Fan Discharge');
  });

  test('[OPT-055] options that are not visible are not shown', () => {
    const groups = shownGroups([option(1, 'Fan Curb', { isVisible: false }), option(2, 'Fan Curb')]);
    expect(groups.flatMap(({ options }) => options.map(({ fanOptionId }) => fanOptionId))).toEqual([2]);
  });

  test('a group name keeps its abbreviations', () => {
    expect(['Fan Motor', 'HVAC Filter Options', 'HVLS Mount Base Length'].map(groupTitle)).toEqual([
      'Fan motor',
      'HVAC filter options',
      'HVLS mount base length',
    ]);
  });
});

describe('messages by section', () => {
  test('[OPT-045] a message is shown at its section, and one of no section above all', () => {
    const choice = messageOf('group.choice', { group: 'FanDischarge' });
    const required = messageOf('option.choiceRequired', { choice }, OptionGroup.FanDischarge);
    const sections = messagesBySection(
      validationOf({
        errors: [required, messageOf('run.fanClass', { inWg: 3.4, fanClass: 'I' })],
        warnings: [
          messageOf('run.thinMargin', { percent: 6 }, OptionGroup.FanMotor),
          textMessage('Curb: Vented roof curb is recommended for grease exhaust', OptionGroup.FanCurb),
        ],
      }),
    );
    expect([...sections.keys()].sort()).toEqual(['Fan Curb', 'Fan Discharge', 'Fan Motor', WHOLE_FAN]);
    expect(sections.get('Fan Discharge')).toEqual({ errors: [messageText(required)], warnings: [] });
    expect(sections.get('Fan Curb')?.warnings).toHaveLength(1);
  });

  test('[OPT-046] [OPT-047] two choices of the return air are required in the sentences of the specification', () => {
    const section = OptionGroup.ReturnAirLocationAndDamperControl;
    const sections = messagesBySection(
      validationOf({
        errors: [
          plainMessage('option.returnDamperRequired', section),
          plainMessage('option.returnLocationRequired', section),
        ],
      }),
    );
    expect(sections.get(section)?.errors).toEqual([
      'Intake/Return Damper Control Package Option is Required',
      'Return Location Option is Required',
    ]);
  });

  test.each([
    [false, false, [], true],
    [true, false, [], false],
    [false, true, [], false],
    [true, true, [], false],
    [false, false, ['x'], false],
    [true, false, ['x'], false],
    [false, true, ['x'], false],
    [true, true, ['x'], false],
  ])('[OPT-065] processing %p, blocked %p, errors %p: valid %p', (isProcessing, isBlocked, errors, isValid) => {
    expect(areOptionsValid({ isProcessing, isBlocked, errors })).toBe(isValid);
  });
});

describe('changes on their way', () => {
  const curbs = [
    option(1, 'Fan Curb', { select: 'one', isChecked: true }),
    option(2, 'Fan Curb', { select: 'one' }),
    option(3, 'Fan Curb', { description: 'Hinge base', isChecked: true }),
  ];
  const state = (options: readonly FanOption[]) =>
    options.map(({ fanOptionId, isChecked, isTempChecked }) => [fanOptionId, isChecked, isTempChecked]);

  test('[OPT-019] a just-selected option is temporarily checked and the choice before it gives way', () => {
    const change = changeOfOption(curbs[1] as FanOption, true, new Set([1, 2]));
    expect(change).toMatchObject({ kind: 'curb', curbId: 2 });
    expect(state(withPending(curbs, [change]))).toEqual([
      [1, false, false],
      [2, false, true],
      [3, true, false],
    ]);
  });

  test('a choice of one set leaves the other set of its group alone', () => {
    const group = OptionGroup.ReturnAirLocationAndDamperControl;
    const sets = [
      option(91, group, { select: 'one', choiceSet: 'Return Location', isChecked: true }),
      option(92, group, { select: 'one', choiceSet: 'Return Location' }),
      option(93, group, { select: 'one', choiceSet: 'Intake/Return Damper Control', isChecked: true }),
    ];
    const change = changeOfOption(sets[1] as FanOption, true, new Set());
    expect(state(withPending(sets, [change]))).toEqual([
      [91, false, false],
      [92, false, true],
      [93, true, false],
    ]);
  });

  test('what an option replaces gives way with it and is named', () => {
    const pair = [
      option(5, OptionGroup.StandardOptions, { description: 'Toggle disconnect', isChecked: true }),
      option(6, OptionGroup.StandardOptions, { replacesOptionIds: [5] }),
    ];
    expect(replacesText(pair[1] as FanOption, namesOf(pair))).toBe('Replaces Toggle disconnect');
    expect(replacesText(pair[0] as FanOption, namesOf(pair))).toBe('');
    const change = changeOfOption(pair[1] as FanOption, true, new Set());
    expect(state(withPending(pair, [change]))).toEqual([
      [5, false, false],
      [6, false, true],
    ]);
  });

  test('an option that is being removed is no longer checked; others stay', () => {
    const change = changeOfOption(curbs[2] as FanOption, false, new Set([1, 2]));
    expect(state(withPending(curbs, [change]))).toEqual([
      [1, true, false],
      [2, false, false],
      [3, false, false],
    ]);
  });

  test('[OPT-052] a merged pair is changed by both of its ids', () => {
    const merged = option(8, 'HVAC Filter Options', { mergedFanOptionIds: [8, 9] });
    const change = changeOfOption(merged, true, new Set());
    expect(change).toMatchObject({ kind: 'option', optionIds: [8, 9] });
    expect(withPending([merged], [change])[0]?.isTempChecked).toBe(true);
  });

  test('later changes stand over earlier ones, and none leaves the options as they are', () => {
    const on = changeOfOption(curbs[1] as FanOption, true, new Set([1, 2]));
    const off = changeOfOption(curbs[1] as FanOption, false, new Set([1, 2]));
    expect(state(withPending(curbs, [on, off])).map(([, checked, temp]) => checked || temp)).toEqual([
      false,
      false,
      true,
    ]);
    expect(withPending(curbs, [])).toBe(curbs);
  });

  test('undo goes back to before the state that a change made', () => {
    const motor = { kind: 'motor', motorId: 12, label: '3/4 hp' } as const;
    const before = configurationOf(itemState());
    const after = { ...before, item: { ...before.item, rowVersion: 8 } };
    expect(undoOf({ change: motor, before, after, resize: null })).toEqual({ kind: 'undo', state: 8, label: '3/4 hp' });
  });
});
