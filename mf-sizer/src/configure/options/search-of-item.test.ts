import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { fanItem } from '../../../test/items.ts';
import { searchOf } from './search-of-item.ts';

const item = fanItem();
const inSession = (remembered: object | null) => {
  const { storage } = createTestPlatform();
  if (remembered !== null)
    storage.write('search.exhaustSupply', JSON.stringify({ category: 1, criteria: {}, ...remembered }));
  return searchOf(item, storage);
};

describe('The way back to the results', () => {
  it('leads to all lines where all of them were searched', () => {
    const searched = { sub: 0, application: 'Kitchen', resultId: item.resultId };
    expect(inSession(searched)).toEqual({ category: '1', sub: '0', application: 'Kitchen', r: item.resultId });
  });

  it.each([
    ['nothing is remembered', null],
    ['another search is', { sub: 0, application: null, resultId: 'another' }],
  ])("leads to the item's own line where %s", (_, remembered) => {
    expect(inSession(remembered)).toEqual({ category: '1', sub: '2', r: item.resultId });
  });
});
