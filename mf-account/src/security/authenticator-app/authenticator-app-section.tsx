import type { SecondFactor } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { AUTHENTICATOR_APP_MESSAGES } from '../../messages/authenticator-app.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';
import { useFactorChanged } from '../second-factor/use-second-factor.ts';

interface AuthenticatorAppSectionProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

const MESSAGES = AUTHENTICATOR_APP_MESSAGES;

/** Sets an authenticator app up, moves it to another phone, or removes it. */
export function AuthenticatorAppSection({ factor, onCodes }: AuthenticatorAppSectionProps) {
  const styles = useListStyles();
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const changed = useFactorChanged();
  const { authenticatorApp: app, isRequired } = factor;
  const setUp = (codes: readonly string[] | null) => {
    close();
    changed(MESSAGES.done);
    if (codes !== null) onCodes(codes);
  };
  return (
    <Section id="authenticator-app" title={MESSAGES.title} lead={isRequired ? MESSAGES.required : MESSAGES.lead}>
      <div className={styles.row}>
        <span className={styles.words}>
          {app === null ? MESSAGES.off : MESSAGES.on({ day: formatInstant(app.addedOnUtc, { dateStyle: 'medium' }) })}
        </span>
        <span className={styles.rowActions}>
          {app !== null && (
            <Button appearance="subtle" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
              {MESSAGES.remove}
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => setOpen('set-up')}>
            {app === null ? MESSAGES.setUp : MESSAGES.replace}
          </Button>
        </span>
      </div>
      {open === 'set-up' && (
        <LaterDialog load={() => import('./set-up-dialog.tsx')} props={{ onSetUp: setUp, onClose: close }} />
      )}
      {open === 'remove' && <RemoveApp onClose={close} />}
    </Section>
  );
}

function RemoveApp({ onClose }: { readonly onClose: () => void }) {
  const { api } = usePlatform();
  const changed = useFactorChanged();
  const remove = async (password: string) => {
    await api.secondFactor.removeApp({ password });
    onClose();
    changed(MESSAGES.removed);
  };
  return (
    <LaterDialog
      load={() => import('../confirm-password/confirm-password-dialog.tsx')}
      props={{
        title: MESSAGES.removeTitle,
        lead: MESSAGES.removeLead,
        submit: MESSAGES.remove,
        onConfirmed: remove,
        onClose,
      }}
    />
  );
}
