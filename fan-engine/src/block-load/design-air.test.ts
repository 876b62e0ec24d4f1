import { anOffice } from '../../test/fixtures/office-building.ts';
import { designAir } from './design-air.ts';

describe('Air that enters a unit', () => {
  it('is that of the month outdoors, and that of the room with its wet bulb', () => {
    const { outdoors, room } = designAir({ ...anOffice, design: { ...anOffice.design, elevation: 0 } }, 7);
    expect(outdoors).toEqual({ dryBulb: 93, wetBulb: 75 });
    // Psychrometric chart at sea level: 75 F and 50 % have a wet bulb of 62.6 F.
    expect(room.dryBulb).toBe(75);
    expect(room.wetBulb).toBeCloseTo(62.6, 0);
    expect(designAir(anOffice, 10).outdoors.dryBulb).toBeLessThan(93);
  });
});
