import type { SecondFactor } from '@specbuilder/shared-contracts/api';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { RECOVERY_CODES_MESSAGES } from '../../messages/recovery-codes.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';

interface RecoveryCodesSectionProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** How many codes are left, and new ones; codes exist once there is a factor they can replace. */
export function RecoveryCodesSection({ factor, onCodes }: RecoveryCodesSectionProps) {
  const styles = useListStyles();
  const { api, apiQueries, queries } = usePlatform();
  const [isRenewing, setIsRenewing] = useState(false);
  const close = () => setIsRenewing(false);
  const renew = async (password: string) => {
    const { recoveryCodes } = await api.secondFactor.renewRecoveryCodes({ password });
    close();
    onCodes(recoveryCodes);
    await queries.invalidateQueries({ queryKey: apiQueries.secondFactor.read.queryKey() });
  };
  return (
    <Section
      id="recovery-codes"
      title={RECOVERY_CODES_MESSAGES.title}
      lead={RECOVERY_CODES_MESSAGES.left({ count: factor.recoveryCodesLeft })}
    >
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={() => setIsRenewing(true)}>
          {RECOVERY_CODES_MESSAGES.renew}
        </Button>
      </div>
      {isRenewing && (
        <LaterDialog
          load={() => import('../confirm-password/confirm-password-dialog.tsx')}
          props={{
            title: RECOVERY_CODES_MESSAGES.renewTitle,
            lead: RECOVERY_CODES_MESSAGES.renewLead,
            submit: RECOVERY_CODES_MESSAGES.renew,
            onConfirmed: renew,
            onClose: close,
          }}
        />
      )}
    </Section>
  );
}
