import { signedInUser } from './signed-in-user.ts';

const claimsOf = (claims: object) => ({
  ...{ sub: 'u1', name: 'Ann Lee', email: 'ann@example.com', preferred_username: 'engineer', role: 'user' },
  ...claims,
});

describe('The signed-in user', () => {
  it('[AUT-025] [AUT-026] reads single and listed claims', () => {
    expect(signedInUser(claimsOf({ role: ['User', 'Sales'], sales_region: 24, amr: ['external'] }))).toMatchObject({
      roles: ['user', 'sales'],
      salesRegions: [24],
      defaultSalesRegion: 24,
      isExternal: true,
    });
    expect(signedInUser(claimsOf({ amr: 'pwd' })).isExternal).toBe(false);
  });

  it('[A-034] has the id of the application, which is another than that of an external provider', () => {
    expect(signedInUser(claimsOf({})).userId).toBe('u1');
    expect(signedInUser(claimsOf({ application_user_id: 'u2' })).userId).toBe('u2');
  });

  it.each([
    [{}, ['engineer', 'Ann Lee', 'ann@example.com']],
    [{ preferred_username: undefined, email: undefined }, ['Ann Lee', 'Ann Lee', '']],
    [{ name: undefined }, ['engineer', 'engineer', 'ann@example.com']],
    [{ preferred_username: undefined, name: undefined }, ['u1', 'u1', 'ann@example.com']],
  ])('is called by the best name the provider gives: %j', (claims, names) => {
    const { userName, displayName, email } = signedInUser(claimsOf(claims));
    expect([userName, displayName, email]).toEqual(names);
  });

  it.each([
    [{ sales_region: [24, 15], default_sales_region: 15 }, 15],
    [{ sales_region: [24, 15] }, 24],
    [{ sales_region: [24, 15], default_sales_region: 0 }, 24],
    [{}, null],
  ])('prefers a sales region of %j', (claims, region) => {
    expect(signedInUser(claimsOf(claims)).defaultSalesRegion).toBe(region);
  });
});
