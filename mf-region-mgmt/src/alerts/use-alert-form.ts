import { type Alert, type AlertForm, type AlertPreview, alertForm } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, REGION_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform, SignedInUser } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ContractForm, type FieldValues, useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';
import { formOf, newAlert } from './new-alert.ts';

/**
 * The form of an alert and what it can do.
 *
 * @param alert null for a new one
 * @param onDone it was saved or deleted
 */
export function useAlertForm(alert: Alert | null, user: SignedInUser, onDone: () => void) {
  const platform = usePlatform();
  const { api, bus, dialogs } = platform;
  const form = useContractForm({
    schema: alertForm,
    values: alert === null ? newAlert(user) : formOf(alert),
    submit: async (values) => {
      const saved =
        alert === null ? await api.alerts.create(values) : await api.alerts.change({ ...values, id: alert.id });
      bus.publish('alert-saved', { alertId: saved.id, isNew: alert === null, isDeleted: false });
      say(platform, ALERT_DETAIL_MESSAGES.saved);
      onDone();
    },
    onRejected: (error) => report(platform, error, ERRORS.errorSaving, REGION_ERRORS.unexpectedAlertSave),
  });
  const sendTest = () =>
    form.submitTo(
      async (values) => {
        await api.alerts.sendTest(values);
        say(platform, ALERT_DETAIL_MESSAGES.testSent({ email: user.email }));
      },
      (error) => report(platform, error, ERRORS.errorSending, REGION_ERRORS.unexpectedAlertTest),
    );
  const preview = usePreview(alert, form, (error) =>
    report(platform, error, ALERT_DETAIL_MESSAGES.previewFailed, ALERT_DETAIL_MESSAGES.tryAgain),
  );
  async function remove({ id }: Alert): Promise<void> {
    if (!(await dialogs.confirm(ALERT_DETAIL_MESSAGES.confirmDelete))) return;
    try {
      await api.alerts.remove({ id });
    } catch (error) {
      report(platform, error, ERRORS.errorDeleting, REGION_ERRORS.unexpectedAlertDelete);
      return;
    }
    bus.publish('alert-saved', { alertId: id, isNew: false, isDeleted: true });
    say(platform, ALERT_DETAIL_MESSAGES.deleted);
    onDone();
  }
  return { form, sendTest, preview, remove };
}

/** The next email of the form as it is, with the zone that its times are shown in. */
export interface ShownPreview extends AlertPreview, Pick<AlertForm, 'timeZoneId'> {}

/** It is shown until the form changes: then it would be another email. */
function usePreview<Input extends FieldValues>(
  alert: Alert | null,
  form: ContractForm<Input, AlertForm>,
  onRejected: (error: unknown) => void,
) {
  const { api } = usePlatform();
  const [found, setFound] = useState<{ readonly of: string; readonly preview: ShownPreview } | null>(null);
  const present = JSON.stringify(form.methods.watch());
  const show = () =>
    form.submitTo(async (values) => {
      const of = JSON.stringify(form.methods.getValues());
      const preview = await api.alerts.preview({ ...values, ...(alert !== null && { id: alert.id }) });
      setFound({ of, preview: { ...preview, timeZoneId: values.timeZoneId } });
    }, onRejected);
  return { shown: found?.of === present ? found.preview : null, show };
}

function say({ toasts }: Platform, title: string): void {
  void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
}

/** Errors of a field are shown at the field; everything else is unexpected (ERR-043 to ERR-045). */
function report({ dialogs, log }: Platform, error: unknown, title: string, text: string): void {
  if (Object.keys(errorBodyOf(error)?.errors ?? {}).some((field) => field in alertFields)) return;
  log.error(title, error);
  void dialogs.alert({ title, text, confirm: ALERT_DETAIL_MESSAGES.ok });
}

const alertFields: Readonly<Record<keyof AlertForm, true>> = {
  recipientId: true,
  frequency: true,
  weekDay: true,
  monthDay: true,
  timeZoneId: true,
  customerId: true,
  salesRegionId: true,
  eventType: true,
  fanCategoryType: true,
};
