import { type LogView, logViewForm } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useDialogContent } from '../dialogs/dialog-content.ts';
import { LOG_VIEWS_MESSAGES } from '../messages/log-views.generated.ts';

interface SaveViewDialogProps {
  /** What the view keeps, as an address. */
  readonly query: string;
  readonly views: readonly LogView[];
  readonly onClose: () => void;
}

/** A name for what is shown; a name that is there is replaced, which the dialog says before. */
export default function SaveViewDialog({ query, views, onClose }: SaveViewDialogProps) {
  const styles = useStyles();
  const dialog = useDialogContent();
  const { api, apiQueries, queries, toasts } = usePlatform();
  const form = useContractForm({
    schema: logViewForm,
    values: { name: '', query },
    submit: async (view) => {
      const kept = await api.logViews.save(view);
      queries.setQueryData(apiQueries.logViews.list.queryKey(), kept);
      void toasts.show({
        kind: 'success',
        title: LOG_VIEWS_MESSAGES.saved({ name: view.name }),
        durationMs: TOAST_MS.generic,
      });
      onClose();
    },
  });
  const { isSubmitting } = form.methods.formState;
  const name = form.methods.watch('name').trim().toLowerCase();
  const replaced = views.find((view) => view.name.toLowerCase() === name);
  return (
    <ClosableDialog
      title={LOG_VIEWS_MESSAGES.saveTitle}
      closeLabel={LOG_VIEWS_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={dialog.content}
      actions={
        <>
          <Button onClick={onClose}>{LOG_VIEWS_MESSAGES.cancel}</Button>
          <Button appearance="primary" disabledFocusable={isSubmitting} onClick={() => form.onSubmit()}>
            {replaced ? LOG_VIEWS_MESSAGES.replace : LOG_VIEWS_MESSAGES.save}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{LOG_VIEWS_MESSAGES.saveLead}</p>
      <ContractFormView form={form} label={LOG_VIEWS_MESSAGES.saveTitle}>
        <TextField
          name="name"
          label={LOG_VIEWS_MESSAGES.name}
          hint={replaced && LOG_VIEWS_MESSAGES.replaces({ name: replaced.name })}
        />
      </ContractFormView>
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  lead: { margin: 0 },
});
