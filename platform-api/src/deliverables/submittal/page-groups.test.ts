import { configuredItems } from '../../../test/deliverables/configured-items.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import { pageGroups } from './page-groups.ts';

const itemOf = configuredItems();
const FAN = { job: 1, row: 0, motor: 0, voltage: 0, options: [] };

function unit(tag: string, qty: number, changes: Partial<DeliverableItem['item']> = {}, drawn = FAN): DeliverableItem {
  const { row, ...rest } = itemOf(drawn);
  const ids = { projectItemId: tag, fanItemId: tag, resultId: tag, location: `Room of ${tag}` };
  return { ...rest, row: { ...row, id: tag }, tag, item: { ...rest.item, ...ids, tag, qty, ...changes } };
}
const tagsOf = (items: readonly DeliverableItem[], isShared = true) =>
  pageGroups(items, isShared).map(({ item, members }) => [item.tag, item.item.qty, members.length]);

describe('Pages of a submittal', () => {
  it('are shared by units that are equal but for tag, quantity and what they serve', () => {
    const items = [unit('EF-1', 1), unit('EF-2', 2), unit('EF-1', 1)];
    expect(tagsOf(items)).toEqual([['EF-1, EF-2', 4, 3]]);
  });

  it('are those of each item where nothing is shared', () => {
    const items = [unit('EF-1', 1), unit('EF-2', 2)];
    expect(tagsOf(items, false)).toEqual([
      ['EF-1', 1, 1],
      ['EF-2', 2, 1],
    ]);
  });

  it('differ for another fan, note, scheduled duty, building or option', () => {
    const other = unit('EF-2', 1);
    const option = { id: 1, code: 'BSC', group: null, description: 'Bird screen' };
    const different: DeliverableItem[] = [
      unit('EF-2', 1, {}, { ...FAN, row: 1 }),
      unit('EF-2', 1, { notes: 'Epoxy coated' }),
      { ...other, duty: { airflow: 900, staticPressure: 0.25 } as DeliverableItem['duty'] },
      { ...other, building: 'Tower' },
      { ...other, options: [...other.options, option] },
    ];
    for (const item of different) expect(tagsOf([unit('EF-1', 1), item])).toHaveLength(2);
  });

  it('keep the order of the first item of each set', () => {
    const items = [unit('EF-1', 1), unit('SF-1', 1, {}, { ...FAN, job: 5 }), unit('EF-2', 1)];
    expect(tagsOf(items).map(([tag]) => tag)).toEqual(['EF-1, EF-2', 'SF-1']);
  });
});
