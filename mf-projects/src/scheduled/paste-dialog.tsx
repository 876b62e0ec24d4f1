import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, MessageBar, MessageBarBody, Spinner, Textarea } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { PastePreview } from './paste-preview.tsx';
import { usePasted } from './reading/use-pasted.ts';
import type { Schedule } from './use-schedule.ts';

interface PasteDialogProps {
  readonly schedule: Pick<Schedule, 'duties' | 'takeRows'>;
  readonly onClose: () => void;
}

/** Rows of a schedule as they were copied, with what is understood of them before any is taken. */
export default function PasteDialog({ schedule, onClose }: PasteDialogProps) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const [replacesAll, setReplacesAll] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const found = usePasted(text);
  const pasted = found.kind === 'read' ? found.pasted : null;
  const count = pasted?.rows.length ?? 0;
  const close = () => isTaking || onClose();
  const take = async () => {
    setIsTaking(true);
    const rows = (pasted?.rows ?? []).map(({ line: _line, ...row }) => row);
    const isSaved = await schedule.takeRows(rows, replacesAll);
    setIsTaking(false);
    if (isSaved) onClose();
  };
  return (
    <ClosableDialog
      title={SCHEDULED_MESSAGES.pasteTitle}
      closeLabel={SCHEDULED_MESSAGES.close}
      onClose={close}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={close} disabledFocusable={isTaking}>
            {SCHEDULED_MESSAGES.cancel}
          </Button>
          <Button appearance="primary" disabledFocusable={isTaking || count === 0} onClick={() => void take()}>
            {isTaking ? SCHEDULED_MESSAGES.taking : SCHEDULED_MESSAGES.take({ count })}
          </Button>
        </>
      }
    >
      <Field label={SCHEDULED_MESSAGES.pasteLabel} hint={SCHEDULED_MESSAGES.pasteHint}>
        <Textarea
          className={styles.text}
          textarea={{ className: styles.lines }}
          rows={6}
          resize="vertical"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      {found.kind === 'tooLong' && (
        <MessageBar intent="warning">
          <MessageBarBody>{SCHEDULED_MESSAGES.pasteTooLong({ most: READING_LIMITS.linesOfPage })}</MessageBarBody>
        </MessageBar>
      )}
      {found.kind === 'reading' && <Spinner size="tiny" label={SCHEDULED_MESSAGES.reading} />}
      {pasted !== null && text.trim() !== '' && <PastePreview pasted={pasted} />}
      {(schedule.duties?.length ?? 0) > 0 && (
        <Checkbox
          label={SCHEDULED_MESSAGES.replaceAll}
          checked={replacesAll}
          onChange={(_, { checked }) => setReplacesAll(checked === true)}
        />
      )}
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '960px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { width: '100%' },
  lines: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, whiteSpace: 'pre' },
});
