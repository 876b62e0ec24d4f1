import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { Button, copyText, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';

const MESSAGES = HEADER_MESSAGES.referenceDialog;

interface ReferenceDialogProps {
  readonly referenceId: string;
  readonly onClose: () => void;
}

/** The reference id, selected as soon as it has the focus, with a button that copies it. */
export default function ReferenceDialog({ referenceId, onClose }: ReferenceDialogProps) {
  const styles = useStyles();
  const { log } = usePlatform();
  const surface = useReturnFocus(true);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await copyText(referenceId);
      setOutcome(MESSAGES.copied);
    } catch (error) {
      log.error('The reference id could not be copied', error);
      setOutcome(MESSAGES.notCopied);
    }
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface ref={surface} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{MESSAGES.title}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{MESSAGES.text}</p>
            <Field label={MESSAGES.label}>
              <Input readOnly value={referenceId} onFocus={({ target }) => target.select()} />
            </Field>
            <p role="status" className={styles.outcome}>
              {outcome}
            </p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{MESSAGES.close}</Button>
            <Button appearance="primary" icon={<CopyRegular />} onClick={() => void copy()}>
              {MESSAGES.copy}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  outcome: { margin: 0, minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground2 },
});
