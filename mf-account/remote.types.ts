import '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.accounts.edit': { readonly tab?: 'profile' | 'security' };
  }
}
