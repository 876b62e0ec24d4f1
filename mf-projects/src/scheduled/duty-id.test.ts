import { newDutyId } from './duty-id.ts';

it('is a UUID of version 4, another each time', () => {
  const ids = Array.from({ length: 100 }, newDutyId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
