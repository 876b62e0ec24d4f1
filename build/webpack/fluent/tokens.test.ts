import { tokens as fluentTokens } from '@fluentui/react-components';
import { tokens } from './tokens.mjs';

describe('Tokens by their names', () => {
  it('are those of the table that they stand for', () => {
    expect(Object.keys(fluentTokens).length).toBeGreaterThan(400);
    const byName: Readonly<Record<string, string>> = tokens;
    expect(Object.keys(fluentTokens).map((name) => [name, byName[name]])).toEqual(Object.entries(fluentTokens));
  });
});
