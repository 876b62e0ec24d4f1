import fc from 'fast-check';
import { externalIdentity } from '../../../../test/identity/external-identity.ts';
import { claimAt, readExternalClaims } from './claim-reading.ts';

const OIDC_AUTHORITY = 'https://id.example';
const plain = externalIdentity({ OIDC_AUTHORITY });

describe('A claim', () => {
  it('is found by its name, and by the path to it', () => {
    const claims = { role: 'user', realm_access: { roles: ['a'] }, 'https://fans.example/roles': ['b'] };
    expect(claimAt(claims, 'role')).toBe('user');
    expect(claimAt(claims, 'realm_access.roles')).toEqual(['a']);
    expect(claimAt(claims, 'https://fans.example/roles')).toEqual(['b']);
    expect(claimAt(claims, 'realm_access.groups')).toBeUndefined();
    expect(claimAt(claims, 'role.length')).toBeUndefined();
    expect(claimAt(claims, 'constructor.name')).toBeUndefined();
  });

  it('is found wherever it lies', () => {
    const name = fc.stringMatching(/^[a-z_]{1,8}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), fc.jsonValue(), (path, value) => {
        const claims = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
        expect(claimAt(claims as Record<string, unknown>, path.join('.'))).toEqual(value);
      }),
    );
  });
});

describe('What a token says of its user', () => {
  it('is never more than texts, numbers and roles of the application, whatever it holds', () => {
    const tokens = fc.dictionary(
      fc.constantFrom('sub', 'role', 'sales_region', 'default_sales_region', 'email', 'company', 'given_name'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(tokens, (claims) => {
        const said = readExternalClaims(claims, plain);
        expect(said.salesRegions.every((region) => Number.isInteger(region) && region > 0)).toBe(true);
        expect(said.roles.every((role) => ['admin', 'dev', 'sales', 'user'].includes(role))).toBe(true);
        for (const text of [said.userName, said.email, said.givenName, said.company])
          expect(typeof text).toBe('string');
      }),
    );
  });

  it('[AUT-020] has roles of the application alone, each once, without regard to case', () => {
    const rolesOf = (role: unknown) => readExternalClaims({ role }, plain).roles;
    expect(rolesOf(['Admin', 'USER', 'user', 'guest', '*', 'wizard', { role: 'dev' }])).toEqual(['user', 'admin']);
    expect(rolesOf('sales')).toEqual(['user', 'sales']);
    expect(rolesOf(undefined)).toEqual([]);
  });

  it("has the roles that the provider's stand for, and no name of ours besides", () => {
    const mapped = externalIdentity({ OIDC_AUTHORITY, OIDC_ROLES: 'boss=admin,boss=sales,*=user' });
    expect(readExternalClaims({ role: ['Boss', 'dev'] }, mapped).roles).toEqual(['user', 'admin', 'sales']);
    expect(readExternalClaims({}, mapped).roles).toEqual(['user']);
  });
});
