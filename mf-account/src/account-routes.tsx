import { Route, Routes } from '@specbuilder/shared-ui/router';
import { ProfilePage } from './profile/profile-page.tsx';

export function AccountRoutes() {
  return (
    <Routes>
      <Route path="/accounts/edit" element={<ProfilePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
