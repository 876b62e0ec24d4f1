import { REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import { EmptyState, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { useListAddress } from '@specbuilder/shared-ui/paging';
import { Screen } from '@specbuilder/shared-ui/router';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { ActivityLog } from './activity-log.tsx';
import { readLogAddress, writeLogAddress } from './log-query.ts';
import { useActivityLog } from './use-activity-log.ts';

/** What customers of the caller's sales regions did, newest first; admins see every region. */
export function CustomerActivityPage() {
  const user = useReadable(usePlatform().session.user);
  const [address, show] = useListAddress({ read: readLogAddress, write: writeLogAddress });
  const isUnassigned = user?.roles.includes('admin') === false && user.salesRegions.length === 0;
  const log = useActivityLog(address, !isUnassigned);
  return (
    <Screen state="app.region-mgmt.logs" isReady={isUnassigned || !log.isPending}>
      <PageFrame title={ACTIVITY_MESSAGES.title}>
        {isUnassigned ? (
          <EmptyState title={REGION_ERRORS.notAssignedToRegion} />
        ) : (
          <ActivityLog address={address} log={log} onChange={show} />
        )}
      </PageFrame>
    </Screen>
  );
}
