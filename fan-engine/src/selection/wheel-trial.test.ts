import { messageText } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import { airflowFailure, stallFailure, stalls, steadyPhi } from './wheel-trial.ts';

const line = DEMO_CATALOGUE.lines.find(({ code }) => code === 'KUB');
if (line === undefined) throw new Error('The catalogue has utility sets');
const wheel = wheelOfLine(line, 24.5);

describe('the airflow of a line', () => {
  const { minimum, maximum } = line.airflow;

  it('includes its ends', () => {
    expect([airflowFailure(line, minimum), airflowFailure(line, maximum)]).toEqual([null, null]);
    expect(airflowFailure(line, minimum - 1)).toMatchObject({ value: minimum - 1, limit: minimum });
    expect(airflowFailure(line, maximum + 1)).toMatchObject({ value: maximum + 1, limit: maximum });
  });
});

describe('the stall of a wheel', () => {
  const point = { ...speedSearch(wheel, 9000, 3, 0.075), phi: steadyPhi(wheel) };
  const { stallPhi } = wheel.family;

  it('begins below a margin of a twentieth of its airflow', () => {
    const nearer = { ...point, phi: point.phi * 0.999 };
    expect([stalls(wheel, nearer), stallFailure(wheel, nearer)?.reason]).toEqual([true, 'stall']);
    const safer = { ...point, phi: point.phi * 1.001 };
    expect([stalls(wheel, safer), stallFailure(wheel, safer)]).toEqual([false, null]);
  });

  it('is near above it and reached below', () => {
    const textAt = (share: number) => {
      const found = stallFailure(wheel, { ...point, phi: share * stallPhi });
      return found && messageText(found.message);
    };
    expect(textAt(1.02)).toBe('2% from stall, 5% margin needed');
    expect(textAt(0.98)).toBe('2% left of stall, 5% margin needed');
    expect(textAt(1)).toBe('0% from stall, 5% margin needed');
  });
});
