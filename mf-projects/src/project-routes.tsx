import { Route, Routes } from '@specbuilder/shared-ui/router';
import { DashboardPage } from './dashboard/dashboard/dashboard-page.tsx';
import { InvitationRoute } from './sharing/invitation/invitation-route.tsx';
import { SharedRoute } from './sharing/shared-project/shared-route.tsx';

export function ProjectRoutes() {
  return (
    <Routes>
      <Route path="/projects/dashboard" element={<DashboardPage />} />
      <Route path="/projects/invitation/:token" element={<InvitationRoute />} />
      <Route path="/projects/shared/:shareId?" element={<SharedRoute />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
