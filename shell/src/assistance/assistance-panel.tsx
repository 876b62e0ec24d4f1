import { formatPhone, MAX_MESSAGE_LENGTH } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { TextField } from '@specbuilder/shared-ui/forms';
import { PanelForm } from '../feedback/panel-form.tsx';
import type { OwnPanelProps } from '../own-area/own-panel-props.ts';
import { AttachmentsField } from './attachments/attachments-field.tsx';
import { GoesToRegion } from './goes-to-region.tsx';
import { ProjectGoesAlong } from './project-goes-along.tsx';
import { ASSISTANCE_TEXTS } from './texts.ts';
import { useAssistanceForm } from './use-assistance-form.ts';

/** 'Request Project Assistance'; a failure is only logged, and what was written stays (ERR-017). */
export default function AssistancePanel({ shell, hasInput, onClose }: OwnPanelProps<'project-help'>) {
  const styles = useStyles();
  const request = useAssistanceForm(shell, () => onClose(true));
  const { form, user, project, attachments, waitingFor, holdsMore } = request;
  return (
    <PanelForm
      form={form}
      label={ASSISTANCE_TEXTS.form}
      hasInput={hasInput}
      holdsMore={holdsMore}
      foot={
        <>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {ASSISTANCE_TEXTS.send}
          </Button>
          <Button onClick={() => shell.panels.closeAll('user')}>{ASSISTANCE_TEXTS.cancel}</Button>
          {waitingFor > 0 && (
            <Spinner size="tiny" className={styles.waiting} label={ASSISTANCE_TEXTS.waits(waitingFor)} />
          )}
        </>
      }
    >
      <GoesToRegion shell={shell} onChange={() => void request.changeRegion()} />
      <div className={styles.pair}>
        <TextField name="name" label={ASSISTANCE_TEXTS.name} required autoComplete="name" maxLength={100} />
        <TextField
          {...{ name: 'phone', label: ASSISTANCE_TEXTS.phone, type: 'tel', autoComplete: 'tel', maxLength: 30 }}
          format={formatPhone}
        />
      </div>
      <TextField
        {...{ name: 'email', label: ASSISTANCE_TEXTS.email, type: 'email', autoComplete: 'email', maxLength: 254 }}
        required
      />
      {project && <ProjectGoesAlong project={project} isOn={request.sendsProject} onChange={request.setSendsProject} />}
      <TextField
        {...{ name: 'assistanceRequest', label: ASSISTANCE_TEXTS.request, maxLength: MAX_MESSAGE_LENGTH }}
        required
        isMultiline
      />
      <AttachmentsField
        attachments={attachments}
        onSignIn={user === null ? () => void shell.services.session.signIn() : null}
      />
    </PanelForm>
  );
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  waiting: { marginInlineStart: 'auto' },
});
