import { usePlatform } from '@specbuilder/shared-ui/core';
import { Route, Routes } from '@specbuilder/shared-ui/router';
import { useEffect } from 'react';
import { AlertsPage } from './alerts/alerts-page.tsx';
import { CloneProjectPage } from './clone-project/clone-project-page.tsx';
import { CreateAccountsPage } from './create-accounts/create-accounts-page.tsx';
import { CustomerActivityPage } from './customer-activity/customer-activity-page.tsx';
import { CustomerDetailPage } from './customer-detail/customer-detail-page.tsx';
import { ToHome } from './customer-detail/to-home.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { ChangePage } from './reports/change/change-page.tsx';
import { SummaryPage } from './reports/summary/summary-page.tsx';
import { ToolBoxPage } from './tool-box/tool-box-page.tsx';

export function RegionRoutes() {
  return (
    <Routes>
      <Route path="/region-management" element={<ToCustomerActivity />} />
      <Route path="/region-management/user-event-logs" element={<CustomerActivityPage />} />
      <Route path="/region-management/regional-users" element={<CustomersPage />} />
      <Route path="/region-management/user-detail" element={<ToHome />} />
      <Route path="/region-management/user-detail/:userId" element={<CustomerDetailPage />} />
      <Route path="/region-management/customers" element={<CreateAccountsPage />} />
      <Route path="/region-management/alerts" element={<AlertsPage />} />
      <Route path="/region-management/clone-project" element={<CloneProjectPage />} />
      <Route path="/region-management/reports/summary" element={<SummaryPage />} />
      <Route path="/region-management/reports/change" element={<ChangePage />} />
      <Route path="/toolBox" element={<ToolBoxPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

/** The area's own address opens its first screen. */
function ToCustomerActivity() {
  const { navigation } = usePlatform();
  useEffect(() => {
    const href = navigation.href('app.region-mgmt.logs');
    if (href !== null) navigation.history.replace(href);
  }, [navigation]);
  return null;
}
