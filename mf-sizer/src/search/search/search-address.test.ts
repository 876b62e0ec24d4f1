import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { sizerOf } from '../../item/search-memory/sizer-of.ts';
import { readSearchAddress, searchParams } from './search-address.ts';

describe('search address', () => {
  test('[SCH-001] category, sub-category, application and result come from the query', () => {
    const address = readSearchAddress('?category=1&sub=2&application=Exhaust%7CRoof&r=abc');
    expect(address).toEqual({
      category: FanCategory.Exhaust,
      sub: 2,
      application: 'Exhaust|Roof',
      resultId: 'abc',
      link: null,
      reselect: null,
      requested: null,
      item: null,
      load: null,
      isFindRequested: false,
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 99])('[SCH-001] category %p has a search', (category) => {
    expect(readSearchAddress(`?category=${category}`)?.category).toBe(category);
  });

  test('[SCH-001] what is missing is all sub-categories, no application and no result', () => {
    expect(readSearchAddress('?category=5')).toEqual({
      category: FanCategory.HighVolumeLowSpeed,
      sub: 0,
      application: null,
      resultId: null,
      link: null,
      reselect: null,
      requested: null,
      item: null,
      load: null,
      isFindRequested: false,
    });
  });

  test.each(['', '?sub=2', '?category=0', '?category=-1', '?category=100', '?category=exhaust', '?category='])(
    '[ERR-027] %p names no search',
    (search) => {
      expect(readSearchAddress(search)).toBeNull();
    },
  );

  test('a sub-category that is no small number means all', () => {
    expect(readSearchAddress('?category=1&sub=-3')?.sub).toBe(0);
    expect(readSearchAddress('?category=1&sub=1e9')?.sub).toBe(0);
  });

  test('a tag and a quantity are of the item that is to be made, and no criteria', () => {
    expect(readSearchAddress('?category=1&cfm=900&tag=EF-1&qty=3')).toMatchObject({
      item: { tag: 'EF-1', quantity: 3 },
      requested: { cfm: '900' },
    });
    expect(readSearchAddress('?category=1&qty=many')?.item).toBeNull();
    expect(readSearchAddress(`?category=1&tag=${'x'.repeat(80)}`)?.item?.tag).toHaveLength(50);
  });

  test('writing and reading an address gives it back', () => {
    const plain = {
      category: FanCategory.Exhaust,
      sub: 3,
      application: 'a|b',
      resultId: 'id',
      link: 'secret',
      reselect: null,
      requested: null,
      item: null,
      load: null,
      isFindRequested: false,
    };
    const replacing = { ...plain, reselect: { projectItemId: 'x', isReplacement: true, isAlternate: false } };
    const adding = { ...plain, reselect: { projectItemId: 'x', isReplacement: false, isAlternate: false } };
    const ofLoad = { ...plain, load: 'name=School&sensible=88000' };
    for (const address of [plain, replacing, adding, ofLoad]) {
      expect(readSearchAddress(`?${new URLSearchParams(searchParams(address))}`)).toEqual(address);
    }
  });

  test('an alternate and criteria are read too, and whether they are to be searched for', () => {
    const read = (query: string) => readSearchAddress(`?category=1&${query}`);
    expect(read('alternate=x')?.reselect).toEqual({ projectItemId: 'x', isReplacement: false, isAlternate: true });
    expect(read('cfm=2500&sp=0.75')?.requested).toEqual({ cfm: '2500', sp: '0.75' });
    expect(read('sp=')?.requested).toBeNull();
    expect(read('cfm=2500&find=1')).toMatchObject({ requested: { cfm: '2500' }, isFindRequested: true });
  });

  test.each([
    [FanCategory.Undefined, 'hvls'],
    [FanCategory.Exhaust, 'exhaustSupply'],
    [FanCategory.MakeUpAir, 'exhaustSupply'],
    [FanCategory.HeatedMakeUpAir, 'exhaustSupply'],
    [FanCategory.HvacUnit, 'exhaustSupply'],
    [FanCategory.HighVolumeLowSpeed, 'hvls'],
    [FanCategory.IndustrialHeater, 'exhaustSupply'],
    [7, 'exhaustSupply'],
  ])('[SCH-024] category %p uses the %s sizer', (category, sizer) => {
    expect(sizerOf(category)).toBe(sizer);
  });
});
