import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Project } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ContractFormView } from '@specbuilder/shared-ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useFocusFinders,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';
import { ExpiryField } from './expiry-field.tsx';
import { ProjectLinks } from './project-links.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { useShareForm } from './use-share-form.ts';

interface ShareDialogProps {
  readonly project: Project;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sends links to a project and shows those that there are. */
export default function ShareDialog({ project, isOpen, onClose }: ShareDialogProps) {
  const styles = useStyles();
  // The kit's focus manager ends with its last user, and what it hid from screen readers would stay hidden.
  useFocusFinders();
  const surface = useReturnFocus(isOpen);
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface ref={surface} className={styles.surface}>
        <ShareBody project={project} onClose={onClose} />
      </DialogSurface>
    </Dialog>
  );
}

function ShareBody({ project, onClose }: Pick<ShareDialogProps, 'project' | 'onClose'>) {
  const styles = useStyles();
  const form = useShareForm(project);
  const { isSubmitting } = form.methods.formState;
  const dismiss = (
    <Button appearance="subtle" icon={<DismissRegular />} aria-label={SHARE_MESSAGES.close} onClick={onClose} />
  );
  return (
    <DialogBody>
      <DialogTitle action={dismiss}>{SHARE_MESSAGES.title}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.lead}>{SHARE_MESSAGES.lead}</p>
        <ContractFormView form={form} label={SHARE_MESSAGES.form} className={styles.form}>
          <RecipientsField onEnter={() => form.onSubmit()} />
          <ExpiryField />
        </ContractFormView>
        <ProjectLinks projectId={project.projectId} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{SHARE_MESSAGES.close}</Button>
        <Button appearance="primary" disabledFocusable={isSubmitting} onClick={() => form.onSubmit()}>
          {SHARE_MESSAGES.send}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    // Leave space for the focus rings of the outermost fields.
    padding: '2px',
  },
});
