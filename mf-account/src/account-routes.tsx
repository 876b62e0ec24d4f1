import { Route, Routes } from '@specbuilder/shared-ui/router';
import { AccountPage } from './account-page/account-page.tsx';
import { LazyAdministration } from './administration/lazy-administration.tsx';
import { ForgotPasswordPage } from './forgotten/forgot-password-page.tsx';
import { ForgotUserNamePage } from './forgotten/forgot-user-name-page.tsx';
import { RequestedPage } from './forgotten/requested-page.tsx';
import { RegisterPage } from './register/register-page.tsx';
import { CompletePage } from './reset-password/complete-page.tsx';
import { ResetPasswordPage } from './reset-password/reset-password-page.tsx';
import { RespeltAddress } from './respelt/respelt-address.tsx';

export function AccountRoutes() {
  return (
    <Routes>
      <Route path="/accounts/edit" element={<AccountPage />} />
      <Route path="/account/register" element={<RegisterPage />} />
      <Route path="/account/forgot-username" element={<ForgotUserNamePage />} />
      <Route path="/account/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/account/forgot-password/requested" element={<RequestedPage />} />
      <Route path="/account/reset-password" element={<ResetPasswordPage />} />
      <Route path="/account/reset-password/complete" element={<CompletePage />} />
      <Route path="/accounts/:page" element={<RespeltAddress />} />
      <Route path="/account/:page" element={<RespeltAddress />} />
      <Route path="/admin/*" element={<LazyAdministration />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
