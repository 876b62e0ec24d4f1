import { formatMoney } from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { makeStyles, mergeClasses, tokens } from '../fluent.ts';
import { usePlatform, useReadable } from '../platform/platform-context.tsx';

interface MoneyProps {
  /** US dollars, as stored and sent. */
  readonly usd: number | null | undefined;
  /** Whole currency units, as the result and option tables show budget prices. */
  readonly whole?: boolean;
  /** '+' before an addition, '−' before a saving. */
  readonly signed?: boolean;
  readonly strong?: boolean;
  readonly className?: string;
}

/** A price in the active currency; nothing at all under 'No Pricing'. */
export function Money({ usd, whole = false, signed = false, strong = false, className }: MoneyProps) {
  const styles = useStyles();
  const currency = useReadable(usePlatform().currency);
  if (currency.arePricesHidden) return null;
  const text = moneyText(usd, currency, { whole, signed });
  if (text === '') return null;
  return <span className={mergeClasses(styles.money, strong && styles.strong, className)}>{text}</span>;
}

/** Whether price columns and totals are shown at all. */
export function useArePricesShown(): boolean {
  return !useReadable(usePlatform().currency).arePricesHidden;
}

/** The text of a price where an element cannot stand (titles, labels). */
export function moneyText(
  usd: number | null | undefined,
  currency: CurrencyState,
  { whole = false, signed = false }: { readonly whole?: boolean; readonly signed?: boolean } = {},
): string {
  if (usd == null || currency.arePricesHidden) return '';
  const amount = signed ? Math.abs(usd) : usd;
  const text = whole ? wholeMoney(amount, currency) : formatMoney(amount, currency);
  if (!signed || usd === 0) return text;
  return `${usd > 0 ? '+' : '−'}${text}`;
}

function wholeMoney(usd: number, currency: CurrencyState): string {
  const rate = currency.exchangeRate || 1;
  return formatMoney(Math.round(usd * rate) / rate, currency).replace(/\.00(?=$| )/, '');
}

const useStyles = makeStyles({
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
});
