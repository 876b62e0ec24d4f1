import { formatPhone, MAX_MESSAGE_LENGTH } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { TextAreaField, TextField } from '@specbuilder/shared-ui/forms';
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import { ASSISTANCE_MESSAGES } from '../../messages/assistance.generated.ts';
import { PanelForm } from '../feedback/panel-form.tsx';
import { AttachedProject } from './attached-project.tsx';
import { AttachmentsField } from './attachments/attachments-field.tsx';
import { RecipientRegion } from './recipient-region.tsx';

import { type AssistancePorts, useAssistanceForm } from './use-assistance-form.ts';

type AssistancePanelProps = FeaturePanelProps<'project-help', AssistancePorts | 'salesOffice' | 'settings'>;

/** 'Request Project Assistance'; a failure is only logged, and what was written stays (ERR-017). */
export default function AssistancePanel({ ports, hasInput, onClose }: AssistancePanelProps) {
  const styles = useStyles();
  const request = useAssistanceForm(ports, () => onClose(true));
  const { form, user, project, attachments, waitingFor, hasMoreInput } = request;
  return (
    <PanelForm
      form={form}
      label={ASSISTANCE_MESSAGES.form}
      hasInput={hasInput}
      hasMoreInput={hasMoreInput}
      footer={
        <>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {ASSISTANCE_MESSAGES.send}
          </Button>
          <Button onClick={() => ports.panels.closeAll('user')}>{ASSISTANCE_MESSAGES.cancel}</Button>
          {waitingFor > 0 && (
            <Spinner size="tiny" className={styles.waiting} label={ASSISTANCE_MESSAGES.waits({ files: waitingFor })} />
          )}
        </>
      }
    >
      <RecipientRegion ports={ports} onChange={() => void request.changeRegion()} />
      <div className={styles.pair}>
        <TextField name="name" label={ASSISTANCE_MESSAGES.name} required autoComplete="name" maxLength={100} />
        <TextField
          name="phone"
          label={ASSISTANCE_MESSAGES.phone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          format={formatPhone}
        />
      </div>
      <TextField
        name="email"
        label={ASSISTANCE_MESSAGES.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      {project && <AttachedProject project={project} isOn={request.sendsProject} onChange={request.setSendsProject} />}
      <TextAreaField
        name="assistanceRequest"
        label={ASSISTANCE_MESSAGES.request}
        maxLength={MAX_MESSAGE_LENGTH}
        required
      />
      <AttachmentsField attachments={attachments} onSignIn={user === null ? () => void ports.session.signIn() : null} />
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
