import { Button, LoadFailure, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import type { ComponentType, ReactNode } from 'react';
import { SECOND_FACTOR_MESSAGES } from '../../messages/second-factor.generated.ts';

interface LaterDialogProps<P extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
}

/** A dialog whose code comes when it opens. */
export function LaterDialog<P extends object>({ load, props }: LaterDialogProps<P>) {
  return (
    <ResettableLazy
      load={load}
      props={props}
      fallback={null}
      failed={(retry) => <LoadFailure title={SECOND_FACTOR_MESSAGES.dialogFailed} onRetry={retry} />}
    />
  );
}

interface FormDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly isBusy: boolean;
  /** Id of the form. */
  readonly form: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form; the button belongs to the form, so that Enter in a field sends it. */
export function FormDialog({ title, submit, isBusy, form, onClose, children }: FormDialogProps) {
  const styles = useDialogStyles();
  return (
    <ClosableDialog
      title={title}
      closeLabel={SECOND_FACTOR_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{SECOND_FACTOR_MESSAGES.cancel}</Button>
          <Button type="submit" form={form} appearance="primary" disabledFocusable={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </ClosableDialog>
  );
}

export const useDialogStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
});
