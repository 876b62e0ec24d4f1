import { statusOf } from '@specbuilder/shared-contracts/client';
import type { LogService } from '@specbuilder/shared-contracts/platform';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type ContractForm, ContractFormView, type FieldValues } from '@specbuilder/shared-ui/forms';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

interface PanelFormProps<V extends FieldValues> {
  readonly form: ContractForm<V>;
  readonly label: string;
  readonly hasInput: RefObject<() => boolean>;
  readonly footer: ReactNode;
  /** Something beside the fields that closing would lose. */
  readonly hasMoreInput?: boolean;
  readonly children: ReactNode;
}

/** A form that fills a panel: fields above, its foot at the end of the sheet, focus in the first empty field. */
export function PanelForm<V extends FieldValues>(props: PanelFormProps<V>) {
  const { form, label, hasInput, footer, hasMoreInput = false, children } = props;
  const styles = useStyles();
  const body = useRef<HTMLDivElement>(null);
  const { isDirty } = form.methods.formState;
  useImperativeHandle(hasInput, () => () => isDirty || hasMoreInput, [isDirty, hasMoreInput]);
  useEffect(() => {
    const fields = body.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    const empty = [...fields].find((field) => field.value === '' && field.required);
    // The frame, too, moves the focus when it opens, to its close button; the field comes after it.
    queueMicrotask(() => (empty ?? fields[0])?.focus({ preventScroll: true }));
  }, []);
  return (
    <ContractFormView form={form} label={label} className={styles.form}>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside, from wherever the focus is */}
      <div
        ref={body}
        className={styles.body}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && form.onSubmit(event)}
      >
        {children}
      </div>
      <div className={styles.foot}>{footer}</div>
    </ContractFormView>
  );
}

/**
 * Delivers a user's message. A failure is only logged and the form stays as it is (ERR-017); the form shows the
 * server's errors about fields.
 *
 * @returns whether it was delivered
 */
export async function deliver(log: LogService, what: string, send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (statusOf(error) === 400) throw error;
    log.error(`${what} was not sent`, error);
    return false;
  }
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
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    // Longer words move the hint below the buttons, instead of breaking the words on them.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    // From edge to edge of the sheet, at its very end.
    marginInline: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    marginBlockEnd: `calc(-1 * ${tokens.spacingVerticalL})`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
