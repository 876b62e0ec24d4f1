import { Route, Routes } from '@specbuilder/shared-ui/router';
import { AccountPage } from './account-page/account-page.tsx';

export function AccountRoutes() {
  return (
    <Routes>
      <Route path="/accounts/edit" element={<AccountPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
