import '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.accounts.edit': { readonly tab?: 'profile' | 'security' };
    'app.accounts.data': Record<never, never>;
    'app.account.register': Record<never, never>;
    'app.account.forgot-username': Record<never, never>;
    'app.account.forgot-password': Record<never, never>;
    'app.account.forgot-password.requested': Record<never, never>;
    'app.account.reset-password': { readonly t: string; readonly u: string };
    'app.account.reset-password.complete': Record<never, never>;
    'app.admin.dashboard': Record<never, never>;
    'app.admin.users': Record<never, never>;
    'app.admin.utilities': { readonly tab?: string };
    'app.admin.audit': { readonly userId?: string };
  }
}
