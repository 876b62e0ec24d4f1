import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import type { DeliverableItem } from '../subject/subject.ts';
import { beltDriveLists } from './belt-drive-facts.ts';

const DRIVE: BeltDrive = {
  section: 'A',
  belts: 3,
  motorSheaveIn: 7,
  fanSheaveIn: 12,
  fanRpm: 1021,
  speedErrorPercent: 0.3,
  beltSpeed: 3207,
  serviceFactor: 1.5,
  ratedHp: 15.28,
  bearings: { shaftIn: 1.4375, loadLb: 155, capacityLb: 5800, lifeHours: 850_000 },
};
const listsOf = (beltDrive?: BeltDrive | null) =>
  beltDriveLists({ item: { ...(beltDrive !== undefined && { beltDrive }) } as DeliverableItem['item'] });

describe('the belt drive on a data sheet', () => {
  it('is in inch-pound units with SI beside them', () => {
    const [list] = listsOf(DRIVE);
    expect(list?.title).toBe('Belt drive');
    expect(Object.fromEntries(list?.facts ?? [])).toEqual({
      'V-belts': '3 of section A',
      'Motor sheave, pitch diameter': '7 in. (177.8 mm)',
      'Fan sheave, pitch diameter': '12 in. (304.8 mm)',
      'Fan speed by sheaves': '1,021 rpm (+0.3%)',
      'Belt speed': '3,207 fpm (16.3 m/s)',
      'Belt rating': '15.3 hp (11.4 kW), at least 1.5 times the motor',
      'Fan shaft': '1.4375 in. (36.5 mm)',
      'Bearing load': '155 lb (70 kg)',
      'Bearing life L10 (ISO 281)': '850,000 h',
    });
  });

  it('says a slower speed with a minus, and no life beyond a century', () => {
    const bearings = { ...DRIVE.bearings, lifeHours: 1_000_000 };
    const facts = new Map(listsOf({ ...DRIVE, speedErrorPercent: -1.2, bearings })[0]?.facts ?? []);
    expect(facts.get('Fan speed by sheaves')).toBe('1,021 rpm (−1.2%)');
    expect(facts.get('Bearing life L10 (ISO 281)')).toBe('1,000,000 h or more');
  });

  it('is absent for other drives, and for older items', () => {
    expect(listsOf(null)).toEqual([]);
    expect(listsOf()).toEqual([]);
  });
});
