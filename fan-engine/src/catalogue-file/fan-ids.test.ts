import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import { exhaustFanId, fanUnitId } from '../product-line/fan-id.ts';
import { checkedDocument } from './index.ts';

const copyOf = () => JSON.parse(JSON.stringify(DEMO_DOCUMENT));

describe('ids of the fans of a catalogue', () => {
  it('have 8 digits at most, which 32 bits hold', () => {
    expect(fanUnitId(exhaustFanId(99, 99.99), 'Hvls', 'III')).toBe(99_999_963);
  });

  it.each<[string, (data: ReturnType<typeof copyOf>) => void, string]>([
    ['line', (data) => Object.assign(data.lines[0], { id: 100 }), 'longer, lines[0].id:'],
    ['wheel', (data) => data.lines[0].wheelSizesIn.push(100), 'longer, lines[0].wheelSizesIn['],
    ['line of ceiling fans', (data) => Object.assign(data.hvlsLines[0], { id: 100 }), 'longer, hvlsLines[0].id:'],
    [
      'span of a ceiling fan',
      (data) => Object.assign(data.hvlsLines[0].sizes[0], { diameterFt: 100 }),
      'longer, hvlsLines[0].sizes[0].diameterFt:',
    ],
  ])('are not made longer by a %s', (_, spoil, fault) => {
    const data = copyOf();
    spoil(data);
    expect(() => checkedDocument('longer', data)).toThrow(fault);
  });
});
