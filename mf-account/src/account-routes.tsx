import { Route, Routes } from '@specbuilder/shared-ui/router';
import { AccountPage } from './account-page/account-page/account-page.tsx';
import { LazyAdministration } from './administration/lazy-administration.tsx';
import { ForgotPasswordPage } from './public-pages/account-recovery/forgot-password-page.tsx';
import { ForgotUserNamePage } from './public-pages/account-recovery/forgot-user-name-page.tsx';
import { RequestedPage } from './public-pages/account-recovery/requested-page.tsx';
import { LocalAccounts } from './public-pages/external-accounts/local-accounts.tsx';
import { LegacyAddress } from './public-pages/legacy-urls/legacy-address.tsx';
import { RegisterPage } from './public-pages/register/register-page.tsx';
import { CompletePage } from './public-pages/reset-password/complete-page.tsx';
import { ResetPasswordPage } from './public-pages/reset-password/reset-password-page.tsx';
import { YourDataPage } from './security/privacy/your-data-page.tsx';

/** Pages that make or regain an account of this site. */
const LOCAL_PAGES = [
  ['/account/register', 'app.account.register', RegisterPage],
  ['/account/forgot-username', 'app.account.forgot-username', ForgotUserNamePage],
  ['/account/forgot-password', 'app.account.forgot-password', ForgotPasswordPage],
  ['/account/forgot-password/requested', 'app.account.forgot-password.requested', RequestedPage],
  ['/account/reset-password', 'app.account.reset-password', ResetPasswordPage],
  ['/account/reset-password/complete', 'app.account.reset-password.complete', CompletePage],
] as const;

export function AccountRoutes() {
  return (
    <Routes>
      <Route path="/accounts/edit" element={<AccountPage />} />
      <Route path="/accounts/data" element={<YourDataPage />} />
      {LOCAL_PAGES.map(([path, state, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <LocalAccounts state={state}>
              <Page />
            </LocalAccounts>
          }
        />
      ))}
      <Route path="/accounts/:page" element={<LegacyAddress />} />
      <Route path="/account/:page" element={<LegacyAddress />} />
      <Route path="/admin/*" element={<LazyAdministration />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
