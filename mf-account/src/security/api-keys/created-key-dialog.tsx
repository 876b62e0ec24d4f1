import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, copyText, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { SECOND_FACTOR_MESSAGES } from '../../messages/second-factor.generated.ts';
import { useDialogStyles } from '../second-factor/dialog.tsx';

interface CreatedKeyProps {
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** A new key, shown only this once. A user who loses it revokes it and creates another. */
export default function CreatedKeyDialog({ apiKey, onClose }: CreatedKeyProps) {
  const styles = useDialogStyles();
  const own = useStyles();
  const { log, toasts } = usePlatform();
  const copy = async () => {
    try {
      await copyText(apiKey);
      void toasts.show({ kind: 'success', title: API_KEYS_MESSAGES.copied, durationMs: TOAST_MS.generic });
    } catch (error) {
      log.warn(`The clipboard was rejected: ${String(error)}`);
      void toasts.show({ kind: 'warning', title: API_KEYS_MESSAGES.copyFailed, durationMs: TOAST_MS.generic });
    }
  };
  return (
    <ClosableDialog
      title={API_KEYS_MESSAGES.createdTitle}
      closeLabel={SECOND_FACTOR_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={() => void copy()}>{API_KEYS_MESSAGES.copy}</Button>
          <Button appearance="primary" onClick={onClose}>
            {API_KEYS_MESSAGES.done}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{API_KEYS_MESSAGES.createdLead}</p>
      <Field label={API_KEYS_MESSAGES.key}>
        <Input className={own.key} readOnly value={apiKey} onFocus={({ target }) => target.select()} />
      </Field>
    </ClosableDialog>
  );
}

const useStyles = makeStyles({ key: { '& input': { fontFamily: tokens.fontFamilyMonospace } } });
