import type { Alert } from '@specbuilder/shared-contracts/api';
import {
  ALERT_FREQUENCY_LABELS,
  ALERT_WEEKDAY_LABELS,
  AlertFrequency,
  AlertMonthDay,
  AlertWeekday,
  TIME_ZONE_IDS,
  timeZoneLabel,
  USER_ACTION_LABELS,
  UserActionType,
} from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SegmentedField, SelectField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useCategoryChoices } from '../categories/categories.ts';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';
import { ALERTS_MESSAGES } from '../messages/alerts.generated.ts';
import { CustomerField } from './customer-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import { RegionField } from './region-field.tsx';

interface AlertFieldsProps {
  /** Null for a new one. */
  readonly alert: Alert | null;
  readonly user: SignedInUser;
}

/** Who gets the alert, what it is about and when it is sent. */
export function AlertFields({ alert, user }: AlertFieldsProps) {
  const styles = useStyles();
  const { setValue } = useFormContext();
  const categories = useCategoryChoices();
  const isAdmin = user.roles.includes('admin');
  return (
    <div className={styles.fields}>
      {isAdmin && (
        <div className={styles.wide}>
          <RecipientField />
        </div>
      )}
      <RegionField
        alert={alert}
        user={user}
        onChosen={(region) => region !== null && setValue('customerId', null, { shouldDirty: true })}
      />
      <CustomerField
        firstName={alert?.customerName ?? null}
        onChosen={(customerId) => customerId !== null && setValue('salesRegionId', null, { shouldDirty: true })}
      />
      <SelectField
        name="eventType"
        label={ALERT_DETAIL_MESSAGES.action}
        options={Object.values(UserActionType).map((value) => ({ value, label: USER_ACTION_LABELS[value] }))}
        emptyLabel={ALERTS_MESSAGES.anyAction}
        isNumeric
      />
      <SelectField
        name="fanCategoryType"
        label={ALERT_DETAIL_MESSAGES.fanCategory}
        options={categories}
        emptyLabel={ALERTS_MESSAGES.anyCategory}
        isNumeric
      />
      <SegmentedField
        name="frequency"
        label={ALERT_DETAIL_MESSAGES.frequency}
        options={Object.values(AlertFrequency).map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }))}
      />
      <DayField />
      <div className={styles.wide}>
        <SelectField name="timeZoneId" label={ALERT_DETAIL_MESSAGES.timeZone} options={timeZones()} />
      </div>
    </div>
  );
}

/** Weekly alerts have a weekday, monthly ones a day of the month (ALR-006). */
function DayField() {
  const frequency = useWatch({ name: 'frequency' }) as AlertFrequency;
  if (frequency === AlertFrequency.Weekly) {
    const days = Object.values(AlertWeekday).map((value) => ({ value, label: ALERT_WEEKDAY_LABELS[value] }));
    return <SelectField name="weekDay" label={ALERT_DETAIL_MESSAGES.weekDay} options={days} isNumeric />;
  }
  if (frequency === AlertFrequency.Monthly) {
    const days = [
      { value: AlertMonthDay.Beginning, label: ALERT_DETAIL_MESSAGES.monthDays.beginning },
      { value: AlertMonthDay.Middle, label: ALERT_DETAIL_MESSAGES.monthDays.middle },
    ];
    return <SelectField name="monthDay" label={ALERT_DETAIL_MESSAGES.monthDay} options={days} isNumeric />;
  }
  return null;
}

function timeZones() {
  const locale = currentLanguage.locale();
  return TIME_ZONE_IDS.map((value) => ({ value, label: timeZoneLabel(value, locale) }));
}

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumnStart: 1, gridColumnEnd: -1 },
});
