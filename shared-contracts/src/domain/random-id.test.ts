import { randomId } from './random-id.ts';

it('is an id of 32 digits, another each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
