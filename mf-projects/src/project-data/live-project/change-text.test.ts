import type { ProjectChanged } from '@specbuilder/shared-contracts/api';
import { changeText } from './change-text.ts';

const words = (change: ProjectChanged['change'], userName = 'Anna Bell') =>
  changeText({ projectId: 'p', changeNumber: 1, userId: null, userName, change });

it.each<[ProjectChanged['change'], string]>([
  [{ what: 'cells', item: 'EF-2', count: 1, cells: ['tag'] }, 'Anna Bell changed the tag of EF-2'],
  [{ what: 'cells', item: 'EF-2', count: 1, cells: ['tag', 'notes'] }, 'Anna Bell edited EF-2'],
  [{ what: 'cells', item: null, count: 3, cells: ['tag'] }, 'Anna Bell edited 3 items'],
  [{ what: 'itemsAdded', item: 'EF-4', count: 1 }, 'Anna Bell added EF-4'],
  [{ what: 'itemsAdded', item: 'EF-4', count: 4 }, 'Anna Bell added 4 items'],
  [{ what: 'itemsRemoved', count: 1 }, 'Anna Bell deleted 1 item'],
  [{ what: 'itemConfigured', item: 'KRD140' }, 'Anna Bell changed KRD140'],
  [{ what: 'cost' }, 'Anna Bell changed the operating cost'],
])('%j is said as %s', (change, sentence) => {
  expect(words(change)).toBe(sentence);
});

it('has a word for a user without a name', () => {
  expect(words({ what: 'name' }, '')).toBe('Someone renamed the project');
});
