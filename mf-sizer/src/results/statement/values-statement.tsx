import { STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { GlossaryText } from '@specbuilder/shared-ui/glossary';
import type { ReactNode } from 'react';

/** How reliable the values are, in the footer of every screen that shows them; a screen may first name their source. */
export function ValuesStatement({ children }: { readonly children?: ReactNode }) {
  const styles = useStyles();
  return (
    <p className={styles.foot} data-testid="figures-statement">
      <GlossaryText>
        {children} {STATEMENT_MESSAGES.figures}
      </GlossaryText>
    </p>
  );
}

const useStyles = makeStyles({
  foot: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
