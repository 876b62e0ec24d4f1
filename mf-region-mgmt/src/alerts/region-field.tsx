import type { Alert } from '@specbuilder/shared-contracts/api';
import { assignedRegionOf } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { SelectField, useWatch } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';
import { ALERTS_MESSAGES } from '../messages/alerts.generated.ts';

interface RegionFieldProps {
  readonly alert: Alert | null;
  readonly user: SignedInUser;
  readonly onChosen: (region: number | null) => void;
}

/** The region an alert is about: any of them for administrators, else one of the user's. */
export function RegionField({ alert, user, onChosen }: RegionFieldProps) {
  const customerId = useWatch({ name: 'customerId' }) as string | null;
  const isAdmin = user.roles.includes('admin');
  const { data = [] } = useQuery(usePlatform().apiQueries.regions.sales.queryOptions());
  const offered = data
    .filter(({ region }) => isAdmin || user.salesRegions.includes(region))
    .map(({ region, description }) => ({ value: region, label: `${region} ${description}` }));
  // A region that has closed since, or whose list is on its way.
  const present = alert?.salesRegionId ?? assignedRegionOf(user);
  const isListed = present === null || offered.some(({ value }) => value === present);
  const missing = isListed ? [] : [{ value: present, label: labelOf(present, alert) }];
  const none = isAdmin && customerId === null ? ALERTS_MESSAGES.anyRegion : ALERT_DETAIL_MESSAGES.chooseRegion;
  return (
    <SelectField
      name="salesRegionId"
      label={ALERT_DETAIL_MESSAGES.region}
      options={[...missing, ...offered]}
      emptyLabel={none}
      isNumeric
      onChosen={(region) => onChosen(region as number | null)}
    />
  );
}

function labelOf(region: number, alert: Alert | null): string {
  const name = alert?.salesRegionId === region ? alert.regionName : null;
  return [region, name].filter((part) => part !== null).join(' ');
}
