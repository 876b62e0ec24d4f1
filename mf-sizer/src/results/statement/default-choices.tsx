import { Link, makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { STATEMENT_MESSAGES } from '../../messages/statement.generated.ts';

interface DefaultChoicesProps {
  readonly choices: readonly { readonly description: string }[];
  /** Reports that the user reviewed them; absent where they are only displayed. */
  readonly onReviewed?: () => void;
}

/** Names hold commas themselves. */
const BETWEEN_NAMES = ' · ';

/** Choices made by default because a value is required; they are included in the price. */
export function DefaultChoices({ choices, onReviewed }: DefaultChoicesProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  if (choices.length === 0) return null;
  const says = arePricesShown ? STATEMENT_MESSAGES.includedInPrice : STATEMENT_MESSAGES.typical;
  return (
    <p className={styles.note} data-testid="default-choices">
      {says({ choices: choices.map(({ description }) => description).join(BETWEEN_NAMES) })}
      {onReviewed && (
        <>
          {' '}
          <Link as="button" type="button" className={styles.reviewed} onClick={onReviewed}>
            {STATEMENT_MESSAGES.looksRight}
          </Link>
        </>
      )}
    </p>
  );
}

const useStyles = makeStyles({
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  reviewed: {
    fontSize: tokens.fontSizeBase200,
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
