import type { FanItemRow } from '../../projects/index.ts';
import type { ChosenOption } from '../subject/subject.ts';

/** What a price is made of. */
export type PricePart =
  | { readonly kind: 'unit' | 'motor' | 'extras' | 'others'; readonly usd: number }
  | { readonly kind: 'option'; readonly option: Pick<ChosenOption, 'id' | 'description'>; readonly usd: number };

/** List price of one unit, USD; the parts add up to the total. */
export interface ItemPrice {
  readonly usd: number;
  readonly parts: readonly PricePart[];
}

type PricedSnapshot = Pick<FanItemRow['snapshot'], 'price' | 'fanOptions' | 'fanExtendedOptions'>;

/** Null where the price list has no price: what costs nothing is not sold, so zero is no price either. */
export function itemPriceOf({ price, fanOptions, fanExtendedOptions = [] }: PricedSnapshot): ItemPrice | null {
  const { unit, motor, extras = 0, total } = price;
  if (!Number.isFinite(total) || total <= 0) return null;
  const chosen = new Map([...fanOptions, ...fanExtendedOptions].map((option) => [option.fanOptionId, option]));
  const options: PricePart[] = [...chosen].map(([id, { description, price: usd }]) => {
    return { kind: 'option', option: { id, description }, usd };
  });
  const named: PricePart[] = [
    { kind: 'unit', usd: unit },
    { kind: 'motor', usd: motor },
    ...options,
    { kind: 'extras', usd: extras },
  ];
  const others = total - named.reduce((sum, { usd }) => sum + usd, 0);
  return { usd: total, parts: [...named, { kind: 'others' as const, usd: others }].filter(isPart) };
}

/** An option that the unit includes is part of it at no price; of the rest nothing that is not there. */
function isPart({ kind, usd }: PricePart): boolean {
  return kind === 'unit' || kind === 'option' || Math.abs(usd) >= 0.005;
}
