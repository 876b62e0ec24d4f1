import { configuredItems } from '../../../test/deliverables/configured-items.ts';
import type { ChosenOption, DeliverableItem } from '../subject/subject.ts';
import { disconnectText, isStartedByOthers, starterText } from './electrical-facts.ts';

const option = (code: string, description: string): ChosenOption => ({ id: 1, code, group: null, description });

describe('What starts and disconnects a motor', () => {
  /** A roof fan without options; what matters here is said by each test. */
  const fan = (change: Partial<DeliverableItem> = {}): DeliverableItem => ({
    ...configuredItems()({ job: 1, row: 0, motor: 0, voltage: 0, options: [] }),
    ...{ variant: 'FixedSpeed', options: [] },
    ...change,
  });

  it('is a starter or drive by others unless the unit brings one', () => {
    expect(starterText(fan())).toBe('Starter by others');
    expect(starterText(fan({ variant: 'Belt' }))).toBe('Starter by others');
    expect(starterText(fan({ variant: 'Vfd' }))).toBe('VFD by others');
    expect([fan(), fan({ variant: 'Vfd' })].map(isStartedByOthers)).toEqual([true, true]);
    expect(starterText(fan({ variant: 'Hvls' }))).toBe('Onboard drive');
    const withDrive = fan({ variant: 'Vfd', options: [option('VFDF', 'VFD, factory mounted')] });
    expect(starterText(withDrive)).toBe('VFD, factory mounted');
    expect(isStartedByOthers(withDrive)).toBe(false);
  });

  it.each(['SWN1', 'SWN3', 'SWEX'])('is disconnected by the chosen switch %s, otherwise by others', (code) => {
    const chosen = [option('CURB', 'Roof curb'), option(code, 'Disconnect of this kind')];
    expect(disconnectText({ options: chosen })).toBe('Disconnect of this kind');
    expect(disconnectText({ options: chosen.slice(0, 1) })).toBe('By others');
  });
});
