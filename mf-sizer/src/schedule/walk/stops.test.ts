import fc from 'fast-check';
import { nextStop, type Stop } from './stops.ts';

const STOPS: readonly Stop[] = [
  { id: 'column', row: -1 },
  { id: 'a', row: 0 },
  { id: 'b', row: 2 },
  { id: 'b2', row: 2 },
];
const next = (id: string, row: number, ...visited: string[]) => {
  const found = nextStop(STOPS, { id, row }, new Set(visited));
  return found === null ? null : `${found.stop.id}${found.isFromTop ? ' from the top' : ''}`;
};

describe('the walk from question to question', () => {
  it('goes on in the order of the rows', () => {
    expect(next('', -1)).toBe('column');
    expect(next('column', -1)).toBe('a');
    expect(next('b', 2)).toBe('b2');
  });

  it('goes to what a row still lacks where its question was settled', () => {
    expect(next('settled', 0)).toBe('a');
    expect(next('settled', 1)).toBe('b');
  });

  it('goes on from the top where questions above were not visited, and ends where all were', () => {
    expect(next('b2', 2, 'b', 'a')).toBe('column from the top');
    expect(next('b2', 2, 'b', 'a', 'column')).toBeNull();
  });

  it('visits every question once, wherever it starts', () => {
    const stops = fc
      .uniqueArray(fc.nat(30), { minLength: 1, maxLength: 20 })
      .map((numbers) => numbers.sort((a, b) => a - b).map((id): Stop => ({ id: String(id), row: Math.floor(id / 3) })));
    fc.assert(
      fc.property(stops, fc.nat(19), (all, start) => {
        const visited = new Set<string>();
        let at: Stop | undefined = all[start % all.length];
        while (at !== undefined && visited.size <= all.length) {
          visited.add(at.id);
          at = nextStop(all, at, visited)?.stop;
        }
        expect(visited.size).toBe(all.length);
      }),
    );
  });
});
