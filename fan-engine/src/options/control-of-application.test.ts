import { isControlOfApplication } from './control-of-application.ts';
import type { ControlFacts } from './section-facts.ts';

const control = (part: Partial<ControlFacts> = {}): ControlFacts => ({
  controlType: 'discharge',
  hasRemotePanel: false,
  isPaintBooth: false,
  isRecirculating: false,
  allowsZeroHmis: true,
  is100PercentOutdoorAir: true,
  is100PercentReturnAir: false,
  ...part,
});

describe('a temperature control and the application that was chosen', () => {
  it.each<[string, Partial<ControlFacts>, string[], boolean]>([
    ['any control suits a search without an application', { isPaintBooth: true }, [''], true],
    ['and one that names a kind of fan alone', { isPaintBooth: true }, ['Make-up air', 'Heated'], true],
    ['a kitchen takes a discharge control', {}, ['Make-up air', 'Heated', 'Kitchen'], true],
    ['and has no use for spray and bake', { isPaintBooth: true }, ['Make-up air', 'Heated', 'Kitchen'], false],
    ['a paint booth needs it', { isPaintBooth: true }, ['Make-up air', 'Heated', 'Paint booth'], true],
    ['and is not served by another', {}, ['Make-up air', 'Heated', 'Paint Booth'], false],
    ['a fourth level names the control', { controlType: 'space' }, ['Make-up air', 'Heated', 'Kitchen', 'Space'], true],
    ['and rejects others', {}, ['Make-up air', 'Heated', 'Kitchen', 'Space'], false],
    [
      'a building management system is named in full',
      { controlType: 'buildingManagement' },
      ['Make-up air', 'Heated', 'Industrial', 'Building management'],
      true,
    ],
  ])('%s', (_, part, levels, fits) => {
    expect(isControlOfApplication(control(part), levels)).toBe(fits);
  });
});
