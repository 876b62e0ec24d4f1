import { formatMoney } from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { makeStyles, mergeClasses, tokens } from '../fluent.ts';
import { usePlatform, useReadable } from '../platform/platform-context.tsx';

interface MoneyProps {
  /** US dollars, as stored and sent. */
  readonly usd: number | null | undefined;
  /** '+' before an addition, '−' before a saving. */
  readonly signed?: boolean;
  readonly strong?: boolean;
  readonly className?: string;
}

/** An amount in the active currency, with its cents (CUR-005); nothing at all under 'No Pricing'. */
export function Money({ usd, signed = false, strong = false, className }: MoneyProps) {
  const styles = useStyles();
  const currency = useReadable(usePlatform().currency);
  if (currency.arePricesHidden) return null;
  const text = moneyText(usd, currency, { signed });
  if (text === '') return null;
  return (
    <span translate="no" className={mergeClasses(styles.money, strong && styles.strong, className)}>
      {text}
    </span>
  );
}

/** Whether price columns and totals are shown at all. */
export function useArePricesShown(): boolean {
  return !useReadable(usePlatform().currency).arePricesHidden;
}

/** The text of a price where an element is not allowed (titles, labels). */
export function moneyText(
  usd: number | null | undefined,
  currency: CurrencyState,
  { signed = false }: { readonly signed?: boolean } = {},
): string {
  if (usd == null || currency.arePricesHidden) return '';
  const text = formatMoney(signed ? Math.abs(usd) : usd, currency);
  if (!signed || usd === 0) return text;
  return `${usd > 0 ? '+' : '−'}${text}`;
}

const useStyles = makeStyles({
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
});
