import type { SecondFactor } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { AUTHENTICATOR_APP_TEXTS } from '../../words/authenticator-app.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';
import { useFactorChanged } from '../second-factor/use-second-factor.ts';

interface AuthenticatorAppSectionProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

const TEXTS = AUTHENTICATOR_APP_TEXTS;

/** Sets an authenticator app up, moves it to another phone, or removes it. */
export function AuthenticatorAppSection({ factor, onCodes }: AuthenticatorAppSectionProps) {
  const styles = useListStyles();
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const changed = useFactorChanged();
  const { authenticatorApp: app, isRequired } = factor;
  const setUp = (codes: readonly string[] | null) => {
    close();
    changed(TEXTS.done);
    if (codes !== null) onCodes(codes);
  };
  return (
    <Section id="authenticator-app" title={TEXTS.title} lead={isRequired ? TEXTS.required : TEXTS.lead}>
      <div className={styles.row}>
        <span className={styles.words}>
          {app === null ? TEXTS.off : TEXTS.on({ day: formatInstant(app.addedOnUtc, { dateStyle: 'medium' }) })}
        </span>
        <span className={styles.rowActions}>
          {app !== null && (
            <Button appearance="subtle" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
              {TEXTS.remove}
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => setOpen('set-up')}>
            {app === null ? TEXTS.setUp : TEXTS.replace}
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
    changed(TEXTS.removed);
  };
  return (
    <LaterDialog
      load={() => import('../confirm-password/confirm-password-dialog.tsx')}
      props={{ title: TEXTS.removeTitle, lead: TEXTS.removeLead, submit: TEXTS.remove, onConfirmed: remove, onClose }}
    />
  );
}
