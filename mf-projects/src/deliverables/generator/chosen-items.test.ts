import { projectItem } from '../../../test/projects.ts';
import { inOrderOf, movedBeside } from './chosen-items.ts';

describe('The order of items in documents', () => {
  it.each([
    ['c', 'a', 'above', 'cab'],
    ['a', 'c', 'below', 'bca'],
    ['a', 'b', 'above', 'abc'],
    ['b', 'b', 'below', 'abc'],
    ['x', 'a', 'above', 'abc'],
  ] as const)('has %s after it was put beside %s, %s: %s', (id, target, edge, expected) => {
    expect(movedBeside([...'abc'], id, target, edge).join('')).toBe(expected);
  });

  it('has items last that were added since', () => {
    const items = [...'abc'].map((projectItemId) => projectItem({ projectItemId }));
    expect(inOrderOf(items, ['c', 'a']).map(({ projectItemId }) => projectItemId)).toEqual(['c', 'a', 'b']);
    expect(inOrderOf(items, [])).toBe(items);
  });
});
