import { project, projectItem } from '../../../test/projects.ts';
import { mergedProject } from './merged-project.ts';

const withItem = (change: object, of: object = {}) => project({ projectItems: [projectItem(change)], ...of });
const itemOf = (shown: object, read: object) => mergedProject(withItem(shown), withItem(read)).projectItems[0];

describe('A project that is read while it is edited', () => {
  it('takes what the server has', () => {
    expect(itemOf({ tag: 'EF-1', rowVersion: 1 }, { tag: 'EF-2', rowVersion: 2 })).toMatchObject({ tag: 'EF-2' });
  });

  it('keeps cells that are on their way to the server', () => {
    const merged = itemOf({ tag: 'mine', rowVersion: 1 }, { tag: 'EF-1', rowVersion: 1, outOfDate: ['engine'] });
    expect(merged).toMatchObject({ tag: 'mine', outOfDate: ['engine'] });
  });

  it('keeps an item that was saved after the response was created, at its place in the response', () => {
    const merged = itemOf({ tag: 'mine', rowVersion: 3, itemIndex: 0 }, { tag: 'EF-1', rowVersion: 2, itemIndex: 4 });
    expect(merged).toMatchObject({ tag: 'mine', rowVersion: 3, itemIndex: 4 });
  });

  it('takes the tag of an alternate from its chosen item, and which one that is', () => {
    const chosen = { alternateToId: 'chosen' };
    const renamed = itemOf({ tag: 'EF-1', rowVersion: 1, ...chosen }, { tag: 'SF-1', rowVersion: 1, ...chosen });
    expect(renamed).toMatchObject({ tag: 'SF-1' });
    const separate = itemOf({ rowVersion: 3, ...chosen }, { rowVersion: 2, alternateToId: null });
    expect(separate).toMatchObject({ rowVersion: 3, alternateToId: null });
  });

  it('gains and loses items as the server says', () => {
    const read = project({ projectItems: [projectItem({ projectItemId: 'new' })], changeNumber: 9 });
    const merged = mergedProject(withItem({ projectItemId: 'old' }), read);
    expect(merged.projectItems.map(({ projectItemId }) => projectItemId)).toEqual(['new']);
    expect(merged.changeNumber).toBe(9);
  });
});
