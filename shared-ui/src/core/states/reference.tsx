import { useState } from 'react';
import { CORE_TEXTS } from '../../words/core.generated.ts';
import { copyText } from '../copy-text.ts';
import { Button } from '../fluent.ts';

/** The id of a call that failed, by which whoever runs the server finds it in the log. */
export function Reference({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    copyText(id).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <small style={{ overflowWrap: 'anywhere' }}>
      {CORE_TEXTS.reference({ id })}{' '}
      <Button size="small" appearance="transparent" onClick={() => void copy()}>
        {isCopied ? CORE_TEXTS.referenceCopied : CORE_TEXTS.copyReference}
      </Button>
    </small>
  );
}
