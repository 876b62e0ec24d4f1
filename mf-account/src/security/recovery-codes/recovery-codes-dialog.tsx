import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, copyText, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { RECOVERY_CODES_MESSAGES } from '../../messages/recovery-codes.generated.ts';
import { useDialogStyles } from '../second-factor/dialog.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Recovery codes, shown this once. */
export default function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const styles = useDialogStyles();
  const own = useStyles();
  const { log, toasts } = usePlatform();
  const copy = async () => {
    try {
      await copyText(codes.join('\n'));
      void toasts.show({ kind: 'success', title: RECOVERY_CODES_MESSAGES.copied, durationMs: TOAST_MS.generic });
    } catch (error) {
      log.warn(`The clipboard was rejected: ${String(error)}`);
    }
  };
  return (
    <ClosableDialog
      title={RECOVERY_CODES_MESSAGES.title}
      closeLabel={RECOVERY_CODES_MESSAGES.done}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={() => void copy()}>{RECOVERY_CODES_MESSAGES.copy}</Button>
          <Button appearance="primary" onClick={onClose}>
            {RECOVERY_CODES_MESSAGES.done}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{RECOVERY_CODES_MESSAGES.lead}</p>
      <ul className={own.codes} aria-label={RECOVERY_CODES_MESSAGES.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    listStyleType: 'none',
  },
});
