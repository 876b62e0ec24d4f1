import { tokens as byName } from '@specbuilder/build/webpack/fluent-tokens';
import { tokens } from '../fluent.ts';

describe('Tokens as bundles have them', () => {
  it('are those of the table that they stand for', () => {
    const table = Object.entries(tokens);
    expect(table.length).toBeGreaterThan(400);
    expect(table.map(([name]) => [name, byName[name]])).toEqual(table);
  });
});
