import { newRate, type RatedCurrency } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, useContractForm } from '@specbuilder/shared-ui/forms';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { ADMIN_CURRENCIES_MESSAGES as MESSAGES } from '../../../messages/admin-currencies.generated.ts';
import { useAdminToasts } from '../../page/use-admin-toasts.ts';
import { RateField } from './rate-field.tsx';

interface RateDialogProps {
  readonly currency: RatedCurrency;
  readonly onClose: () => void;
}

/** Sets the rate of a currency. */
export default function RateDialog({ currency, onClose }: RateDialogProps) {
  const styles = useStyles();
  const { api, apiQueries, queries } = usePlatform();
  const toasts = useAdminToasts();
  const { currencyCode, currencyName: name, exchangeRate } = currency;
  const form = useContractForm({
    schema: newRate,
    values: { exchangeRate },
    submit: async (rate) => {
      await api.exchangeRates.setRate({ currencyCode, ...rate });
      await queries.invalidateQueries({ queryKey: apiQueries.exchangeRates.key() });
      toasts.done(MESSAGES.saved({ name }));
      onClose();
    },
    onRejected: toasts.failed,
  });
  return (
    <ClosableDialog
      title={MESSAGES.title({ name })}
      closeLabel={MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{MESSAGES.cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={form.methods.formState.isSubmitting}
            onClick={() => form.onSubmit()}
          >
            {MESSAGES.save}
          </Button>
        </>
      }
    >
      <ContractFormView form={form} label={MESSAGES.form}>
        <RateField label={MESSAGES.field({ code: currencyCode })} firstRate={exchangeRate} />
      </ContractFormView>
    </ClosableDialog>
  );
}

const useStyles = makeStyles({ surface: { maxWidth: '420px' }, content: { padding: '2px' } });
