import { MAX_ADDITIONAL_INFO } from '@specbuilder/shared-contracts/api';
import { formatPostalCode } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { SelectField, TextAreaField, TextField } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { regionOf } from '../customers/customer-texts.ts';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { usePageStyles } from './page-styles.ts';

/** What all accounts have in common: any open region for administrators, else one of the user's. */
export function DetailsSection({ user }: { readonly user: SignedInUser }) {
  const styles = usePageStyles();
  const isAdmin = useIsAdmin();
  const { data } = useQuery(usePlatform().apiQueries.regions.sales.queryOptions());
  const own = user.salesRegions.map((region) => ({ region, description: '' }));
  // Until the list is there, the user's own regions have their numbers alone.
  const offered = (data ?? own).filter(({ region }) => isAdmin || user.salesRegions.includes(region));
  return (
    <section className={styles.card} aria-labelledby="new-accounts-details">
      <h2 id="new-accounts-details" className={styles.heading}>
        {MESSAGES.details}
      </h2>
      <SelectField
        name="assignedRegionId"
        label={MESSAGES.region}
        options={offered.map((item) => ({ value: item.region, label: regionOf(item) }))}
        emptyLabel={MESSAGES.chooseRegion}
        isNumeric
      />
      <TextField name="companyName" label={MESSAGES.company} required maxLength={100} autoComplete="off" />
      <TextField
        name="postalCode"
        label={MESSAGES.postalCode}
        required
        maxLength={10}
        autoComplete="off"
        format={formatPostalCode}
      />
      <TextAreaField
        name="additionalInfo"
        label={MESSAGES.info}
        hint={MESSAGES.infoHint}
        maxLength={MAX_ADDITIONAL_INFO}
      />
    </section>
  );
}
