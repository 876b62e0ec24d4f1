import { Route, Routes } from '@specbuilder/shared-ui/router';
import { AccountPage } from './account-page/account-page.tsx';
import { LazyAdministration } from './administration/lazy-administration.tsx';
import { ForgotPasswordPage } from './forgotten/forgot-password-page.tsx';
import { ForgotUserNamePage } from './forgotten/forgot-user-name-page.tsx';
import { RequestedPage } from './forgotten/requested-page.tsx';
import { LocalAccounts } from './kept-elsewhere/local-accounts.tsx';
import { YourDataPage } from './privacy/your-data-page.tsx';
import { RegisterPage } from './register/register-page.tsx';
import { CompletePage } from './reset-password/complete-page.tsx';
import { ResetPasswordPage } from './reset-password/reset-password-page.tsx';
import { RespeltAddress } from './respelt/respelt-address.tsx';

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
      <Route path="/accounts/:page" element={<RespeltAddress />} />
      <Route path="/account/:page" element={<RespeltAddress />} />
      <Route path="/admin/*" element={<LazyAdministration />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
