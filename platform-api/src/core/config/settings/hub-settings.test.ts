import { readConfig } from '../config.ts';

describe('Connections of the hub', () => {
  it('are 30 for one user or guest and ten times as many for one address', () => {
    expect(readConfig({}).hubLimits).toEqual({ perCaller: 30, perAddress: 300 });
    expect(readConfig({ HUB_CONNECTIONS: '8' }).hubLimits).toEqual({ perCaller: 8, perAddress: 80 });
    expect(readConfig({ HUB_CONNECTIONS_PER_ADDRESS: '5000' }).hubLimits).toEqual({ perCaller: 30, perAddress: 5000 });
    expect(() => readConfig({ HUB_CONNECTIONS: '0' })).toThrow(
      'HUB_CONNECTIONS must be a whole number from 1 to 100000',
    );
  });
});
