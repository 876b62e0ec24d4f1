import type { Project } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Input, MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { type FormEvent, useRef } from 'react';
import { BY_MODEL_MESSAGES } from '../../messages/by-model.generated.ts';
import { RatedModels } from './rated-models.tsx';
import { ReadLine } from './read-line.tsx';
import { useByModel } from './use-by-model.ts';

interface ByModelDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Adds items by model number and duty, one line after the other. */
export default function ByModelDialog({ project, onClose }: ByModelDialogProps) {
  const styles = useStyles();
  const surface = useReturnFocus(true);
  const input = useRef<HTMLInputElement>(null);
  const byModel = useByModel(project);
  const { text, line, rated, chosen, added, problem } = byModel;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await byModel.send()) input.current?.focus();
  }

  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface ref={surface} className={styles.surface}>
        <form onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <DialogTitle>{BY_MODEL_MESSAGES.title}</DialogTitle>
            <DialogContent className={styles.content}>
              <div className={styles.fields}>
                <Field label={BY_MODEL_MESSAGES.line} hint={BY_MODEL_MESSAGES.lineHint}>
                  <Input
                    ref={input}
                    className={styles.input}
                    value={text}
                    onChange={(_, { value }) => byModel.type(value)}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={200}
                  />
                </Field>
                <Field label={BY_MODEL_MESSAGES.tag}>
                  <Input
                    className={styles.input}
                    value={byModel.tag}
                    onChange={(_, { value }) => byModel.setTag(value)}
                    autoComplete="off"
                    maxLength={50}
                  />
                </Field>
              </div>
              <p className={styles.status} role="status">
                {added === null ? '' : BY_MODEL_MESSAGES.added({ item: added })}
              </p>
              {line === null && text.trim() !== '' && <p className={styles.hint}>{BY_MODEL_MESSAGES.noModel}</p>}
              {line !== null && <ReadLine line={line} />}
              {line !== null && (
                <RatedModels
                  rated={rated.data}
                  hasFailed={rated.isError}
                  onRetry={() => void rated.refetch()}
                  chosen={chosen?.model ?? ''}
                  onChoose={byModel.choose}
                />
              )}
              {problem !== null && (
                <MessageBar intent="error" layout="multiline">
                  <MessageBarBody>{problem}</MessageBarBody>
                </MessageBar>
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{BY_MODEL_MESSAGES.close}</Button>
              <Button type="submit" appearance="primary" disabledFocusable={!byModel.canAdd}>
                {chosen === undefined ? BY_MODEL_MESSAGES.add : BY_MODEL_MESSAGES.addModel({ model: chosen.model })}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '640px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 120px)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  status: { margin: 0, ':empty': { display: 'none' } },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});
