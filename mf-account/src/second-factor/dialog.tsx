import { Button, LoadFailure, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import type { ComponentType } from 'react';
import { SECOND_FACTOR_TEXTS } from '../words/second-factor.generated.ts';

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
      failed={(retry) => <LoadFailure title={SECOND_FACTOR_TEXTS.dialogFailed} onRetry={retry} />}
    />
  );
}

interface FormActionsProps {
  readonly submit: string;
  readonly isBusy: boolean;
  /** Id of the form. */
  readonly form: string;
  readonly onClose: () => void;
}

/** The end of a dialog with a form; the button belongs to the form, so that Enter in a field sends it. */
export function FormActions({ submit, isBusy, form, onClose }: FormActionsProps) {
  return (
    <>
      <Button onClick={onClose}>{SECOND_FACTOR_TEXTS.cancel}</Button>
      <Button type="submit" form={form} appearance="primary" disabledFocusable={isBusy}>
        {submit}
      </Button>
    </>
  );
}

export const useDialogStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
});
