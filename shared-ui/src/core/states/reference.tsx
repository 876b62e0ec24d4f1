import { useState } from 'react';
import { CORE_MESSAGES } from '../../messages/core.generated.ts';
import { copyText } from '../copy-text.ts';
import { Link, makeStyles, tokens } from '../fluent.ts';

/** The id of a failed call, by which the operator of the server finds it in the log. */
export function Reference({ id }: { readonly id: string }) {
  const styles = useStyles();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    copyText(id).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <p className={styles.line}>
      <span>{CORE_MESSAGES.reference({ id })}</span>
      <Link as="button" onClick={() => void copy()}>
        {isCopied ? CORE_MESSAGES.referenceCopied : CORE_MESSAGES.copyReference}
      </Link>
    </p>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // A link has the size of the text beside it.
    '> button': { fontSize: 'inherit' },
  },
});
