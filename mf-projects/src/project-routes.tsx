import { Route, Routes } from '@specbuilder/shared-ui/router';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { InvitationRoute } from './invitation/invitation-route.tsx';
import { SharedRoute } from './shared-project/shared-route.tsx';

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
