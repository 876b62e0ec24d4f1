import { AuthStatus } from './enumerations.ts';
import { authorize, rolesOf, salesRegionsOf } from './roles.ts';

describe('role claims', () => {
  it('[AUT-020] [AUT-025] are a text or a list, without regard to case, unknown ones dropped', () => {
    expect(rolesOf('admin')).toEqual(['admin']);
    expect(rolesOf(['User', 'ADMIN', 'wizard', 'user'])).toEqual(['user', 'admin']);
    expect(rolesOf(undefined)).toEqual([]);
  });

  it('[AUT-025] sales regions are a number or a list', () => {
    expect(salesRegionsOf(24)).toEqual([24]);
    expect(salesRegionsOf(['24', 15, 0, 'x', 24])).toEqual([24, 15]);
  });
});

describe('guards', () => {
  it('[AUT-021] want one role of a list', () => {
    expect(authorize([['admin', 'sales']], ['user', 'sales'])).toBe(AuthStatus.Ok);
    expect(authorize([['admin', 'sales']], ['user'])).toBe(AuthStatus.NotAuthorized);
  });

  it('[AUT-022] reject every user when the list is empty', () => {
    expect(authorize([[]], ['admin'])).toBe(AuthStatus.NotAuthorized);
  });

  it('want one role of each level', () => {
    expect(authorize([['user'], ['admin']], ['user'])).toBe(AuthStatus.NotAuthorized);
    expect(authorize([['user'], ['admin']], ['user', 'admin'])).toBe(AuthStatus.Ok);
  });

  it('send guests to sign in unless the route is public or open to guests', () => {
    expect(authorize([['user']], null)).toBe(AuthStatus.NotAuthenticated);
    expect(authorize([], null)).toBe(AuthStatus.Ok);
    expect(authorize([['*']], null)).toBe(AuthStatus.Ok);
    expect(authorize([['guest', 'user']], null)).toBe(AuthStatus.Ok);
  });
});
