import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import type { DeliverableItem } from '../subject/subject.ts';
import { BELT_DRIVE } from './belt-columns.ts';
import { cellData } from './column.ts';

const lifeOf = (lifeHours: number) => {
  const beltDrive = { bearings: { shaftIn: 1.4375, loadLb: 155, capacityLb: 5800, lifeHours } } as BeltDrive;
  const column = BELT_DRIVE.find(({ key }) => key === 'bearingLife');
  return column && cellData(column, { item: { beltDrive } } as DeliverableItem);
};

describe('The bearing life of a schedule as data', () => {
  it('is a number of hours', () => {
    expect(lifeOf(552_000)).toBe(552_000);
  });

  it('says that the longest one is that or more', () => {
    expect(lifeOf(1_000_000)).toBe('>=1000000');
  });
});
