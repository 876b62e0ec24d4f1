import { Route, Routes } from '@specbuilder/shared-ui/router';
import { DashboardPage } from './dashboard/dashboard-page.tsx';

export function ProjectRoutes() {
  return (
    <Routes>
      <Route path="/projects/dashboard" element={<DashboardPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
