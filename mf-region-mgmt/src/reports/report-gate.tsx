import { REGION_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { type ReactNode, useEffect } from 'react';

/** Leads staff without a sales region home, and says why (REG-013). */
export function ReportGate({ children }: { readonly children: ReactNode }) {
  const { session, toasts, navigation } = usePlatform();
  const user = useReadable(session.user);
  const isUnassigned = user !== null && !user.roles.includes('admin') && user.salesRegions.length === 0;
  useEffect(() => {
    if (!isUnassigned) return;
    void toasts.show({
      kind: 'warning',
      title: REGION_ERRORS.notAssignedToRegion,
      durationMs: TOAST_MS.notAssignedToRegion,
    });
    navigation.history.replace(navigation.href('app.home.start') ?? '/');
  }, [isUnassigned, toasts, navigation]);
  return user === null || isUnassigned ? null : children;
}
