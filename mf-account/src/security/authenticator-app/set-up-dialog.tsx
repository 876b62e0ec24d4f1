import { appCode } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { AUTHENTICATOR_APP_MESSAGES } from '../../messages/authenticator-app.generated.ts';
import ConfirmPasswordDialog from '../confirm-password/confirm-password-dialog.tsx';
import { FormDialog, useDialogStyles } from '../second-factor/dialog.tsx';

const FORM_ID = 'app-code';

interface SetUpDialogProps {
  /** With the recovery codes that the first factor of an account brings. */
  readonly onSetUp: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

interface StartedApp {
  readonly secret: string;
  readonly qrCode: string;
}

const MESSAGES = AUTHENTICATOR_APP_MESSAGES;

/** The password, then the picture to scan and the code that verifies the scan. */
export default function SetUpDialog({ onSetUp, onClose }: SetUpDialogProps) {
  const { api } = usePlatform();
  const [app, setApp] = useState<StartedApp | null>(null);
  if (app !== null) return <ScanDialog app={app} onSetUp={onSetUp} onClose={onClose} />;
  return (
    <ConfirmPasswordDialog
      title={MESSAGES.setUpTitle}
      lead={MESSAGES.lead}
      submit={MESSAGES.submit}
      onConfirmed={async (password) => setApp(await api.secondFactor.startApp({ password }))}
      onClose={onClose}
    />
  );
}

function ScanDialog({ app, onSetUp, onClose }: SetUpDialogProps & { readonly app: StartedApp }) {
  const styles = useDialogStyles();
  const own = useStyles();
  const { api } = usePlatform();
  const form = useContractForm({
    schema: appCode,
    values: { code: '' },
    submit: async (values) => onSetUp((await api.secondFactor.confirmApp(values)).recoveryCodes),
  });
  return (
    <FormDialog
      title={MESSAGES.setUpTitle}
      submit={MESSAGES.submit}
      isBusy={form.methods.formState.isSubmitting}
      form={FORM_ID}
      onClose={onClose}
    >
      <p className={styles.lead}>{MESSAGES.scan}</p>
      <img className={own.picture} src={app.qrCode} width={192} height={192} alt={MESSAGES.picture} />
      <p className={styles.lead}>
        {MESSAGES.secret} <code className={own.secret}>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <ContractFormView id={FORM_ID} form={form} label={MESSAGES.setUpTitle} className={styles.form}>
        <TextField name="code" label={MESSAGES.code} required autoComplete="one-time-code" maxLength={7} />
      </ContractFormView>
    </FormDialog>
  );
}

const useStyles = makeStyles({
  // The picture has its own white ground, which cameras need in the dark theme too.
  picture: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusMedium },
  secret: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
});
