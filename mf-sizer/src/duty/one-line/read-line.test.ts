import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { DischargeType, DriveType, FanCategory, MountType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { readLine } from './read-line.ts';

const category = (fanCategoryType: FanCategory, id: string, name: string, subs: readonly [string, ...string[]][]) =>
  ({
    ...{
      id,
      name,
      fanCategoryType,
      description: '',
      pictogram: '',
      rangeText: '',
      imageUrl: '',
      sortOrder: 1,
      lineCount: 1,
    },
    subCategories: subs.map(([sub, ...applications], at) => ({
      ...{ id: at + 1, name: sub, description: '', pictogram: '' },
      applications: applications.map((title) => ({ id: `${sub}|${title}`, name: title })),
    })),
  }) satisfies TopCategory;

const CATEGORIES = [
  category(FanCategory.Exhaust, 'exhaust-fan', 'Exhaust fans', [
    ['Utility sets', 'General exhaust', 'Kitchen grease', 'Fume'],
    ['Upblast/Downblast', 'Roof, downblast', 'Kitchen grease'],
    ['Inline', 'Ducted'],
    ['Axial', 'Wall', 'Paint booth'],
    ['Ceiling and inline', 'Restroom'],
  ]),
  category(FanCategory.MakeUpAir, 'make-up-air', 'Make-up air', [['Rooftop filtered']]),
  category(FanCategory.HeatedMakeUpAir, 'heated-make-up-air', 'Heated make-up air', [
    ['Direct gas-fired'],
    ['Electric'],
  ]),
  category(FanCategory.HvacUnit, 'dedicated-outdoor-air', 'HVAC units', [['Cooling with gas heat']]),
  category(FanCategory.HighVolumeLowSpeed, 'hvls', 'High volume low speed', [['Destratification']]),
  category(FanCategory.IndustrialHeater, 'industrial-heater', 'Industrial heaters', [['Horizontal']]),
];
const read = (line: string) => readLine(line, CATEGORIES);
const place = (line: string) => read(line).place.names.join(' / ');

describe('A duty in one line', () => {
  it.each([
    ['1200 cfm 0.25 inline 60606', 'Exhaust fans / Inline', { cfm: '1200', sp: '0.25', zip: '60606' }],
    ['mau 4000 cfm 0.75 rise 70', 'Heated make-up air', { cfm: '4000', sp: '0.75', temperatureRise: '70' }],
    ['mau 4000 cfm 0.75', 'Make-up air', { cfm: '4000', sp: '0.75' }],
    ['doas 4000 cfm 1 in 15 tons 70 °F rise', 'HVAC units', { nominalCoolingTons: '15', temperatureRise: '70' }],
    ['wall 9000 cfm 1/8', 'Exhaust fans / Axial / Wall', { cfm: '9000', sp: '0.125' }],
  ])('names its products and figures: %s', (line, name, criteria) => {
    expect(place(line)).toBe(name);
    expect(read(line).unknown).toEqual([]);
    expect(read(line).criteria).toMatchObject(criteria);
  });

  it('is read whole', () => {
    const line = read('EF-3 2500 cfm 0.75 upblast kitchen 460/3 under 15 sones x2');
    expect(line).toMatchObject({ tag: 'EF-3', quantity: 2, unknown: [], isPlaceAssumed: false });
    expect(line.place).toMatchObject({
      category: FanCategory.Exhaust,
      sub: 2,
      application: 'Upblast/Downblast|Kitchen grease',
    });
    expect(line.criteria).toEqual({
      ...{ cfm: '2500', sp: '0.75', sones: '15', motorVoltage: '460', motorPhase: '3' },
      fanDischargeType: String(DischargeType.Upblast),
    });
  });

  it.each([
    ['1500 cfm 0.5 in 53202 under 55 dBA', { cfm: '1500', sp: '0.5', zip: '53202', soundPressure: '55' }],
    ['1500 cfm 0.5 in 53202 15 sones', { cfm: '1500', sp: '0.5', zip: '53202', sones: '15' }],
    ['kitchen exhaust 3200 cfm 1.25 in 53202', { cfm: '3200', sp: '1.25', zip: '53202', isRestaurantDuty: 'true' }],
    ['12000 0.25 53202', { cfm: '12000', sp: '0.25', zip: '53202' }],
    ['2,000 cfm @ 1/2" wg belt', { cfm: '2000', sp: '0.5', fanDriveType: String(DriveType.Belt) }],
    ['944 L/s 125 Pa', { cfm: '2000.22', sp: '0.501829' }],
    ['850 cfm 0.375 in. wg direct drive', { cfm: '850', sp: '0.375', fanDriveType: String(DriveType.Direct) }],
    [
      '1000 cfm .25" sp 120V single phase 60 Hz',
      { cfm: '1000', sp: '0.25', motorVoltage: '115', motorPhase: '1', motorFrequency: '60' },
    ],
    ['1000 cfm 0.3 480/3/60', { cfm: '1000', sp: '0.3', motorVoltage: '460', motorPhase: '3', motorFrequency: '60' }],
    ['900 cfm .5 max 8.5 sones M5V 2T6', { cfm: '900', sp: '0.5', sones: '8.5', zip: 'M5V 2T6' }],
    [
      '2000 cfm 0.5 sidewall vfd',
      { cfm: '2000', sp: '0.5', fanMountType: String(MountType.Side), hasSpeedControlOption: 'true' },
    ],
    ['propeller non-ducted 2000 cfm 0.125', { cfm: '2000', sp: '0.125', fanDuctType: '2' }],
    ['exhaust fan ducted 2000 cfm 0.5', { cfm: '2000', sp: '0.5', fanDuctType: '1' }],
    ['2000 cfm 0.5 5280 ft', { cfm: '2000', sp: '0.5', altitude: '5280' }],
    ['doas 4000 cfm 1 in 15 tons', { cfm: '4000', sp: '1', nominalCoolingTons: '15' }],
    ['hvls 40,000 sq ft', { squareFeet: '40000' }],
    ['hvls 60x100', { squareFeet: '6000' }],
    ['upblast 3200 1 1/4', { cfm: '3200', sp: '1.25', fanDischargeType: String(DischargeType.Upblast) }],
    ['inline 3200 cfm 1-1/2 in', { cfm: '3200', sp: '1.5' }],
    ['inline -0.5 in 2400 cfm', { cfm: '2400', sp: '0.5' }],
    ['upblast UL 762 3200 1', { cfm: '3200', sp: '1', fanDischargeType: String(DischargeType.Upblast) }],
  ])('%s', (line, criteria) => {
    expect(read(line).criteria).toEqual(criteria);
    expect(read(line).unknown).toEqual([]);
  });

  it.each([
    ['kitchen 2000 cfm', 'Exhaust fans'],
    ['utility set kitchen 2000 cfm', 'Exhaust fans / Utility sets / Kitchen grease'],
    ['upblast ul762 2000 cfm', 'Exhaust fans / Upblast/Downblast / Kitchen grease'],
    ['bath fan 80 cfm', 'Exhaust fans / Ceiling and inline / Restroom'],
    ['bathroom fan 80 cfm', 'Exhaust fans / Ceiling and inline / Restroom'],
    ['paint booth 20000 cfm', 'Exhaust fans / Axial / Paint booth'],
    ['lab exhaust 12000 cfm', 'Exhaust fans / Utility sets / Fume'],
    ['make-up air 5000 cfm', 'Make-up air'],
    ['heated makeup air 5000 cfm', 'Heated make-up air'],
    ['direct gas-fired make up air 5000', 'Heated make-up air / Direct gas-fired'],
    ['doas 4000 cfm', 'HVAC units'],
    ['industrial heater 6000 cfm', 'Industrial heaters'],
    ['hvls 40000 sq ft', 'High volume low speed'],
    ['40000 sq ft', 'High volume low speed'],
    ['1500 cfm', 'Exhaust fans'],
  ])('%s is searched in %s', (line, names) => expect(place(line)).toBe(names));

  it('says where nothing named the category', () => {
    expect(read('1500 cfm 0.5').isPlaceAssumed).toBe(true);
    expect(read('inline 1500 cfm 0.5').isPlaceAssumed).toBe(false);
  });

  it.each([
    ['RTU-3 10 ton 4000 cfm 1.2', 'HVAC units'],
    ['MAU-2 4200 cfm .8', 'Make-up air'],
    ['UH-1 1200 cfm', 'Industrial heaters'],
    ['KEF-1 3000 cfm 1.5', 'Exhaust fans'],
    ['roof supply fan filtered 3000 cfm 0.5', 'Make-up air / Rooftop filtered'],
    ['tourelle 2000 cfm .5', 'Exhaust fans / Upblast/Downblast'],
  ])('has the kind that a schedule has: %s', (line, names) => {
    expect([place(line), read(line).isPlaceAssumed, read(line).unknown]).toEqual([names, false, []]);
  });

  it.each([
    ['explosion proof exhaust 1200 cfm .5', ['explosion proof']],
    ['inline spark resistant 1200 cfm .5', ['spark resistant']],
    ['garage exhaust 10000 cfm 0.25', ['garage']],
    ['dryer exhaust 200 cfm 0.4', ['dryer']],
    ['ERV 1500 cfm 0.75', ['ERV']],
    ['transfer fan 200 cfm .1', ['transfer fan']],
    ['UH-1 electric 5 kW 900 cfm', ['electric']],
    ['upblast non grease 1200 cfm .5', ['non', 'grease']],
  ])('searches nothing else in silence where no line is made for it: %s', (line, words) => {
    expect(read(line).unknown).toEqual(words);
  });

  it('keeps what a fan serves for the item, and the use that it names for the search', () => {
    const line = read('EF-3 2500 cfm 0.75 upblast kitchen hood');
    expect([line.location, line.place.application, line.unknown]).toEqual([
      'kitchen hood',
      'Upblast/Downblast|Kitchen grease',
      [],
    ]);
    expect(line.parts).toContainEqual({ kind: 'served', text: 'kitchen hood', fields: { location: 'kitchen hood' } });
    expect(line.criteria).not.toHaveProperty('location');
  });

  it('says that the brand does not sell what a line names', () => {
    const { unknown, isPlaceAssumed } = readLine(
      'RTU-3 4000 cfm 1',
      CATEGORIES.filter(({ fanCategoryType }) => fanCategoryType !== FanCategory.HvacUnit),
    );
    expect([unknown, isPlaceAssumed]).toEqual([['RTU'], true]);
  });

  it('takes the size of a fan for no altitude, and that of a duct for no hall', () => {
    expect(read('hvls 24 ft 9000 sq ft').criteria).toEqual({ squareFeet: '9000' });
    expect(read('1500 cfm 0.5 24x24').criteria).toEqual({ cfm: '1500', sp: '0.5' });
  });

  it('shows what it does not understand, and takes the rest', () => {
    const line = read('EF-1 1500 cfm 0.5 purple 3/4 hp');
    expect(line.unknown).toEqual(['purple', '3/4 hp']);
    expect(line.criteria).toMatchObject({ cfm: '1500', sp: '0.5' });
  });

  it('names the very words of each part, which can be taken out of the line again', () => {
    const line = 'EF-3 2500 cfm 0.75 upblast 460/3 x2';
    for (const { text } of read(line).parts) for (const word of text.split(' ')) expect(line).toContain(word);
  });

  it('never fails, whatever is typed, and gives figures only', () => {
    const words = fc.constantFrom(
      '2500',
      'cfm',
      '0.75',
      'in',
      'x2',
      '460/3',
      'upblast',
      '((',
      '53202',
      '--',
      '"',
      'EF-3',
      '½',
    );
    const lines = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.array(words, { maxLength: 12 }).map((each) => each.join(' ')),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const { criteria, quantity } = read(line);
        expect(quantity).toBeGreaterThanOrEqual(1);
        for (const name of ['cfm', 'sp', 'sones'])
          if (name in criteria) expect(Number(criteria[name])).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads figures in any order alike', () => {
    const parts = ['2500 cfm', '0.75 in. wg', '460/3', '15 sones', 'belt drive'];
    const expected = read(parts.join(' ')).criteria;
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
        expect(read(order.join(' ')).criteria).toEqual(expected);
      }),
    );
  });
});
