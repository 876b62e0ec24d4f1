import { DischargeType, FanCategory, MountType } from '@specbuilder/shared-contracts/domain';
import { read } from '../../test/schedule-rows.ts';

describe('the kind of fan of a row', () => {
  it.each([
    ['Upblast', { subFanCategoryType: 2, fanDischargeType: DischargeType.Upblast }],
    ['Sidewall upblast', { subFanCategoryType: 2, fanMountType: MountType.Side }],
    ['Roof propeller', { subFanCategoryType: 4, fanMountType: MountType.Roof }],
    ['Lab fume hood', { subFanCategoryType: 1 }],
  ])('takes the service for a kind of fan: %s', (service, specification) => {
    const { rows } = read(`Tag\tService\tCFM\tSP\nEF-1\t${service}\t2000\t0.5`);
    expect(rows[0]?.specification).toMatchObject({ fanCategoryType: FanCategory.Exhaust, ...specification });
    expect(rows[0]?.specification).not.toHaveProperty('isRestaurantDuty');
  });

  it('takes a rooftop unit for no roof fan, and a roof that is served for none either', () => {
    const typed = (type: string) => read(`Tag\tType\tCFM\tSP\nX-1\t${type}\t2000\t0.5`).rows[0]?.specification;
    expect(typed('Rooftop unit')).toEqual({ fanCategoryType: FanCategory.HvacUnit, cfm: 2000, sp: 0.5 });
    expect(typed('Rooftop supply')).toMatchObject({ fanCategoryType: FanCategory.MakeUpAir });
    const { rows } = read('Tag\tService\tCFM\tSP\nEF-1\tToilet exhaust roof\t2000\t0.5');
    expect(rows[0]?.specification).toEqual({ fanCategoryType: FanCategory.Exhaust, cfm: 2000, sp: 0.5 });
  });

  it('requires the unit of heat that has none', () => {
    const [row] = read('Tag\tCFM\tESP\tHeating capacity\nMAU-1\t4000\t0.75\t300').rows;
    expect(row?.specification).not.toHaveProperty('btus');
    expect(row?.problems).toEqual([{ field: 'heatOutput', kind: 'severalMeanings', text: '300', value: '' }]);
  });

  it('requires no heat of an exhaust fan', () => {
    expect(read('Tag\tCFM\tESP\tRise\nEF-1\t4000\t0.75\t70').rows[0]?.specification).not.toHaveProperty(
      'temperatureRise',
    );
  });

  it('knows rooftop units with their tons, unit heaters, and ceiling fans, which ask for no airflow', () => {
    const { rows } = read(
      [
        'Tag\tService\tCFM\tESP\tTons',
        'RTU-1\tKitchen\t4000\t0.75\t10',
        'UH-1\t\t2000\t0.25\t',
        'HVLS-1\tWarehouse\t\t\t',
      ].join('\n'),
    );
    const { HvacUnit, IndustrialHeater, HighVolumeLowSpeed } = FanCategory;
    expect(rows.map(({ specification }) => specification)).toEqual([
      { fanCategoryType: HvacUnit, cfm: 4000, sp: 0.75, nominalCoolingTons: 10 },
      { fanCategoryType: IndustrialHeater, cfm: 2000, sp: 0.25 },
      { fanCategoryType: HighVolumeLowSpeed },
    ]);
    expect(rows.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([[], [], ['bySpace']]);
  });

  it('says which words of a service or a tag named the kind', () => {
    const { rows } = read('Tag\tService\tCFM\tSP\nEF-1\tKitchen hood\t2000\t0.5\nEF-2\tBoiler room\t2000\t0.5');
    expect(rows.map(({ kindSaidBy }) => kindSaidBy)).toEqual(['Kitchen hood', '']);
    const typed = read('Tag\tService\tType\tCFM\tSP\nEF-1\tKitchen hood\tInline\t2000\t0.5');
    // No inline fan is made for grease, so the user says which line is meant.
    expect(typed.rows[0]?.questions.map(({ meanings }) => meanings.map(({ text }) => text))).toEqual([
      ['UtilitySet', 'UpblastDownblast'],
    ]);
    const twice = read('Tag\tService\tCFM\tSP\nKEF-1\tKitchen\t2000\t0.5');
    expect(twice.rows[0]?.kindSaidBy).toBe('Kitchen, KEF');
  });

  it.each([
    ['Roof exhaust, UL762', '', true],
    ['Roof exhaust, UL 762', '', true],
    ['Centrifugal downblast', 'Kitchen hood', true],
    ['Utility set', 'Range hood exhaust', true],
    ['Relief hood', '', undefined],
    ['Utility set', 'Fume hood', undefined],
  ])('reads grease in the type and the service: %s, %s', (type, service, isGrease) => {
    const { rows } = read(`Tag\tService\tType\tCFM\tSP\nEF-1\t${service}\t${type}\t2000\t0.5`);
    expect(rows[0]?.specification['isRestaurantDuty']).toBe(isGrease);
  });

  it('requires no duct of a unit heater', () => {
    expect(read('Tag\tCFM\tMBH\nUH-1\t2000\t60').rows[0]).toMatchObject({
      problems: [],
      specification: { cfm: 2000, sp: 0, btus: 60_000 },
    });
  });

  it.each([
    ['Electric make-up air', 4],
    ['Direct-fired make-up air', 1],
    ['Indirect gas-fired', 3],
  ])('knows how make-up air is heated: %s', (type, subFanCategoryType) => {
    const { rows } = read(`Tag\tType\tCFM\tSP\tRise\nH-1\t${type}\t2000\t0.5\t70`);
    expect(rows[0]?.specification).toMatchObject({ fanCategoryType: 3, subFanCategoryType });
  });
});
