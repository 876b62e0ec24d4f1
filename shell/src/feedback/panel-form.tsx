import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type ContractForm, ContractFormView, type FieldValues } from '@specbuilder/shared-ui/forms';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface PanelFormProps<V extends FieldValues> {
  readonly form: ContractForm<V>;
  readonly label: string;
  readonly hasInput: RefObject<() => boolean>;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A form that fills a panel: fields above, its foot at the end of the sheet, focus in the first empty field. */
export function PanelForm<V extends FieldValues>({ form, label, hasInput, foot, children }: PanelFormProps<V>) {
  const styles = useStyles();
  const body = useRef<HTMLDivElement>(null);
  const { isDirty, isSubmitSuccessful } = form.methods.formState;
  hasInput.current = () => isDirty && !isSubmitSuccessful;
  useEffect(() => {
    const fields = body.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    const empty = [...fields].find((field) => field.value === '' && field.required);
    (empty ?? fields[0])?.focus();
  }, []);
  return (
    <ContractFormView form={form} label={label} className={styles.form}>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalMNudge,
    paddingBlockEnd: tokens.spacingVerticalL,
  },
  foot: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
