import { BREAKPOINTS, Money, makeStyles, mergeClasses, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface FooterPricesProps {
  readonly page: OptionsPageState;
  readonly quantity: number;
}

/** The price with its parts. */
export function FooterPrices({ page, quantity }: FooterPricesProps) {
  const styles = useStyles();
  const { price } = page.item;
  const isSmall = useMediaQuery(BREAKPOINTS.phone);
  return (
    <div className={styles.prices} role="status">
      <Part label={OPTIONS_MESSAGES.budgetPrice} isTotal>
        <Money usd={price.total * quantity} strong />
        {quantity > 1 && (
          <span className={styles.times}>
            {quantity} × <Money usd={price.total} />
          </span>
        )}
      </Part>
      {!isSmall && (
        <>
          <Part label={OPTIONS_MESSAGES.unit}>
            <Money usd={price.unit} strong />
          </Part>
          <Part label={OPTIONS_MESSAGES.motorPrice}>
            <Money usd={price.motor} strong />
          </Part>
          <Part label={OPTIONS_MESSAGES.options}>
            <Money usd={price.options + (price.extras ?? 0)} strong />
          </Part>
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Part({ label, isTotal = false, children }: PartProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.part, !isTotal && styles.divided)}>
      <span className={styles.label}>{label}</span>
      <span className={mergeClasses(styles.numeric, isTotal && styles.total)}>{children}</span>
    </span>
  );
}

const useStyles = makeStyles({
  prices: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': { flexGrow: 1 },
  },
  part: { display: 'flex', flexDirection: 'column' },
  divided: { paddingInlineStart: tokens.spacingHorizontalM, borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  numeric: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  total: { fontSize: tokens.fontSizeBase500, lineHeight: '24px' },
  times: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});
