import declaration from '../remote.json' with { type: 'json' };

const of = (prefix: string) => declaration.routes.filter(({ path }) => path.startsWith(prefix));

describe('what the accounts declare', () => {
  it('[AUT-032] [SHL-015] public pages without navigation, to which no sign-in leads back', () => {
    for (const page of ['register', 'forgot-username', 'forgot-password', 'reset-password']) {
      const routes = of(`/account/${page}`);
      expect(routes.length).toBeGreaterThan(0);
      for (const route of routes) {
        expect(route).toMatchObject({ layout: 'contentWithToolbar', remembered: false });
        expect(route).not.toHaveProperty('roles');
      }
    }
  });

  it('[ACC-002] the account itself for users alone', () => {
    expect(of('/accounts/edit')).toEqual([expect.objectContaining({ roles: [['user', 'sales', 'admin', 'dev']] })]);
  });

  it("[SHL-035] the item 'Create New Account', which is hidden once a user is signed in and where another provider keeps the accounts", () => {
    expect(declaration.navigation[0]).toMatchObject({
      ...{ title: 'Create New Account', state: 'app.account.register', hiddenWhenSignedIn: true },
      feature: 'localAccountsEnabled',
    });
  });
});
