import { assumptions } from './assumptions.ts';

const criteria = { altitude: null, temperature: 70, motorFrequency: 60 } as const;

function site(isPlaceComing: boolean) {
  const chips = assumptions({ criteria, city: null, isPlaceComing, density: null, cost: null });
  return chips.find(({ id }) => id === 'site');
}

describe('What a result assumes', () => {
  it('is a guess at sea level where the place is not given, and none while its place is looked up', () => {
    expect(site(false)).toMatchObject({ isGuess: true });
    expect(site(true)).toMatchObject({ isGuess: false });
  });
});
