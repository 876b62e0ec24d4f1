import type { SecondFactor } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, SkeletonRows } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { SECOND_FACTOR_MESSAGES } from '../../messages/second-factor.generated.ts';
import { AuthenticatorAppSection } from '../authenticator-app/authenticator-app-section.tsx';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { RecoveryCodesSection } from '../recovery-codes/recovery-codes-section.tsx';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useSecondFactor } from '../second-factor/use-second-factor.ts';

/** What the account is secured with besides its password. */
export function SecondFactorSections() {
  const factor = useSecondFactor();
  if (factor.data !== undefined) return <Sections factor={factor.data} />;
  if (factor.isError)
    return (
      <LoadFailure
        title={SECOND_FACTOR_MESSAGES.failed}
        {...referenceOf(factor.error)}
        onRetry={() => void factor.refetch()}
      />
    );
  return <SkeletonRows rows={3} rowHeightPx={96} />;
}

function Sections({ factor }: { readonly factor: SecondFactor }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { authenticatorApp, passkeys } = factor;
  return (
    <>
      <PasskeysSection factor={factor} onCodes={setCodes} />
      <AuthenticatorAppSection factor={factor} onCodes={setCodes} />
      {(authenticatorApp !== null || passkeys.length > 0) && (
        <RecoveryCodesSection factor={factor} onCodes={setCodes} />
      )}
      {codes !== null && (
        <LaterDialog
          load={() => import('../recovery-codes/recovery-codes-dialog.tsx')}
          props={{ codes, onClose: () => setCodes(null) }}
        />
      )}
    </>
  );
}
