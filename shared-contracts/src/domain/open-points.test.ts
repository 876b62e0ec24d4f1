import { openPointsOf } from './open-points.ts';

const finding = (severity: 'error' | 'warning' | 'note', message: string) => ({ severity, message });

describe('Open points of items', () => {
  it('are their errors, and neither warnings nor notes', () => {
    const items = [
      { tag: 'EF-1', findings: [finding('error', 'No curb fits'), finding('warning', 'Low FEI')] },
      { tag: 'EF-2', findings: [finding('note', 'Delivers more')] },
    ];
    expect(openPointsOf(items)).toEqual([{ tag: 'EF-1', count: 1 }]);
  });

  it('are counted once where two items of a tag have the same', () => {
    const same = { tag: 'HV-1', findings: [finding('error', 'Choose a mount')] };
    const more = { tag: 'HV-1', findings: [finding('error', 'Choose a mount'), finding('error', 'Choose a control')] };
    expect(openPointsOf([same, same, more])).toEqual([{ tag: 'HV-1', count: 2 }]);
  });
});
