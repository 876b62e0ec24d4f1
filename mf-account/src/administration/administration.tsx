import { usePlatform } from '@specbuilder/shared-ui/core';
import { Route, Routes } from '@specbuilder/shared-ui/router';
import { useEffect } from 'react';
import { AuditPage } from './audit/audit-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { UsersPage } from './users/users-page.tsx';
import { UtilitiesPage } from './utilities/utilities-page.tsx';

/** The pages of administrators. */
export default function Administration() {
  return (
    <Routes>
      <Route path="/" element={<ToDashboard />} />
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="users" element={<UsersPage />} />
      <Route path="utilities" element={<UtilitiesPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

/** /admin has no screen of its own (ADM-001). */
function ToDashboard() {
  const { navigation } = usePlatform();
  useEffect(() => {
    const href = navigation.href('app.admin.dashboard');
    if (href !== null) navigation.history.replace(href);
  }, [navigation]);
  return null;
}
