import type { Customer } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { nameOf, regionOf } from '../customers/customer-texts.ts';
import { useDialogContent } from '../dialogs/dialog-content.ts';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { CUSTOMER_DETAIL_MESSAGES } from '../messages/customer-detail.generated.ts';
import { useRegionChange } from './use-region-change.ts';

interface RegionDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Another sales region for a customer: any that is open (REG-011). */
export default function RegionDialog({ customer, onClose }: RegionDialogProps) {
  const styles = useStyles();
  const dialog = useDialogContent();
  const { apiQueries, session } = usePlatform();
  const isAdmin = useIsAdmin();
  const own = useReadable(session.user)?.salesRegions ?? [];
  const regions = useQuery(apiQueries.regions.sales.queryOptions());
  const [region, setRegion] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const { isBusy, change } = useRegionChange(customer, onClose);
  const save = () => {
    setTried(true);
    if (region !== null) void change(region);
  };
  const isGivenAway = region !== null && !isAdmin && !own.includes(region);
  const problem = regions.isError
    ? CUSTOMER_DETAIL_MESSAGES.regionsFailed
    : isTried && region === null
      ? CUSTOMER_DETAIL_MESSAGES.chooseRegion
      : null;
  return (
    <ClosableDialog
      title={CUSTOMER_DETAIL_MESSAGES.dialogTitle}
      closeLabel={CUSTOMER_DETAIL_MESSAGES.close}
      onClose={() => isBusy || onClose()}
      className={styles.surface}
      contentClassName={dialog.content}
      actions={
        <>
          <Button disabledFocusable={isBusy} onClick={onClose}>
            {CUSTOMER_DETAIL_MESSAGES.cancel}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={save}>
            {CUSTOMER_DETAIL_MESSAGES.save}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{leadOf(customer)}</p>
      <Field
        label={CUSTOMER_DETAIL_MESSAGES.region}
        required
        validationMessage={problem}
        hint={isGivenAway ? CUSTOMER_DETAIL_MESSAGES.otherStaff : null}
      >
        <Select
          className={styles.select}
          value={region === null ? '' : String(region)}
          onChange={(_, { value }) => setRegion(value === '' ? null : Number(value))}
        >
          <option value="">{CUSTOMER_DETAIL_MESSAGES.chooseRegion}</option>
          {(regions.data ?? [])
            .filter((item) => item.region !== customer.salesRegion?.region)
            .map((item) => (
              <option key={item.region} value={item.region}>
                {regionOf(item)}
              </option>
            ))}
        </Select>
      </Field>
    </ClosableDialog>
  );
}

function leadOf(customer: Customer): string {
  const name = nameOf(customer);
  if (customer.salesRegion === null) return CUSTOMER_DETAIL_MESSAGES.dialogLeadNone({ name });
  return CUSTOMER_DETAIL_MESSAGES.dialogLead({ name, region: regionOf(customer.salesRegion) });
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  lead: { margin: 0, overflowWrap: 'anywhere' },
  select: { minWidth: 0, '& select': { width: '100%', minWidth: 0 } },
});
